"""Wagers and the DRAGON player: what players claim of them, and whether it is so."""

from engine import cited, fact_is, must_not, presumed, regardless, rule, size, stated
from engine.expressions import flag_of
from engine.games.dragons_lair.facts import Lair
from engine.games.dragons_lair.wager_notes import NO_TARGET, THEIRS

NOTHING_TO_STAKE = stated(THEIRS < 1, False)
HOARD_IS_EMPTY = stated(THEIRS < 1, size(Lair.hoard_treasures) < 1, False) & (
    presumed(Lair.hoard_items, 0) < 1
)

wager_opponent_choose = fact_is(
    "dragons-lair.wager.opponent.choose",
    value=True,
    title="The wagering player chooses the opponent",
    asks=(
        "May I choose whom I wager against?",
        "Is it up to me whom I challenge?",
        "I pick my victim for the bet, right?",
        "Can I name any other player as my opponent?",
        "Do I decide if it's the beast or a player that I bet against?",
        "is the one who bets free to pick his opponent",
        "the wagerer says against whom?",
        "Ann starts a wager and calls me out. Is it her choice?",
        "So who I gamble with is my decision?",
    ),
    quote="The wagering player next declares a chosen opponent for the wager, which can be the DRAGON or another player.",
)
wager_the_dragon = rule(
    "dragons-lair.wager.opponent.dragon",
    of=Lair,
    decides=~cited(HOARD_IS_EMPTY, NO_TARGET),
    title="The DRAGON can be the opponent of a wager",
    asks=(
        "Can I wager against the DRAGON?",
        "May I challenge the dragon to a wager?",
        "can we bet against the beast",
        "Is the DRAGON allowed as the opponent of my wager?",
        "can i wager the dragon instead of a player?",
        "Is gambling with the drake possible?",
        "Could I pick the boss as the chosen opponent?",
        "wager vs the dragon, is that a thing?",
        "My friend says one can't bet against the dragon. Can I?",
        "am I permitted to make a bet with the monster",
        "There is nothing in the hoard, can I still pick the DRAGON as my opponent?",
        "The hoard is empty. I name the dragon for my wager, is that ok?",
        "the beast owns 3 treasures, may it be my opponent in a bet?",
    ),
    quote="The wagering player next declares a chosen opponent for the wager, which can be the DRAGON or another player.",
)
wager_opponent_dragon_only = fact_is(
    "dragons-lair.wager.opponent.dragon-only",
    value=False,
    title="Only the DRAGON can be the opponent of a wager",
    asks=(
        "Is the DRAGON the only possible opponent of a wager?",
        "Are bets against other players ruled out?",
        "wagers just vs the beast, right?",
        "Do I always wager against the dragon?",
        "Is it forbidden to challenge another player?",
        "only against the monster one can bet?",
        "can you gamble with nobody but the drake",
        "My friend says players can't be challenged, just the dragon, is it so?",
        "Must every wager be against the boss?",
    ),
    quote="The wagering player next declares a chosen opponent for the wager, which can be the DRAGON or another player.",
)
wager_goes_ahead = rule(
    "dragons-lair.wager.goes-ahead",
    of=Lair,
    decides=regardless(flag_of(True), Lair.wagered_value),
    title="A wager goes ahead although the opponent has less",
    asks=(
        "Does a wager go ahead when the opponent has less than I bet?",
        "Can I bet more than the other one owns?",
        "she only has little, is the bet still on?",
        "Is a wager valid if my rival can't reach its value?",
        "I put down a lot and he owns a single small card, do we still roll?",
        "does the wager take place though the other is poorer",
        "the bet counts also if he has not enough?",
        "My opponent can't cover my stake. Is it still a wager?",
        "Even a much poorer player has to take my bet, right?",
        "I lay down a lot and she has only one small card, is the wager on all the same?",
        "my bet is 500, his single treasure is 100, still a wager?",
        "Does my challenge stand when Nils can only put up half of it?",
        "bet of 350 against someone with just a 50, does it happen?",
        "She owns less than I put in, do we play the wager out?",
    ),
    quote=(
        "A chosen opponent who cannot match the wagered amount must stake the highest closest value.",
        "The chosen opponent cannot refuse a wager.",
    ),
)
wager_goes_ahead.unless("nothing to stake", when=NOTHING_TO_STAKE, decides=False, quote=NO_TARGET)
wager_called_off = rule(
    "dragons-lair.wager.called-off",
    of=Lair,
    decides=regardless(flag_of(False), Lair.wagered_value),
    title="A wager is called off when the opponent cannot match it",
    asks=(
        "Is a wager called off when the opponent cannot match it?",
        "Does my bet fail if she has too little?",
        "he can't cover it, so no bet?",
        "Must I lower my stake to what the other one owns?",
        "Is the challenge void when the victim is too poor?",
        "do we cancel the wager because she can't reach the amount",
        "if he has not enough the bet falls away?",
        "My brother says you can't bet more than the other has, is that true?",
        "Do I take my cards back when nobody can match my wager?",
    ),
    quote=(
        "A chosen opponent who cannot match the wagered amount must stake the highest closest value.",
        "The chosen opponent cannot refuse a wager.",
    ),
)
wager_called_off.unless("nothing to stake", when=NOTHING_TO_STAKE, decides=True, quote=NO_TARGET)
wager_who_chooses = fact_is(
    "dragons-lair.wager.who-chooses",
    "in a wager against the DRAGON the wagering player, in a wager against a player the chosen opponent",
    asks=(
        "Who picks the cards that the other side stakes, against the dragon and against a player?",
        "Who decides what is staked against me in a wager, in both cases?",
        "Whose choice are the opponent's cards, if it's the beast and if it's a human?",
        "who selects the matching cards in a bet, player or dragon as opponent",
        "Against a player and against the DRAGON: who chooses the opposing stake?",
        "who says which treasures the rival puts up, and who for the drake?",
        "In a wager, who gets to choose the other stake, depending on the opponent?",
        "which of us lays out the cards for the opponent in a bet, with dragon and with person?",
        "Does the chooser of the opposing stake differ between player and dragon, who is it?",
    ),
    quote=(
        "In a wager against the DRAGON, the wagering player can choose which of the DRAGON's treasure cards are staked, as long as the equal (or closest exceeding) value condition is met.",
        "The chosen opponent of a wager lays treasure cards face up on the table with a total value that equals the wagered value, or else exceeds the wagered value most closely.",
    ),
)
wager_dragon_chooses_itself = fact_is(
    "dragons-lair.wager.dragon.chooses-itself",
    value=False,
    title="The DRAGON chooses its own stake",
    asks=(
        "Does the DRAGON choose its own stake?",
        "Is it the beast that picks what it puts up?",
        "dragon decides which of its cards go in?",
        "Do we draw the dragon's stake at random?",
        "does the monster select what it stakes",
        "Is it the beast's own choice which treasures it lays down?",
        "the dragon alone selects his cards for the wager?",
        "My friend says the dragon always stakes what it likes, is that so?",
        "Are the hoard's cards for a wager chosen by chance?",
    ),
    quote="In a wager against the DRAGON, the wagering player can choose which of the DRAGON's treasure cards are staked, as long as the equal (or closest exceeding) value condition is met.",
)
wager_item_dragon_match = fact_is(
    "dragons-lair.wager.item.dragon-match",
    value=True,
    title="An item in the hoard can match a wager",
    asks=(
        "Can the DRAGON match my wager with an item from its hoard?",
        "Does a stolen item count when the beast has to stake?",
        "dragon answers my bet with gear it took, legal?",
        "May captured items be staked for the dragon?",
        "Can I win back my item by wagering the dragon?",
        "is an item in the hoard good as a stake",
        "the dragon lays an item against my treasure, is it ok?",
        "My shield lies in the hoard. Could it be part of the dragon's stake?",
        "Are items in the hoard treated as treasure in a wager too?",
    ),
    quote="An item card that the DRAGON obtains in its hoard becomes a treasure card that has a value of +100.",
)
dragon_player_draw_item = must_not(
    "dragons-lair.dragon-player.draw-item",
    act="draw from the item deck as the DRAGON player",
    asks=(
        "Can the DRAGON player draw an item?",
        "May I draw from the item deck as the DRAGON player?",
        "I'm the beast this game, may i take gear from the item pile?",
        "Is the item deck open to whoever plays the dragon?",
        "Does the human dragon get to pull items?",
        "as the drake i'd like an item, allowed?",
        "the dragon's player, can he take an item card?",
        "My brother plays the monster and draws items, may he?",
        "Could the boss's player go for equipment on his turn?",
    ),
    quote="Draw: the DRAGON player can draw 1 card from the Dragon deck or a treasure deck.",
)
dragon_player_as_many = fact_is(
    "dragons-lair.dragon-player.as-many",
    value=False,
    title="The DRAGON player has as many actions as an adventurer",
    asks=(
        "Does the DRAGON player have as many actions as an adventurer?",
        "Has the human dragon the same number of actions as we have?",
        "dragon gets two as well, right?",
        "Do the beast's player and a hero do equally much in a turn?",
        "Is the number of actions the same on both sides?",
        "does whoever is the drake get as much to do as the rest",
        "the dragon's player has the same actions count as others?",
        "My cousin as the monster wants two actions like us, does he have them?",
        "Are dragon and adventurers equal in actions per turn?",
        "Do we get more actions than the dragon guy?",
        "are the dragon's and our action counts equal",
        "does the beast's player act as often in a turn as a hero does",
    ),
    quote=(
        "The DRAGON player may perform 1 action on their turn.",
        "A player can perform TWO actions during their turn.",
    ),
)
dragon_player_discard_down = fact_is(
    "dragons-lair.dragon-player.discard-down",
    value=False,
    title="The DRAGON player discards down to 5 Dragon cards",
    asks=(
        "Must the DRAGON player discard down to 5 cards?",
        "Is a hand of more than five Dragon cards against the rules?",
        "7 cards in the beast's hand, too many?",
        "Do I throw away what is over five as the dragon?",
        "Is the dragon's hand limited to five?",
        "does the human boss lose cards above 5",
        "over five cards the dragon has to put some away?",
        "I hold 8 Dragon cards now. Do I have to get rid of three?",
        "Does the hand go back to five when it got bigger by drawing?",
        "I have six as the boss at the end of the turn, do I drop one?",
        "must a hand of more than five be cut at turn's end",
        "are surplus Dragon cards put away by the dragon's player",
        "Does the beast's player lose what is over 5 when hands are refilled?",
    ),
    quote="By drawing Dragon cards, the DRAGON player can build a hand of more than 5 Dragon cards.",
)
dragon_player_treasure_straight = fact_is(
    "dragons-lair.dragon-player.treasure.straight",
    value=True,
    title="A treasure the DRAGON player draws goes straight into the hoard",
    asks=(
        "Does a treasure that the DRAGON player draws go straight into the hoard?",
        "Does the human dragon get drawn loot without a fight?",
        "I'm the beast: treasure drawn = treasure mine?",
        "Does whoever plays the dragon simply keep a treasure they draw?",
        "No dice for the dragon's own draws, right?",
        "is loot the monster's player draws safe at once",
        "the treasure of the dragon player, it goes direct to him?",
        "My sister is the drake and just took the treasure she drew, is that fine?",
        "So the dragon scores what it draws without rolling?",
        "As the dragon, is a treasure mine without rolling?",
        "I drew loot on the dragon's seat, do I just keep it?",
        "does the human beast take a drawn treasure at once",
    ),
    quote=(
        "A treasure card drawn by the DRAGON player goes straight into the DRAGON player's hoard.",
        "A treasure card drawn by the DRAGON player initiates no encounter.",
    ),
)

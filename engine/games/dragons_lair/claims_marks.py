"""What is shown, owned and marked, and whom it is for: what players claim of it, and whether it is so."""

from engine import fact_is, must, presumed, rule
from engine.games.dragons_lair.dragon_cards import AFFECTED
from engine.games.dragons_lair.facts import Lair
from engine.games.dragons_lair.treasure_cards import BACK

DANGER = "The danger level of a card gives the number of Dragon cards to be drawn in an encounter, or the amount of bonus value that the DRAGON gets in a wager."
OWNERS = "Cards in an inventory belong to that player, and cards in the hoard belong to the DRAGON."
TAP = 'To use an item card, "tap" the card: rotate the item card 90 degrees to show that the item is tapped.'

# Contests
both_roll = fact_is(
    "dragons-lair.contest.both-roll",
    value=True,
    title="The player and the DRAGON both roll",
    asks=(
        "Do both the player and the DRAGON roll?",
        "Is a die thrown for the beast as well?",
        "one die for me and one for it, right?",
        "Does somebody roll for the dragon too in a contest?",
        "has the monster a roll of its own",
        "in a fight for loot, both sides throw a die, yes?",
        "do I roll against another roll",
        "the dragon also makes a throw?",
        "My sister rolls one die for herself and one for the drake, is that right?",
    ),
    quote="In a contest the player and the DRAGON roll 1 die each, unless a card's effect states otherwise.",
)
only_player_rolls = fact_is(
    "dragons-lair.contest.only-player",
    value=False,
    title="Only the player rolls in a contest",
    asks=(
        "Does only the player roll in a contest?",
        "Am I the only one with a die in the fight?",
        "just me rolling against a set number, right?",
        "Is the beast's value a fixed one?",
        "nobody rolls for the dragon, correct?",
        "do i throw alone for the treasure",
        "is there just my die in a contest",
        "My friend says you roll against the danger level alone, is he right?",
        "only one die is thrown, the one of the player?",
    ),
    quote="In a contest the player and the DRAGON roll 1 die each, unless a card's effect states otherwise.",
)

# Inventory and Hoard
hoard_is_dragons = fact_is(
    "dragons-lair.hoard.owner",
    value=True,
    title="The cards in the hoard are the DRAGON's",
    asks=(
        "Do the cards in the hoard belong to the DRAGON?",
        "Is what lies in the hoard the beast's own?",
        "hoard = the dragon's property, right?",
        "Has the monster become the owner of what it won?",
        "are the treasures it won the drake's now",
        "my card went to the hoard, is it the dragon's from then on",
        "the things of the hoard are of the dragon?",
        "So nobody but the boss owns the hoard?",
        "Does my loot in its pile count as its own?",
    ),
    quote=OWNERS,
)
hoard_is_common = fact_is(
    "dragons-lair.hoard.common",
    value=False,
    title="The hoard is common property",
    asks=(
        "Is the hoard common property?",
        "Can I take cards out of the hoard as I like?",
        "are the dragon's treasures there for everyone to grab",
        "Do cards that the beast won from me still belong to me?",
        "hoard cards = anyone's cards?",
        "is what the dragon won still mine",
        "May we share out what lies in the hoard?",
        "one can simply get his card back from the hoard?",
        "My brother helps himself to the hoard, is that all right?",
    ),
    quote=OWNERS,
)

# Treasure Cards, Danger Level
rarity_in_front = fact_is(
    "dragons-lair.treasure.front",
    value=False,
    title="Only the front of a treasure tells its rarity",
    asks=(
        "Must I flip a treasure to see its rarity?",
        "Is the rarity on the front only?",
        "Do I find out if it's gold only after drawing?",
        "is the tier of a treasure hidden while it lies face down",
        "rarity shows up only with the draw, right?",
        "do all treasure backs look the same",
        "My friend says you learn the metal only when it's turned over, is that so?",
        "are the backs the same for bronze and gold",
        "Is it a secret what kind of treasure lies on top?",
    ),
    quote=BACK,
)
fourth_rarity = fact_is(
    "dragons-lair.treasure.fourth",
    value=False,
    title="There are other rarities than bronze, silver and gold",
    asks=(
        "Is there a rarity above gold?",
        "Are there platinum treasures?",
        "is a fourth kind of treasure in the deck",
        "Do diamond cards exist?",
        "more than three rarities, right?",
        "has the game copper or iron ones as well",
        "any other treasure tier apart from bronze, silver, gold?",
        "My nephew talks of legendary treasures, do they exist?",
        "besides the three metals there's one more, yes?",
    ),
    quote="Treasure cards have 3 different rarities: bronze, silver and gold.",
)
danger_in_wager = fact_is(
    "dragons-lair.danger.in-wager",
    value=True,
    title="The danger level matters in a wager against the DRAGON",
    asks=(
        "Does the danger level matter in a wager against the DRAGON?",
        "Is there a bonus for the beast when I stake a dangerous card?",
        "danger helps the dragon in bets, right?",
        "Does the monster get something extra from a gold card in a wager?",
        "is a stake with a high danger worse for me against the drake",
        "has the number on the left a role in a bet with the dragon",
        "when I wager the beast the danger counts too?",
        "My sister adds the danger to the dragon's roll in a wager, is she right?",
        "So the boss has an edge in a wager because of the danger?",
    ),
    quote=DANGER,
)
danger_in_contest = fact_is(
    "dragons-lair.danger.in-contest",
    value=False,
    title="The danger level is added to the DRAGON's roll in an encounter",
    asks=(
        "Is the danger level added to the DRAGON's roll in an encounter?",
        "Does the beast get plus 3 on its die when I draw gold?",
        "danger on top of its roll in the fight for a drawn treasure?",
        "Do we add the number on the left to the monster's throw in an encounter?",
        "does a dangerous treasure make the dragon's die better in the contest",
        "in an encounter the danger is a bonus for the drake, right?",
        "My pal gives the dragon the danger as a bonus for drawn cards too, is that correct?",
        "has the beast a bonus from danger outside of wagers",
        "for the drawn card the dragon rolls with danger added?",
    ),
    quote=DANGER,
)

# Dragon Cards
only_fighter = rule(
    "dragons-lair.dragon-cards.only-fighter",
    of=Lair,
    title="Dragon cards affect only the player in the encounter",
    decides=presumed(Lair.not_only, False),
    asks=(
        "Do Dragon cards affect only the player in the encounter?",
        "Am I safe from the beast's cards when another one fights?",
        "just the one fighting gets hit, right?",
        "Is it always the one who drew the treasure that suffers?",
        "are those who watch always safe from Dragon cards",
        "the dragon's cards are against one player only?",
        "My wife says a Dragon card touches just the fighter, is it so?",
        "are bystanders out of reach of the monster's cards",
        "Can a Dragon card be for everybody and not only for whoever is fighting?",
        "does the beast's card go for all of us, not just the one in the encounter?",
        "Might Dragon cards hit the others as well and not just me?",
    ),
    quote=AFFECTED,
)

# Using Items
must_tap = must(
    "dragons-lair.items.must-tap",
    act="tap an item to use it",
    title="An item has to be tapped to be used",
    asks=(
        "Do I have to tap an item to use it?",
        "Must my gear be turned sideways when I use it?",
        "is tapping needed each time",
        "Is it required to rotate the card for its effect?",
        "turning the gadget is a must?",
        "have I got to lay the item crosswise when it's used",
        "one is obliged to turn the card when using?",
        "Should a used item be marked by turning it?",
        "does every use of an item call for a quarter turn",
    ),
    quote=TAP,
)
effect_after_tap = fact_is(
    "dragons-lair.items.effect-after",
    value=True,
    title="The effect of an item comes after it is tapped",
    asks=(
        "Is an item tapped before its effect?",
        "Do I tap first and do what it says then?",
        "tap, then effect, right?",
        "Is the item turned before its text is carried out?",
        "first the quarter turn, after that the effect?",
        "is turning the card the first step of using it",
        "does gear take effect once it lies sideways",
        "My brother turns the card and then applies it, is that the order?",
        "the effect is made after the turning?",
    ),
    quote="After an item card is tapped, the effect of the item card is resolved.",
)

# Targets and Timing Icons
player_icon_others = fact_is(
    "dragons-lair.icons.target.player.others",
    value=False,
    title="An item with the icon for the player affects somebody else",
    asks=(
        "Does an item with the player icon affect somebody else?",
        "Is the effect of a player-icon item for my opponent?",
        "player icon on gear = all players?",
        "Can I use an item with the icon for the player on the dragon?",
        "does the sign for the player hit the others",
        "my item shows the player symbol, does it work on my rival",
        "with the player mark the item goes on everybody?",
        "My friend says the player icon lets him pick any target, is that so?",
        "Are other people touched by an item that carries the player icon?",
    ),
    quote="Targeting icon for the player: the item card's effect will apply to the player.",
)
dragon_icon_players = fact_is(
    "dragons-lair.icons.dragon.players",
    value=False,
    title="The icon for the DRAGON is for players",
    asks=(
        "Is the DRAGON icon's effect for the players?",
        "Do I profit from a card with the timing icon for the DRAGON?",
        "dragon sign on a card: it's for me, right?",
        "Does the effect with the beast's symbol go to the adventurers?",
        "is the icon of the dragon something for heroes",
        "a card with the dragon icon helps us players?",
        "the dragon timing mark means that I use it?",
        "My sister takes the effect of dragon-icon cards for herself, may she?",
        "Are effects with the monster's timing icon ours?",
    ),
    quote="Timing icon for the DRAGON: the card's effect is for the DRAGON.",
)
repeated_once = fact_is(
    "dragons-lair.icons.repeated.once",
    value=False,
    title="A repeated-use item works only once",
    asks=(
        "Does a repeated-use item work only once?",
        "Is gear with the repeat icon used up after a single use?",
        "multi-use item = one use, right?",
        "Can I use an item with the repeated icon just one time in the game?",
        "is a reusable item finished after its first effect",
        "the repeat sign means once, yes?",
        "with the icon for repeated use I get only one go?",
        "My friend says every item works a single time, also the repeat ones. Is that so?",
        "Is a second use of a repeat-icon item ruled out?",
    ),
    quote='Timing icon for repeated use: the item can be used multiple times, and the card is "tapped" to use the item.',
)

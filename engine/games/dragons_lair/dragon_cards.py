"""Dragon Cards."""

from engine import effect, fact_is, may, must, must_not, presumed
from engine.games.dragons_lair.facts import Lair

AFFECTED = "Dragon cards can have their effect on the player who is in the encounter, on all players, or on the DRAGON itself."
ONE_BY_ONE = (
    "The effect of a drawn Dragon card must be resolved or discarded before the next Dragon card is revealed."
)
DISCARDED = "A Dragon card is discarded once its effect has been resolved."
AHEAD = "Dragon cards are drawn in an encounter, ahead of the contest."

# Dragon Cards
dragon_cards_first = fact_is(
    "dragons-lair.dragon-cards.first",
    "in an encounter, ahead of the contest",
    asks=(
        "When are Dragon cards drawn?",
        "At which point of an encounter does the DRAGON get its cards?",
        "When do we flip Dragon cards?",
    ),
    quote=AHEAD,
)
before_contest = fact_is(
    "dragons-lair.dragon-cards.before",
    value=True,
    title="Dragon cards are drawn before the contest",
    asks=(
        "Do Dragon cards come before the contest?",
        "Are the Dragon cards drawn ahead of the dice roll?",
        "Is it cards of the beast first, then dice?",
        "Dragon cards ahead of the dice, right?",
        "Does the beast's card phase precede the contest?",
    ),
    quote=AHEAD,
)
after_contest = fact_is(
    "dragons-lair.dragon-cards.after",
    value=False,
    title="Dragon cards are drawn after the contest",
    asks=(
        "Are Dragon cards drawn after the dice are rolled?",
        "Do we roll first and draw Dragon cards then?",
        "Does the contest come ahead of the Dragon cards?",
    ),
    quote=AHEAD,
)
next_dragon_card = must(
    "dragons-lair.dragon-cards.one-by-one",
    act="resolve or discard a Dragon card before the next is revealed",
    asks=(
        "Must a Dragon card be resolved before the next one is revealed?",
        "Must the second Dragon card wait until the first is done?",
        "one after the other with the beast's cards, is that a must?",
        "Do we have to finish a Dragon card before we flip another?",
        "should the first effect be over before the next card is seen",
        "is it required to deal with them singly",
        "the next Dragon card only after the last one, necessarily?",
    ),
    quote=ONE_BY_ONE,
)
all_at_once = must_not(
    "dragons-lair.dragon-cards.at-once",
    act="reveal a Dragon card before the last one is resolved or discarded",
    asks=(
        "May all Dragon cards be flipped at once?",
        "Can the next Dragon card be turned before the first is resolved?",
        "Do we reveal the whole lot of Dragon cards together?",
    ),
    quote=ONE_BY_ONE,
)
affected = fact_is(
    "dragons-lair.dragon-cards.affected",
    ("the player who is in the encounter", "all players", "the DRAGON itself"),
    asks=(
        "Whom can a Dragon card affect?",
        "Can a Dragon card hit players outside the encounter?",
        "Can a Dragon card affect the DRAGON?",
    ),
    quote=AFFECTED,
)
affect_all = may(
    "dragons-lair.dragon-cards.all",
    act="affect all players",
    title="A Dragon card can affect all players",
    asks=(
        "Can a Dragon card affect everybody?",
        "Can one card of the beast strike the whole table?",
        "May a Dragon card hit those who are not in the encounter?",
    ),
    quote=AFFECTED,
)
affect_itself = may(
    "dragons-lair.dragon-cards.itself",
    act="affect the DRAGON itself",
    title="A Dragon card can affect the DRAGON",
    asks=(
        "Can a Dragon card work against the DRAGON?",
        "May the DRAGON be hit by its own card?",
        "Could a card of the beast backfire on it?",
        "Could a Dragon card hurt the DRAGON?",
        "may the beast suffer from what it drew",
        "is it possible that the drake's card goes against itself",
        "Can the monster be the victim of a Dragon card?",
    ),
    quote=AFFECTED,
)
dragon_card_discarded = effect(
    "dragons-lair.dragon-cards.discarded",
    then="the Dragon card is discarded",
    asks=(
        "What happens to a Dragon card after its effect?",
        "When is a Dragon card discarded?",
        "Does a resolved Dragon card stay on the table?",
    ),
    quote=DISCARDED,
)
dragon_card_stays = fact_is(
    "dragons-lair.dragon-cards.stays",
    value=False,
    title="A resolved Dragon card stays on the table",
    asks=(
        "Do Dragon cards stay on the table after their effect?",
        "Is a Dragon card kept once it is resolved?",
        "Do I keep the Dragon card that hit me?",
    ),
    quote=DISCARDED,
)
respond = may(
    "dragons-lair.dragon-cards.respond",
    act="use items or card effects in response to Dragon cards",
    asks=(
        "May I respond to a Dragon card with an item?",
        "Can I react to the DRAGON's card?",
        "Can an item counter a Dragon card?",
    ),
    quote="Players may use items or card effects in response to Dragon cards.",
)
exclamation = must(
    "dragons-lair.dragon-cards.exclamation",
    act="resolve a Dragon card with the (!) icon before any other cards",
    asks=(
        "What does the (!) icon on a Dragon card mean?",
        "Which Dragon card is resolved first?",
        "Does the exclamation mark card come before the others?",
    ),
    quote="A Dragon card with the (!) icon has its effect resolved before any other cards.",
)
draw_dragon_card = must_not(
    "dragons-lair.dragon-cards.draw",
    act="draw from the Dragon deck",
    asks=(
        "Can a player draw from the Dragon deck?",
        "May I take a Dragon card?",
        "Is drawing a Dragon card an option on my turn?",
        "May adventurers draw from the Dragon deck too?",
        "my girlfriend takes a Dragon card as her draw, may she?",
        "Can I use my draw for the dragon pile?",
        "are players free to pull from the beast's deck",
        "We heroes can take Dragon cards as an action, right?",
        "Am I allowed to take a card of the DRAGON's as one of my actions?",
        "may I pull from the DRAGON's deck to see what is coming",
        "is the Dragon deck one of those I can draw from",
    ),
    of=Lair,
    quote="Players cannot draw from the Dragon deck.",
)
draw_dragon_card.unless(
    "the DRAGON player",
    when=presumed(Lair.role, "adventurer") == "dragon_player",
    quote="Draw: the DRAGON player can draw 1 card from the Dragon deck or a treasure deck.",
)

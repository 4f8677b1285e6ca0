"""Page 7: every turn."""

from engine import cited, fact_is, may, must, must_not, need_not, rule
from engine.games.lairs.cubes import ANY_CUBE
from engine.games.lairs.turn_facts import Turn

# p.7 — On Every Turn
CONFIRM = "First in every turn, confirm your location with the Builder"
REFRESH = "Second in every turn, Refresh your Energy."
EXPLORE = "Third in every turn, Explore: perform actions by spending cubes until you have run out or you choose to stop."
RUN_OUT = "until you have run out or you choose to stop"
turn_steps = fact_is(
    "lairs.turn.steps",
    ("confirm your location", "Refresh your Energy", "Explore"),
    quote=(CONFIRM, REFRESH, EXPLORE),
    asks=("What are the steps of a turn?", "In what order does my turn go?", "What do I do on my turn?"),
)
first_step = fact_is(
    "lairs.turn.first",
    "confirm your location with the Builder",
    quote=CONFIRM,
    asks=(
        "What is the first step of a turn?",
        "How does my turn begin?",
        "What do I ask the Builder when my turn starts?",
    ),
)
second_step = fact_is(
    "lairs.turn.second",
    "Refresh your Energy",
    quote=REFRESH,
    asks=(
        "What is the second step of a turn?",
        "What follows after confirming my location?",
    ),
)
refresh_when = fact_is(
    "lairs.turn.refresh_when",
    "second in every turn, after confirming your location and before you Explore",
    quote=(REFRESH, CONFIRM),
    title="When you Refresh",
    asks=(
        "When do I Refresh?",
        "When in my turn is the Refresh?",
        "At what point of a turn do my cubes come back?",
        "at which moment do i recharge",
        "Is the recharge at the start or at the end of my turn, when exactly?",
        "When does my energy get refreshed each turn?",
        "Timing of the Refresh?",
        "After what do I refresh my cubes?",
        "Before which step do I get to recharge?",
        "When are the baskets shifted along?",
    ),
)
third_step = fact_is(
    "lairs.turn.third",
    "Explore: perform actions by spending cubes",
    quote=EXPLORE,
    asks=(
        "What is the third step of a turn?",
        "When do I perform actions?",
        "What do I do after the Refresh?",
    ),
)
confirm = must(
    "lairs.turn.confirm",
    act="confirm your location with the Builder",
    quote=CONFIRM,
    asks=(
        "Must I confirm my location every turn?",
        "Can I skip telling the Builder where I am?",
        "May I start right away without saying where I am?",
        "Do I have to say where I am at the start of each turn?",
        "each turn i must tell my location, really?",
        "Is it required to ask 'I am in B5, right?' every time?",
        "Am I obliged to check my square with the Builder first thing each go?",
    ),
)
refresh_duty = must(
    "lairs.turn.refresh",
    act="Refresh your Energy in every turn",
    quote=REFRESH,
    asks=(
        "Must I Refresh each turn?",
        "Do I get to recharge every turn?",
        "May I skip the recharge this turn?",
    ),
)
refresh_twice = must_not(
    "lairs.turn.refresh_twice",
    act="Refresh more than once in a turn",
    quote=REFRESH,
    asks=(
        "May I Refresh more than once in a turn?",
        "Can I recharge a second time in the same turn?",
        "refresh twice this turn, ok?",
        "I have spent all my cubes, may I refresh again before my turn ends?",
        "Out of energy halfway: another recharge in this turn, possible?",
        "Is a second Refresh allowed within one go?",
        "Could I recharge once more after exploring?",
        "may i do two refreshes in one turn",
        "All cubes used. I refresh a further time and go on, is it legal?",
    ),
)
refresh_first = fact_is(
    "lairs.turn.refresh_first",
    True,
    quote=(REFRESH, EXPLORE),
    title="You Refresh before you Explore",
    asks=(
        "Do I Refresh before I Explore?",
        "Does the recharge come before my actions?",
        "Is the Refresh ahead of exploring?",
    ),
)
explore_first = fact_is(
    "lairs.turn.explore_first",
    False,
    quote=(REFRESH, EXPLORE),
    title="You Explore before you Refresh",
    asks=(
        "Do I Explore before I Refresh?",
        "Can I do some actions first and Refresh afterwards?",
        "Does the recharge come at the end of my turn?",
        "i'd like to creep first and refresh then, may i?",
        "Is the Refresh done after all actions?",
        "Are my actions ahead of the refresh in the turn order?",
        "We always recharge last, is that how it goes?",
        "May I put the refresh behind a peek into the next room?",
        "spend cubes, then refresh, in that order?",
    ),
)
act_again = may(
    "lairs.turn.act",
    act="perform another action that costs cubes",
    of=Turn,
    when=ANY_CUBE,
    otherwise="must_not",
    quote=EXPLORE,
    asks=(
        "May I perform another action?",
        "I have 2 cubes left, can I keep acting?",
        "Can I go on with no cubes?",
    ),
)
spend_all = need_not(
    "lairs.turn.spend_all",
    act="spend all your cubes",
    quote=RUN_OUT,
    asks=(
        "Must I spend all my cubes?",
        "Do I have to go on until my cubes have run out?",
        "3 cubes left, am I forced to use them?",
    ),
)
stop = may(
    "lairs.turn.stop",
    act="stop before you have run out of cubes",
    quote="you choose to stop",
    asks=(
        "May I stop early?",
        "Can I end my turn with cubes left?",
        "I've got 4 cubes, may I call it a turn?",
        "Can I quit my turn with cubes still in hand?",
        "May I end my go while I hold unused cubes?",
        "is it ok to stop though I have energy left",
        "We always play until all cubes are gone, but may I stop before?",
        "am i allowed to finish early and keep cubes unspent?",
    ),
)
turn_over = rule(
    "lairs.turn.over",
    of=Turn,
    quote=EXPLORE,
    decides=cited(~ANY_CUBE, quote="you have run out") | cited(Turn.stopped, quote="you choose to stop"),
    asks=("Is my turn over?", "When does my turn end?", "I have no cubes left, am I done?"),
)

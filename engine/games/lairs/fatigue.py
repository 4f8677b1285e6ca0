"""Page 7: penalties and Fatigue."""

from engine import amount, cited, effect, fact_is, largest, rule, when
from engine.games.lairs.refreshing import CONSERVED_STAY, SPENT_MOVE
from engine.games.lairs.turn_facts import Turn

# p.7 — Penalties & Fatigue
FATIGUE = "To Fatigue a cube means to move that cube to the Fatigued basket."
RETURNS = "A Fatigued cube returns to the Spent basket, not to the Fresh basket, on the next Refresh."
fatigue_means = fact_is(
    "lairs.fatigue.means",
    "to move that cube to the Fatigued basket",
    quote=FATIGUE,
    asks=(
        "What does it mean to Fatigue a cube?",
        "Explain Fatigue.",
    ),
)
fatigue = effect(
    "lairs.fatigue",
    of=Turn,
    quote=FATIGUE,
    after={Turn.fatigued: Turn.fatigued + Turn.to_fatigue},
    asks=(
        "What happens when I Fatigue cubes?",
        "I have 1 Fatigued cube and must Fatigue 2, how many are Fatigued?",
        "I must Fatigue 3 cubes and have 0 there, how many are Fatigued then?",
    ),
)
fatigue_place = fact_is(
    "lairs.fatigue.place",
    "the Fatigued basket, and on the next Refresh the Spent basket",
    quote=(FATIGUE, RETURNS),
    title="Where Fatigued cubes go",
    asks=(
        "Where do Fatigued cubes go?",
        "Where does a cube go that I must Fatigue?",
        "in which place do tired cubes end up",
        "Which basket takes a cube that a penalty fatigues?",
        "Where do I lay the cubes that are exhausted?",
        "A strike fatigues my cube: where is it now?",
        "place for fatigued cubes?",
        "What becomes of the spot of a cube that got tired, where is it put?",
        "Tell me where fatigued energy is kept.",
    ),
)
fresh_left = amount(
    "lairs.fatigue.left",
    of=Turn,
    unit="cubes",
    quote=FATIGUE,
    title="Fresh cubes left after a penalty that Fatigues Fresh cubes",
    expr=largest(0, Turn.fresh - Turn.to_fatigue),
    asks=(
        "How many Fresh cubes have I left after I Fatigue some?",
        "I have 4 Fresh cubes and must Fatigue 1, how many stay Fresh?",
        "The trap makes me tire 2 of my 6 fresh cubes, what remains fresh?",
        "5 fresh, the strike fatigues 3 of them: what can I still use?",
        "got hit, 1 of my 3 ready cubes goes to Fatigued, ready ones now?",
        "What's left in the Fresh basket once two of four are fatigued by a hit?",
        "If a monster's strike exhausts 2 cubes out of my 4 fresh, how much energy is left?",
        "how many fresh do i keep when the penalty is fatigue 1 and i have 2",
        "3 Fresh cubes, penalty: Fatigue 3. Do any stay, and how many?",
    ),
)
goes_there = rule(
    "lairs.refresh.goes_there",
    of=Turn,
    when=Turn.basket != "fresh",
    title="The cubes of that basket go where you say",
    decides=when(
        Turn.basket == "spent",
        cited(Turn.bound_for == "to_fresh", quote=SPENT_MOVE),
        when(
            Turn.basket == "fatigued",
            cited(Turn.bound_for == "to_spent", quote=RETURNS)
            | cited(Turn.bound_for == "to_fatigued", quote=FATIGUE),
            cited(Turn.bound_for == "to_slots", quote=CONSERVED_STAY),
        ),
    ),
    asks=(
        "Do Fatigued cubes go to the Spent basket?",
        "When I refresh, do Spent cubes go to the Fresh basket?",
        "Do tired cubes move to Spent on the next Refresh?",
        "Does a Refresh move my Fatigued cubes into the Fresh basket?",
        "Are Spent cubes put into the Fatigued basket when I recharge?",
        "Do Conserved cubes go into the Spent basket?",
        "spent cubes to fresh on a refresh, right?",
        "my exhausted cubes return to the spent tray, yes?",
        "Will Conserved cubes be moved to Fresh by the Refresh?",
    ),
)
returns = fact_is(
    "lairs.fatigue.returns",
    "the Spent basket",
    quote=RETURNS,
    asks=(
        "Where does a Fatigued cube return to?",
        "Where does a tired cube go on the next Refresh?",
        "My cube is Fatigued, in which basket is it after I recharge?",
    ),
)
fresh_at_once = fact_is(
    "lairs.fatigue.fresh_at_once",
    False,
    quote=RETURNS,
    title="A Fatigued cube is Fresh after the next Refresh",
    asks=(
        "Is a Fatigued cube Fresh after the next Refresh?",
        "Can I use a Fatigued cube right after I Refresh?",
        "Is my exhausted cube Fresh as soon as I refresh?",
        "Dad insists that tired cubes are good again one refresh later, is that so?",
        "Does a tired cube become usable with one recharge?",
        "Are exhausted cubes Fresh straight away, with no stop on the way?",
        "fatigued -> fresh in one refresh, correct?",
        "Is it true that a Refresh puts tired cubes among the Fresh ones?",
        "Will my fatigued cubes be ready next turn?",
    ),
)
refreshes = fact_is(
    "lairs.fatigue.refreshes",
    2,
    unit="Refreshes",
    quote=(RETURNS, SPENT_MOVE),
    asks=(
        "How many Refreshes until a Fatigued cube is Fresh?",
        "How long does it take to use a Fatigued cube again?",
        "How many recharges does a tired cube need?",
    ),
)

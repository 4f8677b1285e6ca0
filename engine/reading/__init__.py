"""Facts out of a player's words: numbers, lists, options and flags, each with the words it was read from.

One reader for all games: everything it knows of a game comes from its facts' labels, units, bounds, `words`, options
and holders, and from the game's synonyms. Precision comes first: what is vague, asked, denied, or fits two facts alike
is not read. A `Reader` is made once a game, and told which facts the question is about::

    reader = Reader(situation.facts(), game_words)
    facts = reader.read(
        "I have opened 2 chests and beat a monster, can I exit?", about={fact.name for fact in rule.reads}
    )
    # ReadFact(name="chests_opened", value=2, source="question", words="2 chests", span=(14, 22), confidence=1.0)
    # ReadFact(name="monsters_defeated", value=1, source="question", words="a monster", ...)
    reader.read("And if I had one more chest?", history=[earlier])  # chests_opened=3, monsters_defeated=1 from history

Text becomes tokens, clauses, amounts and the places of the facts' words (`reading.Text`); then each reader takes what
is its own: corrections, players, lists, each player's share, both sides' numbers, counts, lone values, zeros, shared and
leftover numbers, deeds of a turn, relative ones, choices and orders, flags. Names of players are known by how they stand
(`names`); where several are named and nobody says which of them asks, nothing of mine or a rival's is read, and a number
each goes to facts that are `named`. What is nearly, thought or needed (`unreal`) is no fact. A question about the rival
alone is read with the sides changed (`actor`).
"""

from engine.reading.found import Earlier, Read, ReadFact
from engine.reading.read import Reader, read_facts

__all__ = ["Earlier", "Read", "ReadFact", "Reader", "read_facts"]

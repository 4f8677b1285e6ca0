"""Facts out of a player's words: numbers, lists, options and flags, each with the words it was read from.

One reader for all games: everything it knows of a game comes from its facts' labels, units, bounds, `words`, options
and holders, and from the game's synonyms::

    facts = read_facts("I have opened 2 chests and killed a monster, can I exit?", known_facts(rule), words=game_words)
    # ReadFact(name="chests_opened", value=2, source="question", words="2 chests", span=(14, 22), confidence=1.0), ...
"""

from engine.reading.found import Earlier, Read, ReadFact
from engine.reading.read import Reader, read_facts

__all__ = ["Earlier", "Read", "ReadFact", "Reader", "read_facts"]

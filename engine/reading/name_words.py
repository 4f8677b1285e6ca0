"""Words by which names are told from other words: what stands beside one, and what is none."""

from __future__ import annotations

DEEDS = {
    "has", "owns", "holds", "rolled", "rolls", "puts", "got", "scored", "finished", "had", "sits", "stands",
    "threw", "throws", "wins", "won", "left", "leaves", "gets", "bets", "stakes", "plays", "exits", "escapes", "draws", "says", "claims", "thinks",
    "wagers", "challenges", "picks", "chooses", "hit", "hits", "reaches", "put", "lays", "ends", "finishes",
}  # fmt: skip
"""What stands after a name in capitals."""
GETTING = {"got", "had", "rolled", "threw", "scored"}
"""What tells one with a number after it: `mike got 250`."""
SHORT = {"ive", "weve", "youve", "theyve", "shes", "hes", "have", "just", "been", "ever", "once", "finally"}
"""Shortened words of who and had, and others that no name is."""
HAVING = {"has", "owns", "holds"}
"""What tells a name without a capital, where nothing says which one before it."""
BESIDE = {
    "against",
    "with",
    "than",
    "before",
    "after",
    "teammate",
    "pal",
    "friend",
    "beat",
    "for",
}
NO_NAMES = {
    "what", "who", "that", "this", "there", "nobody", "everybody", "somebody", "someone", "everyone", "game", "one", "it",
    "which", "each", "anyone", "player", "players", "team", "neither", "everything", "nothing", "i", "he", "she", "they",
    "we", "you", "and", "but", "or", "if", "then", "also", "now", "he's", "still", "only", "just", "all", "both", "whoever",
    "first", "second", "last", "book", "rulebook", "rules", "us", "them", "me", "him", "her", "so", "cause", "because",
    "total", "final", "score", "monday", "friday", "saturday",
    "sunday", "english", "german", "ok", "okay", "hi", "hey", "hello", "thanks", "please", "sorry", "yes", "no", "not",
    "who's", "let's", "here's", "where's", "how's", "when", "while", "since", "after", "before", "where", "how", "why", "can", "may", "do", "does", "did", "is", "are",
    "am", "was", "the", "a", "an", "my", "our", "your", "his", "their", "its", "turn", "table", "person", "guy", "dude",
    "as", "even", "well", "oh", "ugh", "lol", "mine", "hers", "theirs", "yours", "other", "others", "another", "any",
    "nor", "never", "already", "always", "yet", "too", "something", "anything", "half", "none", "much", "many", "more",
}  # fmt: skip
DETERMINERS = {
    "the",
    "a",
    "an",
    "my",
    "your",
    "his",
    "her",
    "our",
    "their",
    "its",
    "this",
    "that",
    "each",
    "every",
    "no",
}
ASKING = {"is", "was", "does", "did", "can", "could", "may", "has", "must", "should", "will", "would", "had"}
"""What a question opens with, a name after it: `Is Hanna free`."""
PLACED = {
    "out",
    "first",
    "second",
    "last",
    "in",
    "ahead",
    "behind",
    "done",
    "faster",
    "slower",
    "quicker",
    "ready",
    "finished",
    "on",
    "taking",
    "at",
    "up",
    "broke",
}
"""Words after `Max was` that say how somebody fared."""
ADVERBS = {"only", "just", "now", "already", "also", "still", "then", "even", "both", "each"}
"""Words that may stand between a name and its verb: `Pedro only has`."""
PARTS = {
    "rule",
    "page",
    "turn",
    "round",
    "step",
    "section",
    "chapter",
    "stage",
    "question",
    "part",
    "note",
    "line",
    "phase",
    "act",
}
"""What is numbered in books and games."""
TELLING = {
    "about", "around", "roughly", "nearly", "almost", "exactly", "maybe", "plus", "minus", "worth", "least", "most", "with", "have",
    "had", "from", "for", "into", "than", "over", "under", "target", "goal", "needs", "makes", "gives", "adds", "costs", "say", "says",
    "negative", "another", "level", "value", "twice", "once", "times", "against", "altogether", "until", "till", "ends", "rolls", "puts",
    "via", "per", "every", "each", "these", "those", "today", "tonight", "hence", "thus", "later", "left", "short",
}  # fmt: skip
"""Words that may stand between a comma and a number and are no names."""
LEADING = {"a", "an", "at", "on", "is", "was", "has", "had", "with", "got", ":"}
"""What may stand between a name and its number."""
SMALL_WORDS = {
    "at", "to", "in", "on", "or", "of", "by", "is", "am", "my", "me", "we", "us", "he", "it", "so", "do", "go", "up", "no", "an",
    "as", "if", "be", "vs", "ok", "vp", "pt", "hp", "id", "im", "oh", "ah", "er", "uh", "hm", "ie", "eg", "re", "st", "nd", "rd", "th",
    "lv", "ca", "ur", "na", "ya", "yo", "tv",
}  # fmt: skip
ENDS_A_LIST = {"and", "who", "which", "what", "how", "so"}
"""Words after the last number of a list."""
OPENS = {".", "?", "!", ":", ";", "(", ")", ","}

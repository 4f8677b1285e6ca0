"""Is it a rules question about this game at all?"""

from __future__ import annotations

import re

from rag.index import GameIndex
from rag.lexicon import terms
from rag.rank import Ranking

_ORDERS = re.compile(
    r"\b(?:ignore|disregard|forget|override)\b.{0,40}\b(?:instruction|prompt|rule|previous|above|system|everything|guideline)"
    r"|\bsystem prompt\b|\byou are now\b|\bpretend (?:to be|you)\b|\bact as\b|\bjailbreak\b|\bdeveloper mode\b"
    r"|\b(?:reveal|print|show|repeat)\b.{0,30}\b(?:your|the) (?:prompt|instructions|system|api key|password)"
    r"|\bas an ai\b|\blanguage model\b"
    r"|(?:^|[.!?,]\s*)(?:(?:please|can you|could you)\s+)*(?:write|compose|sing|make up|tell)\b (?:me |us )?(?:a|an|another|some) (?:\w+ )?(?:poems?|stor(?:y|ies)|jokes?|songs?|haikus?|limericks?|tales?|riddles?)\b",
    re.IGNORECASE,
)
_CHAT = re.compile(
    r"\W*(?:hi|hello|hey|thanks?|thank you|good (?:morning|afternoon|evening|night)|how are you|who are you|what are you|"
    r"are you (?:an? )?(?:ai|bot|robot|machine|program|human|person|real)|bye|goodbye)"
    r"(?:\W+(?:there|all|everyone|everybody|referee|again|today|doing|please|you|so|very|a|lot|much|for|that|your|the|help|"
    r"answer|how|who|what|are|is|going|it|thanks?))*\W*",
    re.IGNORECASE,
)

_OTHER_GAMES = re.compile(
    r"(?<!\blike )(?<!\blike in )(?<!\bas in )(?<!\bunlike )(?<!\bunlike in )(?<!\bthan in )\b(?:chess|checkers|draughts|backgammon|monopoly|catan|carcassonne|scrabble|poker|blackjack|tic[- ]tac[- ]toe|ludo|"
    r"yahtzee|cluedo|mahjong|rummy|solitaire|d&d|dungeons (?:and|&) dragons|magic the gathering|pok[eé]mon|gloomhaven|"
    r"terraforming mars|ticket to ride|munchkin|minecraft|fortnite)\b",
    re.IGNORECASE,
)
"""Games that players name when they mean another one, and not only compare with it: `hidden like in rummy`."""

NEAR_ENOUGH = 0.45
"""Cosine of the best statement, or likeness of the best anchor both as a whole and word by word, under which a question
that shares no telling word with the rulebook is taken to be about something else: of answerable development questions,
all lie above it."""


NEAR_ENOUGH_PLAIN = 0.25
"""The same where no anchors tell how players ask: the rulebook's own words are often far from theirs ("How big is the
table?"), and the gate tells what it does not answer."""


def out_of_scope(text: str, ranking: Ranking, index: GameIndex) -> bool:
    """Whether a text gives orders to the program, chats, or is about something else than this game."""
    if _ORDERS.search(text) or _CHAT.fullmatch(text):
        return True
    if any(name.lower() not in index.rulebook.text.lower() for name in _OTHER_GAMES.findall(text)):
        return True
    best = max(
        float(ranking.vector.max(initial=0.0)),
        max((min(hit.likeness, hit.words) for hit in ranking.anchors), default=0.0),
    )
    telling = [term for term in terms(text, index.rulebook.language) if index.rarity.get(term, 0.0) > 0.3]
    return best < (NEAR_ENOUGH if index.anchors else NEAR_ENOUGH_PLAIN) and len(telling) <= 1

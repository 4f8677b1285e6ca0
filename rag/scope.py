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
    r"|\bas an ai\b|\blanguage model\b",
    re.IGNORECASE,
)
_CHAT = re.compile(
    r"\W*(?:hi|hello|hey|thanks?|thank you|good (?:morning|afternoon|evening|night)|how are you|who are you|what are you|"
    r"are you (?:an? )?(?:ai|bot|robot|machine|program|human|person|real)|bye|goodbye)"
    r"(?:\W+(?:there|all|everyone|everybody|referee|again|today|doing|please|you|so|very|a|lot|much|for|that|your|the|help|"
    r"answer|how|who|what|are|is|going|it|thanks?))*\W*",
    re.IGNORECASE,
)

NEAR_ENOUGH = 0.42
"""Cosine of the best statement or anchor under which a question that shares no telling word with the rulebook is taken
to be about something else: above it lie 99 % of the answerable development questions."""


def out_of_scope(text: str, ranking: Ranking, index: GameIndex) -> bool:
    """Whether a text gives orders to the program, chats, or is about something else than this game."""
    if _ORDERS.search(text) or _CHAT.fullmatch(text):
        return True
    best = max(
        float(ranking.vector.max(initial=0.0)), max((hit.likeness for hit in ranking.anchors), default=0.0)
    )
    telling = [term for term in terms(text, index.rulebook.language) if index.rarity.get(term, 0.0) > 0.3]
    return best < NEAR_ENOUGH and len(telling) <= 1

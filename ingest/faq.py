"""Questions and answers of an FAQ, told by `Q:` and `A:`, or by an answer that opens with yes or no."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator

from ingest.document import Block
from ingest.pages import part

_Q, _A = r"(?:Q|Question)\s*\d{0,3}\s*[.:)]\s*", r"(?:A|Answer)\s*\d{0,3}\s*[.:)]\s*"
_PAIR = re.compile(
    rf"{_Q}(?P<asks>\S.*?\?)\s*(?:[—–-]\s*)?(?:{_A}(?P<tells>\S.*?))?\s*(?={_Q}[^?]+\?|\Z)", re.DOTALL
)
_ANSWERED = re.compile(
    r"(?P<asks>[^\W\d_][^?.!]{7,}\?)\s+(?P<tells>(?:Yes|No|YES|NO)\b\s*[,.:;!—–-].*)", re.DOTALL
)
"""`May I trade? No, cards are never traded.`"""
_ASKS = re.compile(rf"{_Q}(?P<asks>\S.*)\Z", re.DOTALL)
_TELLS = re.compile(rf"{_A}(?P<tells>\S.*)\Z", re.DOTALL)


def faq_pairs(blocks: Iterable[Block]) -> Iterator[Block]:
    """Blocks that read `Q: ... A: ...` become questions and answers; others stay as they are.

    A block may hold several pairs. What stands after `Q:` without a question mark is a question where `A:` follows it.
    """
    all_blocks = list(blocks)
    asked = False
    for block, following in zip(all_blocks, [*all_blocks[1:], None], strict=False):
        if block.kind not in ("paragraph", "item"):
            asked = False
            yield block
        elif pairs := _pairs(block):
            yield from pairs
            asked = pairs[-1].kind == "question"
        elif match := _ANSWERED.fullmatch(block.text):
            yield part(block, *match.span("asks"), "question")
            yield part(block, *match.span("tells"), "answer")
            asked = False
        elif asked and (match := _TELLS.match(block.text)):
            yield part(block, *match.span("tells"), "answer")
            asked = False
        elif following and _TELLS.match(following.text) and (match := _ASKS.match(block.text)):
            yield part(block, *match.span("asks"), "question")
            asked = True
        else:
            asked = False
            yield block


def _pairs(block: Block) -> list[Block]:
    """The questions and answers of a block that consists of them; else none."""
    found: list[Block] = []
    at = 0
    while at < len(block.text):
        match = _PAIR.match(block.text, at)
        if match is None:
            return []
        found.append(part(block, *match.span("asks"), "question"))
        if match["tells"]:
            found.append(part(block, *match.span("tells"), "answer"))
        at = match.end()
    return found

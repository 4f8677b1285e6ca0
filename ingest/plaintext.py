"""Reading plain text: paragraphs, list items, headings told by their form, FAQ pairs, and page markers."""

from __future__ import annotations

import re
from collections.abc import Iterator

from ingest.clean import clean_characters, one_line
from ingest.document import Block, BlockKind, Document
from ingest.faq import faq_pairs
from ingest.pages import MARK, mark_pages
from ingest.wrapped import whole_words

_BULLET = re.compile(r"\s*(?:[•‣▪●◦–*-]|\(?\d{1,2}[.)]|\(?[a-z]\))\s+(?=\S)")
_NUMBER = re.compile(r"\d{1,2}(?:\.\d{1,2})*[.)]?\s+(?=\S)")
_RULE = re.compile(r"\s*([=\-~*_#])(?:\s*\1){2,}\s*$")
_SMALL = re.compile("of|the|an?|and|to|in|for|on|or|by|with|is|are|vs|from|at|your", re.IGNORECASE)

WRAPPED_COLUMN = 100
"""A text with few lines longer than this is taken to be hard-wrapped; in others, every line is a paragraph."""


def read_plaintext(source: str) -> Document:
    """Read a plain text rulebook. Page markers as in Markdown."""
    text, marks = mark_pages(whole_words(clean_characters(source)))
    blocks = []
    for kind, words, level in _pieces(text.split("\n")):
        page, clean, turns = marks.place(words)
        if clean:
            blocks.append(Block(kind, clean, page, level=level, turns=turns))
    return Document(blocks=tuple(faq_pairs(blocks)), pages=marks.pages)


def _pieces(lines: list[str]) -> Iterator[tuple[BlockKind, str, int]]:
    lengths = [len(line) for line in lines if line.strip()]
    wrapped = sum(length > WRAPPED_COLUMN for length in lengths) < 0.15 * max(1, len(lengths))
    kind: BlockKind = "paragraph"
    held: list[str] = []
    for index, line in enumerate(lines):
        words = one_line(line.replace(MARK, f" {MARK} "))
        bare = words.strip(f" {MARK}")
        if rule := _RULE.match(bare) is not None:
            words, bare = MARK * words.count(MARK), ""
        following = next((other for other in lines[index + 1 : index + 4] if other.strip(" " + MARK)), "")
        bullet = _BULLET.match(line) if bare else None
        heading = (
            bool(bare) and _may_open(held, words) and _looks_like_heading(bare, following.strip(" " + MARK))
        )
        if held and (not words or rule or bullet or heading or not wrapped):
            yield kind, " ".join(held), 0
            held, kind = [], "paragraph"
        if heading:
            yield "heading", words, 1 if bare.isupper() or _RULE.match(following) else 2
        elif bullet:
            kind, held = "item", [line[: bullet.end()].count(MARK) * MARK + line[bullet.end() :]]
        elif words:
            held.append(words)
    if held:
        yield kind, " ".join(held), 0


def _may_open(held: list[str], line: str) -> bool:
    """Whether a heading may stand here: after a blank line, or where a page begins after a whole sentence."""
    before = " ".join(held).strip(f" {MARK}")
    turned = MARK in line or (bool(held) and MARK in held[-1])
    return not before or (turned and before[-1] in ".!?:…")


def _looks_like_heading(line: str, following: str) -> bool:
    """A short line in capitals or title case, without closing punctuation, that something else follows."""
    number = _NUMBER.match(line)
    name = line[number.end() :] if number else line
    words = name.split()
    if len(words) > 9 or len(line) > 70 or name[-1] in ".,;:!?…" or not re.search(r"[^\W\d_]{2}", name):
        return False
    if _BULLET.match(line):
        return name.isupper() and number is not None
    if name.isupper() or _RULE.match(following):
        return True
    initials = [word[0] for word in words if word[0].isalpha() and not _SMALL.fullmatch(word)]
    titled = words[0][:1].isupper() and all(initial.isupper() for initial in initials)
    return titled and len(words) <= 7 and bool(re.match(r"[\W_]*[A-ZÀ-ÞŐŰ0-9]", following))

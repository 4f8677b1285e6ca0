"""A small rulebook with three amendments, for tests: the lines, what amends them, and what amends none."""

from __future__ import annotations

from pathlib import Path

from rag.embed import Embedder
from rag.library import Library
from rag.store import Store

RULES = """# Tea House

A game of guests and kettles for 2 to 4 hosts.

## Setup

Each host takes a tray, 6 cups and 4 leaf tokens. Put 3 kettles on the stove.
The host who last drank tea begins.

## Your turn

On your turn you take two steps: Pour, Serve or Fetch. You may take the same step twice.

## Pour

To Pour, put up to 3 leaf tokens into a kettle. A kettle holds at most 8 leaf tokens.
Leaf tokens of two kinds may not be in one kettle.

## Serve

When a guest rings the bell, the maid goes to the host with the fullest tray and takes 2 cups from it into the kitchen.
The maid does not visit hosts who are in the garden.
Serving a guest costs 1 cup and calms 1 guest.

## Fetch

When you Fetch, take up to 2 cups from the kitchen. You may bring cups to another host for 1 coin.
A host without cups must sit down and wait.

## The evening

The game ends when the last guest has left. The host with the most coins wins.
If there is a tie, the tied host with more cups wins.
"""
ERRATA = """# Errata

## Pour

A kettle can hold at most 9 leaf tokens, not 8.

## Serve

Exception: trays that carry only saucers are never emptied by the maid.

## Fetch

The kitchen was painted by a friend of ours.

## The evening

Page 8, last line, should read: "If there is a tie, the tied host with more leaf tokens wins."

## Remarks

We thank the tea rooms that let us play there.
"""
OFFICIAL = """# Official Errata

- Delete the sentence "You may take the same step twice."
- Replace "6 cups" with "7 cups".
- Serving a guest costs 2 cups and calms 3 guests.
- Replace "for 1 coin" with "for 2 coins".
- The "Samovar" is sold apart.
- Our apologies for the wrong lid of the box.
"""
FAQ = """# FAQ

**Q: Does a host who sits down and waits keep the tray?**
A: Yes. Only a host without cups sits down.

**Q: May the maid be bribed?**
A: No. She takes no money.
"""

KETTLE, MAID = (
    "A kettle holds at most 8 leaf tokens.",
    "When a guest rings the bell, the maid goes to the host",
)
TIE, TWICE = "If there is a tie, the tied host with more cups wins.", "You may take the same step twice."
TRAY, SERVING = (
    "Each host takes a tray, 6 cups and 4 leaf tokens.",
    "Serving a guest costs 1 cup and calms 1 guest.",
)
COIN, WAITS = "You may bring cups to another host for 1 coin.", "A host without cups must sit down and wait."

AMENDED = {
    "A kettle can hold at most 9 leaf tokens, not 8.": KETTLE,
    "Exception: trays that carry only saucers are never emptied by the maid.": MAID,
    'Page 8, last line, should read: "If there is a tie, the tied host with more leaf tokens wins."': TIE,
    'Delete the sentence "You may take the same step twice."': TWICE,
    'Replace "6 cups" with "7 cups".': TRAY,
    "Serving a guest costs 2 cups and calms 3 guests.": SERVING,
    'Replace "for 1 coin" with "for 2 coins".': COIN,
    "Yes. Only a host without cups sits down.": WAITS,
}
"""What amends a line, and how the line begins."""
ABOUT_NOTHING = (
    "The kitchen was painted by a friend of ours.",
    "We thank the tea rooms that let us play there.",
    'The "Samovar" is sold apart.',
    "Our apologies for the wrong lid of the box.",
    "No. She takes no money.",
)


def tea_house(folder: Path, embedder: Embedder) -> Library:
    """A library with this rulebook, amended."""
    library = Library(Store(folder / "data"), embedder)
    for name, text in (("tea", RULES), ("errata", ERRATA), ("official", OFFICIAL), ("faq", FAQ)):
        (folder / f"{name}.md").write_text(text, "utf-8")
        library.add_file(folder / f"{name}.md", amends=None if name == "tea" else "tea")
    return library

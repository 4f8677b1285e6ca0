"""Where the noun of a number stands behind it: `target 9`, `chests: 2`, `fresh 3`."""

from __future__ import annotations

from engine.reading.amount import Amount
from engine.reading.holders import is_possessive
from engine.reading.nouns import Hit
from engine.reading.places import LINKS, ahead, alone, is_of_a_thing
from engine.reading.reading import Text
from engine.reading.stems import is_past

NEEDED = {"need", "needs", "needed", "requires", "wants", "has"}
"""Words between a thing and the number that it is beaten by, `the trap needs 12`, which counts none."""
LEVELS = ("level", "value", "number", "rating")
"""What may be left out after a noun: `danger 3` is a danger level of 3."""
COLONS = {":", "=", "-", "count", "(", "number"}


def behind(text: Text, amount: Amount) -> tuple[Hit, ...]:
    """The noun before its number: `target 9`, `chests: 2`, `chests opened: 2`, `fresh 3`."""
    start = _past_owner(text, amount)
    for at in range(start - 1, max(start - 6, -1), -1):
        before = [token.text for token in text.tokens[max(0, at - 2) : at]]
        owner = before[:1] == ["of"] and before[-1] in ("the", "my", "this", "a", "that")
        here = [hit for hit in (*text.nouns, *text.modifiers) if hit.last == at + 1]
        if text.tokens[at].text == "worth" and all(hit.last - hit.first == 1 for hit in here):
            continue
        if here and not owner and any(_acts_itself(text, hit, amount) for hit in here):
            return ()
        if here and not owner:
            level = _is_a_level(text, here, amount)
            named = level or alone(text, amount, nouns=True)
            return tuple(hit for hit in here if named and _may_name(text, hit, amount))
        verb = any(hit.first <= at < hit.last for hit in text.verbs)
        if text.tokens[at].text not in LINKS and not verb and not owner:
            return ()
    return ()


def _past_owner(text: Text, amount: Amount) -> int:
    """Where to look back from a number: past the thing that has it, `the left corner of my drawn treasure is a 2`."""
    at = amount.first
    while at and text.tokens[at - 1].text in ("is", "a", "an", "was", "says", "shows", "reads"):
        at -= 1
    if at == amount.first:
        return at
    for first in range(at - 1, max(at - 6, 0), -1):
        if text.tokens[first].kind != "word":
            break
        if text.tokens[first].text == "of" and text.tokens[first + 1].text in (
            "my",
            "the",
            "this",
            "that",
            "a",
        ):
            owner = any(first + 2 <= hit.first and hit.last == at for hit in text.nouns)
            named = any(hit.last == first and hit.last - hit.first > 1 for hit in text.nouns)
            return first if owner and named else amount.first
    return amount.first


def _acts_itself(text: Text, hit: Hit, amount: Amount) -> bool:
    """Whether somebody who is named does something with the number: `the boss had to put 350`."""
    doing = [verb for verb in text.verbs if hit.last <= verb.first and verb.last <= amount.first]
    somebody = any(text.tokens[at].stem in text.lexicon.holders for at in range(hit.first, hit.last))
    last = doing[-1] if doing else None
    return somebody and last is not None and not last.names & hit.names


def reads_backward(text: Text, amounts: list[Amount]) -> bool:
    """Whether nouns stand before their numbers throughout: `chests: 2 monsters: 2`, but not `rolled 4 dice: 6, 5`."""
    exact = [amount for amount in amounts if amount.kind == "exact"]
    named = {hit.last for hit in text.nouns}
    done = (one for one in exact if one.first in named and is_past(text.tokens[one.first - 1].text))
    if any(hit.first == one.last for one in done for hit in ahead(text, one)):
        return False
    return bool(exact) and all(behind(text, amount) for amount in exact) and not ahead(text, exact[-1])


def _is_a_level(text: Text, hits: list[Hit], amount: Amount) -> bool:
    """Whether a noun right before a number can only be followed by one: `danger level 2 possible`."""
    return any(
        hit.last == amount.first and hit.last - hit.first > 1 and text.tokens[hit.last - 1].stem in LEVELS
        for hit in hits
    )


def _may_name(text: Text, hit: Hit, amount: Amount) -> bool:
    """A count goes by its plural or a colon before the number: `monsters 2`, `monster: 2`, but no `wager 200`."""
    if any(text.profile(name).fact.kind == "number" for name in hit.names) or hit in text.modifiers:
        return True
    if hit.last - hit.first > 1 and any(is_of_a_thing(text, name) for name in hit.names & text.about):
        return True
    words = tuple(token.stem for token in text.tokens[hit.first : hit.last])
    if any((*words, level) in text.profile(name).nouns for name in hit.names for level in LEVELS):
        return True
    between = {token.text for token in text.tokens[hit.last : amount.first]}
    plural = text.tokens[hit.last - 1].text.endswith("s") and not is_possessive(text, hit.last - 1)
    if (
        between & NEEDED
        or ({"to"} < between and between & {"get", "have", "reach", "make"})
        or (not plural and between & {"a", "an"})
    ):
        return False
    acts = any(verb.first == hit.first for verb in text.verbs) and not is_past(text.tokens[hit.first].text)
    titled = hit.first == 0 or text.tokens[hit.first - 1].kind != "word"
    return (titled and not acts) or plural or hit.last - hit.first > 1 or bool(between & COLONS)

"""Reading facts out of a player's words: one reader for all games."""

from __future__ import annotations

import itertools
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import replace

from engine.fact import Fact
from engine.named import Named
from engine.reading.amount import Amount
from engine.reading.askers import read_askers
from engine.reading.beside import read_beside
from engine.reading.bonuses import read_bonuses
from engine.reading.choices import read_choices
from engine.reading.corrections import superseded
from engine.reading.counts import is_how_often, read_counts
from engine.reading.deeds import lost_gains, read_deeds, unsaid_deeds
from engine.reading.definite import read_definite
from engine.reading.doubles import read_doubles
from engine.reading.durations import times_in
from engine.reading.each import read_each
from engine.reading.flags import read_flags
from engine.reading.followup import bare_relatives, follows_up, read_instead, read_relatives, relatives
from engine.reading.found import Earlier, Read, ReadFact
from engine.reading.leftovers import read_leftovers, read_things
from engine.reading.lexicon import lexicon
from engine.reading.lists import read_lists
from engine.reading.named import are_of_others, read_named
from engine.reading.numbers import operands
from engine.reading.pairs import read_pairs
from engine.reading.parts import read_parts
from engine.reading.planned import read_planned
from engine.reading.players import read_players
from engine.reading.portions import read_portions
from engine.reading.profiles import Words, counts_a_kind
from engine.reading.reading import Text, look_at, speaks_of_me
from engine.reading.remainders import read_remainders
from engine.reading.rest import read_rest
from engine.reading.shares import read_shares
from engine.reading.shortfall import read_shortfalls
from engine.reading.sorts import read_sorts
from engine.reading.totals import totals_in
from engine.reading.unreal import unreal
from engine.reading.whole import read_whole
from engine.reading.zeros import read_zeros


class Reader:
    """Reads the facts of one rule or game. Holds their names, and nothing of what it has read."""

    def __init__(self, facts: Mapping[str, Fact], words: Words | None = None) -> None:
        self._lexicon = lexicon(facts, words or {})
        self._named = tuple(fact for fact in facts.values() if fact.model is Named)

    def read(
        self, text: str, history: Sequence[Earlier] = (), about: Collection[str] = ()
    ) -> tuple[ReadFact, ...]:
        """The facts of a text, and those of earlier turns where the text leans on them, in the facts' order.

        `about` names the facts that matter most, as those that the rule in question reads: where a number fits two
        facts alike, it is one of these.
        """
        known: dict[str, ReadFact] = {}
        recent: frozenset[str] = frozenset()
        for turn in history:
            told = self._told(turn, known, about)
            recent = frozenset(
                name for name in told if name in known and told[name].value != known[name].value
            )
            known.update(told)
        speaks = any(speaks_of_me(turn.question) for turn in history)
        looked = replace(look_at(text, self._lexicon, frozenset(about), speaks=speaks), recent=recent)
        values: dict[str, Read] = {name: fact.value for name, fact in known.items()}
        own = self._facts(looked, values)
        if history and not (looked.about & set(own) if looked.about else own):
            own |= {fact.name: fact for fact in read_instead(looked, values, looked.amounts)}
        kept = known if follows_up(looked, bool(own)) or _relative(looked) else {}
        return self._ordered({**kept, **own})

    def set_aside(self, text: str) -> frozenset[int]:
        """The numbers of a text that are said to hold no more, or not to be so: no fact takes them, and none is left out."""
        looked = look_at(text, self._lexicon)
        players, gone = read_players(looked)
        gone = {amount for amount in gone if amount.value not in {fact.value for fact in players}}
        gone |= (
            superseded(looked) | unreal(looked) | {one for one in looked.amounts if is_how_often(looked, one)}
        )
        worked = (one for amount in looked.amounts for one in operands(amount, looked.tokens))
        return (
            frozenset(amount.value for amount in gone)
            | frozenset(worked)
            | self._wholes(text)
            | times_in(looked)
        )

    def _wholes(self, text: str) -> frozenset[int]:
        """The wholes of which only the parts are facts: 5 in `5 cubes, 2 of them conserved`."""
        looked = look_at(text, self._lexicon, frozenset(self._lexicon.by_name))
        parts, used = read_remainders(looked, looked.amounts)
        told = {amount.value for amount in used} | (set(totals_in(text).values()) if parts else set())
        return frozenset(told - {fact.value for fact in parts})

    def _told(
        self, turn: Earlier, before: Mapping[str, ReadFact], about: Collection[str]
    ) -> dict[str, ReadFact]:
        """The facts of an earlier question, as it was asked, and besides those in question that it tells for the rule at hand."""
        values: dict[str, Read] = {name: fact.value for name, fact in before.items()}
        told = self._facts(look_at(turn.question, self._lexicon), values)
        besides = self._facts(look_at(turn.question, self._lexicon, frozenset(about)), values)
        told |= {name: fact for name, fact in besides.items() if name in about and name not in told}
        if before and not told:
            looked = look_at(turn.question, self._lexicon, frozenset(about))
            told = {fact.name: fact for fact in read_instead(looked, values, looked.amounts)}
        found = {name: replace(fact, source="history") for name, fact in told.items()}
        names = {one.fact.name for one in self._lexicon.profiles} | {fact.name for fact in self._named}
        for name, value in turn.facts.items():
            if name in names and value is not None and (name not in found or found[name].value != value):
                plain = tuple(value) if isinstance(value, list) else value
                found[name] = ReadFact(name, plain, "history", "", (0, 0), 1.0)
        return found

    def _facts(self, text: Text, known: Mapping[str, Read]) -> dict[str, ReadFact]:
        players, gone = read_players(text)
        gone |= set(relatives(text)) | superseded(text) | unreal(text)
        gone |= set(bare_relatives(text)) if known else set()
        short, taken = read_shortfalls(text)
        gone |= taken
        planned, taken = read_planned(text)
        gone |= taken
        things, taken = read_things(text, _free(text, gone))
        gone |= taken
        bonuses, taken = read_bonuses(text, _free(text, gone))
        gone |= taken
        left, taken = read_remainders(text, _free(text, gone))
        gone |= taken
        sorts, taken = read_sorts(text, _free(text, gone))
        left += sorts
        gone |= taken
        portions, taken = read_portions(text, _free(text, gone))
        portions += left
        gone |= taken
        parts, taken = read_parts(text, _free(text, gone))
        gone |= taken
        faces, taken = read_doubles(text, _free(text, gone))
        gone |= taken
        parts += faces
        listed, taken = read_lists(text, gone, single=False)
        listed += parts
        number = next((fact.value for fact in players if isinstance(fact.value, int)), None)
        shares = read_shares(text, _free(text, gone | taken), number)
        pairs, paired = read_pairs(text, _free(text, gone | taken))
        gone |= taken | paired
        counts, taken = read_counts(text, _free(text, gone))
        gone |= taken
        singles, taken = read_lists(text, gone, single=True)
        told = {fact.name for fact in (*shares, *listed)}
        singles = [fact for fact in singles if fact.name not in told]
        sure = [
            *short,
            *planned,
            *things,
            *bonuses,
            *portions,
            *shares,
            *listed,
            *singles,
            *players,
            *counts,
            *pairs,
            *read_zeros(text),
        ]
        each = read_each(text, {fact.name for fact in counts})
        rest = read_leftovers(text, _free(text, gone | taken), {fact.name for fact in sure})
        agreed = _agreed([*sure, *each, *rest])
        found = {
            name: one for name, one in agreed.items() if text.tells(name) and not _counts_values(text, one)
        }
        found.update({fact.name: fact for fact in (*read_whole(text, found), *read_definite(text, found))})
        found.update({fact.name: fact for fact in read_rest(text, found)})
        deeds = {fact.name: fact for fact in read_deeds(text) if not _summed(fact, found)}
        found.update(deeds)
        found = {
            name: one for name, one in found.items() if name not in unsaid_deeds(text) | lost_gains(text)
        }
        so_far = {**known, **{name: fact.value for name, fact in found.items()}}
        moved = read_relatives(text, so_far, set(known) - set(found))
        missed = {fact.name for fact in short}
        found.update(
            {fact.name: fact for fact in moved if fact.name not in deeds and fact.name not in missed}
        )
        by_name = read_named(text, self._named, _free(text, superseded(text)))
        for other in are_of_others(text, found.values(), by_name):
            del found[other]
        free = _free(text, superseded(text))
        found.update({fact.name: fact for fact in read_askers(text, self._named, free, found)})
        for name, fact in read_beside(text, found):
            del found[name]
            found[fact.name] = fact
        used = _used(text, found.values())
        for fact in [*read_choices(text, used), *read_flags(text)]:
            if text.tells(fact.name):
                found[fact.name] = fact
        return found | {fact.name: fact for fact in by_name}

    def _ordered(self, found: Mapping[str, ReadFact]) -> tuple[ReadFact, ...]:
        order = (*(one.fact.name for one in self._lexicon.profiles), *(fact.name for fact in self._named))
        return tuple(found[name] for name in order if name in found)


def read_facts(
    text: str,
    facts: Mapping[str, Fact],
    *,
    history: Sequence[Earlier] = (),
    words: Words | None = None,
    about: Collection[str] = (),
) -> tuple[ReadFact, ...]:
    """The facts that a player's words give.

    `facts` are those that may be read, for example `engine.verdict.known_facts(rule)`; `words` the game's synonyms;
    `about` the names of those that the rule reads, for example.
    Precision comes first: a number that fits two facts alike, or is vague, is read for neither.
    """
    return Reader(facts, words).read(text, history, about)


def _free(text: Text, gone: set[Amount]) -> tuple[Amount, ...]:
    return tuple(amount for amount in text.amounts if amount not in gone)


def _agreed(found: Iterable[ReadFact]) -> dict[str, ReadFact]:
    """One reading a fact: the surest, and none where equally sure ones differ."""
    best: dict[str, list[ReadFact]] = {}
    for fact in found:
        rivals = best.setdefault(fact.name, [])
        sure = max((one.confidence for one in rivals), default=0.0)
        if fact.confidence > sure + 0.1:
            best[fact.name] = [fact]
        elif fact.confidence > sure - 0.1:
            rivals.append(fact)
    return {name: ones[-1] for name, ones in best.items() if len({one.value for one in ones}) == 1}


def _counts_values(text: Text, fact: ReadFact) -> bool:
    """Whether what was read as a number of points only counts the value after it: `hoard: one 500 card`."""
    whole = text.profile(fact.name).fact
    return (
        whole.kind == "number"
        and bool(whole.unit)
        and any(
            one.value == fact.value and one.last == two.first and two.kind == "exact"
            for one, two in itertools.pairwise(text.amounts)
            if text.tokens[one.first].start >= fact.span[0] and text.tokens[one.first].start < fact.span[1]
        )
    )


def _summed(deeds: ReadFact, found: Mapping[str, ReadFact]) -> bool:
    """Whether a fact that was said itself, `two actions done`, would only be counted again."""
    return deeds.name in found and int(found[deeds.name].value) >= int(deeds.value)  # type: ignore[arg-type]  # deeds are counts


def _relative(text: Text) -> bool:
    return bool(relatives(text)) or any(token.text in ("another", "instead") for token in text.tokens)


def _used(text: Text, found: Iterable[ReadFact]) -> set[int]:
    spans = [fact.span for fact in found if not counts_a_kind(text.profile(fact.name))]
    named = {at for hit in (*text.nouns, *text.verbs, *text.modifiers) for at in range(hit.first, hit.last)}
    named |= {at for amount in text.amounts for at in range(amount.first, amount.last)}
    return {
        at
        for at, token in enumerate(text.tokens)
        if at in named and any(first <= token.start < last for first, last in spans)
    }

"""How high the ranking puts what decides: hit@1, @3, @5, MRR and nDCG@5, by ir-measures (the code behind trec_eval)."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence

from evals.record import Score

RANKING = ("hit@1", "hit@3", "hit@5", "MRR", "nDCG@5")


def ranking_scores(ranked: Sequence[str], gold: Collection[str]) -> Iterator[Score]:
    """Scores of one ranking against what decides; none where either is empty."""
    if not ranked or not gold:
        return
    import ir_measures
    from ir_measures import RR, Success, nDCG

    measures = dict(zip((Success @ 1, Success @ 3, Success @ 5, RR, nDCG @ 5), RANKING, strict=True))
    wanted = [ir_measures.Qrel("q", name, 1) for name in sorted(gold)]
    found = [ir_measures.ScoredDoc("q", name, float(-place)) for place, name in enumerate(ranked)]
    place = next((place for place, name in enumerate(ranked, 1) if name in gold), None)
    reason = f"the first that decides stands at {place}" if place else f"none decides of {len(ranked)}"
    values = {
        measures[one.measure]: float(one.value) for one in ir_measures.iter_calc(measures, wanted, found)
    }
    for name in RANKING:
        yield Score(name=name, value=values[name], reason=reason)

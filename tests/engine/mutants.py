"""Changes each threshold, operator and constant of a game's rules, one at a time, and reports what no case notices.

Run by hand: `python -m tests.engine.mutants [GAME...]`; exit code 1 where a mutant survives.
"""

import sys
from collections.abc import Iterator
from dataclasses import replace

from engine import Rule
from engine.expressions import Expr
from engine.norms import TABLE
from engine.words import describe
from tests.engine.cases import Case, faults, games, load_all

SWAPS = {
    ">=": (">", "<"),
    ">": (">=",),
    "<=": ("<", ">"),
    "<": ("<=",),
    "==": ("!=",),
    "!=": ("==",),
    "and": ("or",),
    "or": ("and",),
    "+": ("-",),
    "-": ("+",),
    "smallest": ("largest",),
    "largest": ("smallest",),
}


def changed(node: Expr, *, norm: bool) -> Iterator[Expr]:
    """The node with one thing changed."""
    for op in SWAPS.get(node.op, ()):
        yield replace(node, op=op)
    if node.op == "not":
        yield node.parts[0]
    worth = node.constant
    if isinstance(worth, bool):
        yield replace(node, constant=not worth)
    elif isinstance(worth, int):
        yield replace(node, constant=worth + 1)
        yield replace(node, constant=worth - 1)
    elif isinstance(worth, tuple) and worth:
        yield replace(node, constant=worth[:-1])
    elif isinstance(worth, str):
        yield from (
            (replace(node, constant=stands) for stands in TABLE if stands != worth)
            if norm
            else (replace(node, constant=f"not {worth}"),)
        )


def mutants(expr: Expr, *, norm: bool) -> Iterator[tuple[str, Expr]]:
    """Every tree with one node changed, and what was changed."""
    for other in changed(expr, norm=norm):
        yield f"{describe(expr)}  ->  {describe(other)}", other
    for at, part in enumerate(expr.parts):
        if _is_label(expr, at):
            continue
        for text, other in mutants(part, norm=norm and expr.op == "when" and at > 0):
            yield text, replace(expr, parts=(*expr.parts[:at], other, *expr.parts[at + 1 :]))


def _is_label(expr: Expr, at: int) -> bool:
    return (expr.op == "by" and at % 2 == 1) or (
        expr.op in ("==", "!=") and isinstance(expr.parts[at].constant, str)
    )


def survivors(rule: Rule, cases: list[Case]) -> Iterator[str | None]:
    """One entry a mutant: None where a case kills it, else what was changed."""
    for place, expr in rule.expressions().items():
        norm = rule.kind == "norm" and not place.endswith("when") and place != "silent_beyond"
        for text, other in mutants(expr, norm=norm):
            mutant = rule.with_expression(place, other)
            yield None if any(_notices(case, mutant) for case in cases) else f"{rule.id} {place}: {text}"


def _notices(case: Case, mutant: Rule) -> bool:
    try:
        return bool(faults(case, mutant))
    except (ValueError, TypeError, KeyError, IndexError):
        return True


def main(slugs: list[str]) -> int:
    """Check these games, or all."""
    cases = load_all()
    found = [
        one
        for slug, game in games().items()
        if not slugs or slug in slugs
        for rule in game.rules
        for one in survivors(rule, [case for case in cases if case.rule == rule.id])
    ]
    left = [one for one in found if one]
    sys.stdout.writelines(f"survives: {one}\n" for one in left)
    sys.stdout.write(f"{len(found)} mutants, {len(left)} survive\n")
    return 1 if left else 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))

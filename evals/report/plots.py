"""Plots as inline SVG. Colours and fonts are the page's: every element has a class, none has a colour."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from math import ceil, log10

from evals.summary import Bin, Latency, Row

WIDTH = 640
LEFT = 190
"""Room for names."""
LINE = 26
RIGHT = 128
"""Room for figures."""


def intervals(rows: Sequence[Row], measure: str, label: str) -> str:
    """A dot and its interval for each row, on a scale from 0 to 100 %."""
    drawn = [(row, row.shares[measure]) for row in rows if measure in row.shares]
    height = LINE * len(drawn) + 34
    parts = [_grid(height)]
    for place, (row, share) in enumerate(drawn):
        y = LINE * place + 24
        parts += [
            f'<text class="name" x="{LEFT - 12}" y="{y + 4}">{escape(row.name)}</text>',
            f'<line class="interval" x1="{_x(share.low):.1f}" x2="{_x(share.high):.1f}" y1="{y}" y2="{y}"/>',
            f'<circle class="dot" cx="{_x(share.mean):.1f}" cy="{y}" r="4.5"/>',
            f'<text class="figure" x="{WIDTH - RIGHT + 14}" y="{y + 4}">{100 * share.mean:.0f} % '
            f'<tspan class="quiet">of {share.cases}</tspan></text>',
        ]
    return _svg(height, label, parts)


def calibration(bins: Sequence[Bin], label: str) -> str:
    """What the gate says against what is true; the area of a dot is its number of cases."""
    size, edge = 300, 40
    most = max((one.cases for one in bins), default=1)

    def at(x: float, y: float) -> tuple[float, float]:
        return edge + x * size, 12 + (1 - y) * size

    parts = []
    for tick in (0, 0.25, 0.5, 0.75, 1):
        (x, bottom), (left, y) = at(tick, 0), at(0, tick)
        parts += [
            f'<line class="grid" x1="{x}" x2="{x}" y1="12" y2="{bottom}"/>',
            f'<line class="grid" x1="{left}" x2="{left + size}" y1="{y}" y2="{y}"/>',
            f'<text class="tick middle" x="{x}" y="{bottom + 18}">{tick:g}</text>',
            f'<text class="tick end" x="{left - 8}" y="{y + 4}">{tick:g}</text>',
        ]
    (x1, y1), (x2, y2) = at(0, 0), at(1, 1)
    parts.append(f'<line class="ideal" x1="{x1}" y1="{y1}" x2="{x2}" y2="{y2}"/>')
    for one in bins:
        x, y = at(one.said, one.true)
        parts.append(
            f'<circle class="dot" cx="{x:.1f}" cy="{y:.1f}" r="{3 + 9 * (one.cases / most) ** 0.5:.1f}">'
            f"<title>{one.cases} cases: the gate says {one.said:.2f}, {one.true:.2f} is true</title></circle>"
        )
    parts += [
        f'<text class="tick middle" x="{edge + size / 2}" y="{size + 48}">the gate says that the rulebook answers</text>',
        f'<text class="tick middle" transform="translate(10 {12 + size / 2}) rotate(-90)">it does</text>',
    ]
    return _svg(size + 58, label, parts, width=size + edge + 20)


def latencies(stages: Sequence[Latency], label: str) -> str:
    """A bar from p50 to p95 for each stage, on a logarithmic scale."""
    if not stages:
        return ""
    top = ceil(log10(max(one.p95 for one in stages) + 1))
    height = LINE * len(stages) + 34

    def x(milliseconds: float) -> float:
        return LEFT + (WIDTH - RIGHT - LEFT) * max(0.0, log10(max(milliseconds, 1))) / max(top, 1)

    parts = []
    for power in range(top + 1):
        at = x(10**power)
        parts += [
            f'<line class="grid" x1="{at:.1f}" x2="{at:.1f}" y1="8" y2="{height - 22}"/>',
            f'<text class="tick middle" x="{at:.1f}" y="{height - 6}">{10**power:g} ms</text>',
        ]
    for place, one in enumerate(stages):
        y = LINE * place + 24
        parts += [
            f'<text class="name" x="{LEFT - 12}" y="{y + 4}">{escape(one.stage)}</text>',
            f'<line class="interval" x1="{x(one.p50):.1f}" x2="{x(one.p95):.1f}" y1="{y}" y2="{y}"/>',
            f'<circle class="dot" cx="{x(one.p50):.1f}" cy="{y}" r="4.5"/>',
            f'<text class="figure" x="{WIDTH - RIGHT + 14}" y="{y + 4}">{one.p50:.0f} '
            f'<tspan class="quiet">p95 {one.p95:.0f}</tspan></text>',
        ]
    return _svg(height, label, parts)


def _grid(height: int) -> str:
    parts = []
    for tick in (0, 0.25, 0.5, 0.75, 1):
        x = _x(tick)
        parts += [
            f'<line class="grid" x1="{x:.1f}" x2="{x:.1f}" y1="8" y2="{height - 22}"/>',
            f'<text class="tick middle" x="{x:.1f}" y="{height - 6}">{100 * tick:.0f} %</text>',
        ]
    return "".join(parts)


def _x(share: float) -> float:
    return LEFT + (WIDTH - RIGHT - LEFT) * share


def _svg(height: float, label: str, parts: Sequence[str], width: float = WIDTH) -> str:
    return (
        f'<svg viewBox="0 0 {width} {height}" width="{width}" role="img" aria-label="{escape(label)}">'
        f"{''.join(parts)}</svg>"
    )

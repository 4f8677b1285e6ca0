"""What the packaged model learned about rulebooks: small additions to its weights, each the product of two thin matrices.

They come from `python -m evals.train_adapter`, which trains on invented rulebooks alone: no shipped game, no real book.
"""

from __future__ import annotations

from functools import lru_cache
from importlib.resources import as_file, files
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from torch import Tensor
    from torch.nn import Module

UP, DOWN = ".up", ".down"
"""Endings of the two matrices of a weight: shapes (rows, rank) and (rank, columns)."""


def packaged_adapter() -> Path:
    """The reviewed file that ships with Referee."""
    with as_file(files("rag").joinpath("adapter.safetensors")) as path:
        return path


@lru_cache(maxsize=1)
def fingerprint() -> str:
    """Eight hex digits of the packaged adapter: vectors made with another are not comparable."""
    from hashlib import sha256

    return sha256(packaged_adapter().read_bytes()).hexdigest()[:8]


def add_to(model: Module, path: Path) -> None:
    """Add what was learned to a model's weights, in place."""
    import torch
    from safetensors.torch import load_file

    learned = load_file(path)
    weights = dict(model.named_parameters())
    with torch.no_grad():
        for name in sorted(name.removesuffix(UP) for name in learned if name.endswith(UP)):
            weights[name].add_(_product(learned, name))


def _product(learned: dict[str, Tensor], name: str) -> Tensor:
    return learned[name + UP].float() @ learned[name + DOWN].float()

"""Teach the packaged model to tell rules apart: `python -m evals.train_adapter [BOOKS...] [--out rag/adapter.safetensors]`.

BOOKS are folders of rulebooks, each `x.md` with its questions in `x.jsonl`; without any, the invented ones under
`evals/invented/learn`. For each question the statements that decide it are drawn near, and others of the same book are
pushed away, those most of all that were near before: by the vectors of whole texts, and word by word. Only thin
matrices beside the model's own weights are learned (LoRA). About a quarter of an hour on two cores.
"""

from __future__ import annotations

import argparse
import random
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, NamedTuple

import torch
from torch import Tensor, nn
from torch.nn import functional

from evals.cases import load_cases
from evals.support import deciding
from ingest.read import read
from ingest.split import split
from rag.adapter import DOWN, UP
from rag.embed import packaged_weights
from rag.index import context

INVENTED = Path(__file__).parent / "invented" / "learn"
RANK = 8
"""Columns of the thin matrices."""
ROUNDS, TOGETHER, RATE = 3, 12, 5e-4
"""Times that every question is seen, questions of one book that are seen at once, and the highest step."""
WARM_UP = 20
"""Batches over which the step grows."""
SHARPNESS = 20
"""What a cosine is multiplied by before shares are taken of it."""
NEAREST, HARD, OTHERS = 6, 24, 8
"""Statements near a question that may stand against it, how many of them a batch takes, and how many others."""
LONGEST = 96
"""Tokens of a text that are looked at."""
ADAPTED = ("query", "key", "value", "dense")


class Adapted(nn.Module):
    """A linear layer whose weight has a product of two thin matrices added to it, at first 0."""

    def __init__(self, layer: nn.Linear) -> None:
        super().__init__()
        self.layer = layer
        self.down = nn.Parameter(torch.randn(RANK, layer.in_features) / layer.in_features**0.5)
        self.up = nn.Parameter(torch.zeros(layer.out_features, RANK))

    def forward(self, x: Tensor) -> Tensor:
        """The layer's output with what was learned."""
        changed: Tensor = self.layer(x) + 2 * (x @ self.down.T) @ self.up.T
        return changed


class Texts(NamedTuple):
    """Encoded texts."""

    vectors: Tensor
    """Shape (texts, dimensions)."""
    words: Tensor
    """Shape (texts, tokens, dimensions)."""
    present: Tensor
    """1 for each token that stands for a word, else 0: shape (texts, tokens)."""


class Student:
    """The packaged model with the matrices that are learned."""

    def __init__(self) -> None:
        from transformers import AutoModel, AutoTokenizer

        folder = str(packaged_weights().parent)
        self._tokenizer = AutoTokenizer.from_pretrained(folder)
        self.model = AutoModel.from_pretrained(folder)
        self.model.requires_grad_(requires_grad=False)
        for module in list(self.model.encoder.modules()):
            for name, layer in list(module.named_children()):
                if isinstance(layer, nn.Linear) and name in ADAPTED:
                    setattr(module, name, Adapted(layer))

    def encode(self, texts: Sequence[str]) -> Texts:
        """Encode texts as the embedder does: the mean of the tokens, and each word's own."""
        batch = self._tokenizer(
            list(texts), padding=True, truncation=True, max_length=LONGEST, return_tensors="pt"
        )
        hidden = self.model(**batch).last_hidden_state
        mask = batch["attention_mask"]
        mean = (hidden * mask[..., None]).sum(1) / mask.sum(1, keepdim=True)
        inside = mask.clone()
        inside[:, 0] = 0
        inside[torch.arange(len(mask)), mask.sum(1) - 1] = 0
        return Texts(functional.normalize(mean, dim=-1), functional.normalize(hidden, dim=-1), inside.float())

    def learned(self) -> dict[str, Tensor]:
        """The two matrices of every weight, in half precision."""
        found = {}
        for name, module in self.model.named_modules():
            if isinstance(module, Adapted):
                found[f"{name}.weight{UP}"] = (2 * module.up).detach().half().contiguous()
                found[f"{name}.weight{DOWN}"] = module.down.detach().half().contiguous()
        return found


@dataclass(frozen=True)
class Book:
    """A rulebook's statements as they are embedded, and its questions with the rows that decide each."""

    statements: tuple[str, ...]
    questions: tuple[tuple[str, tuple[int, ...]], ...]


def load_book(path: Path) -> Book:
    """A rulebook with the questions beside it that it answers."""
    rulebook = split(read(path), slug=path.stem, title=path.stem)
    rows = {statement.id: row for row, statement in enumerate(rulebook.statements)}
    questions = []
    for case in load_cases(path.with_suffix(".jsonl")):
        decide = {rows[name] for group in deciding(case, rulebook) for name in group}
        if case.answerable and decide:
            questions.append((case.question, tuple(sorted(decide))))
    return Book(tuple(context(statement) for statement in rulebook.statements), tuple(questions))


def train(books: Sequence[Book], *, seed: int = 0) -> dict[str, Tensor]:
    """What is learned from the books."""
    chance = random.Random(seed)  # noqa: S311  # nothing is kept secret by it
    torch.manual_seed(seed)
    student = Student()
    student.model.eval()
    with torch.no_grad():
        before = [torch.cat([student.encode(few).vectors for few in _few(book.statements)]) for book in books]
    parameters = [one for one in student.model.parameters() if one.requires_grad]
    steps: Any = torch.optim.AdamW(parameters, lr=RATE, weight_decay=0.01)
    total = ROUNDS * sum(-(-len(book.questions) // TOGETHER) for book in books)
    rates: Any = torch.optim.lr_scheduler.LambdaLR(
        steps, lambda step: min(1.0, (step + 1) / WARM_UP) * max(0.02, 1 - step / total)
    )
    student.model.train()
    for number in range(ROUNDS):
        lost = 0.0
        batches = list(_batches(books, chance))
        for place, questions in batches:
            loss = _loss(student, books[place], questions, before[place], chance)
            steps.zero_grad()
            loss.backward()  # type: ignore[no-untyped-call]  # torch has no types here
            nn.utils.clip_grad_norm_(parameters, 1.0)
            steps.step()
            rates.step()
            lost += loss.item()
        print(f"round {number + 1} of {ROUNDS}: loss {lost / len(batches):.3f}", flush=True)
    return student.learned()


def _batches(
    books: Sequence[Book], chance: random.Random
) -> Iterator[tuple[int, list[tuple[str, tuple[int, ...]]]]]:
    """Questions of one book at a time, books mixed."""
    found = []
    for place, book in enumerate(books):
        mixed = chance.sample(book.questions, len(book.questions))
        found += [(place, mixed[at : at + TOGETHER]) for at in range(0, len(mixed), TOGETHER)]
    chance.shuffle(found)
    yield from found


def _loss(
    student: Student,
    book: Book,
    questions: Sequence[tuple[str, tuple[int, ...]]],
    before: Tensor,
    chance: random.Random,
) -> Tensor:
    """How far the deciding statements are from standing first, by whole texts and word by word."""
    asked = student.encode([text for text, _ in questions])
    near = (asked.vectors.detach() @ before.T).topk(min(NEAREST, len(before))).indices.flatten().tolist()
    hard = list(dict.fromkeys(near))
    goals = [chance.choice(rows) for _, rows in questions]
    rows = list(
        dict.fromkeys(
            [
                *goals,
                *chance.sample(hard, min(HARD, len(hard))),
                *chance.sample(range(len(before)), min(OTHERS, len(before))),
            ]
        )
    )
    place = {row: column for column, row in enumerate(rows)}
    told = student.encode([book.statements[row] for row in rows])
    also = torch.zeros(len(questions), len(rows), dtype=torch.bool)
    for number, (_, decide) in enumerate(questions):
        for row in set(decide) & set(rows) - {goals[number]}:
            also[number, place[row]] = True
    goal = torch.tensor([place[row] for row in goals])
    return sum(
        (
            functional.cross_entropy((SHARPNESS * likeness).masked_fill(also, -1e4), goal)
            for likeness in (asked.vectors @ told.vectors.T, _word_by_word(asked, told))
        ),
        start=torch.zeros(()),
    )


def _word_by_word(asked: Texts, told: Texts) -> Tensor:
    """The mean best cosine of each question's words with each statement's: shape (questions, statements)."""
    alike = torch.einsum("qid,sjd->qsij", asked.words, told.words)
    best = alike.masked_fill(told.present[None, :, None, :] == 0, -1e4).max(-1).values
    return (best * asked.present[:, None, :]).sum(-1) / asked.present.sum(-1)[:, None].clamp(min=1)


def _few(texts: Sequence[str]) -> Iterator[Sequence[str]]:
    return (texts[at : at + 32] for at in range(0, len(texts), 32))


def main() -> None:
    """Train from folders given on the command line."""
    from safetensors.torch import save_file

    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("books", nargs="*", type=Path, default=[INVENTED])
    parser.add_argument("--out", type=Path, default=Path("rag/adapter.safetensors"))
    given = parser.parse_args()
    paths = sorted(path for folder in given.books for path in folder.glob("*.md"))
    books = [load_book(path) for path in paths]
    print(f"{len(books)} rulebooks, {sum(len(book.questions) for book in books)} questions")
    save_file(train(books), given.out)
    print(f"wrote {given.out}, {given.out.stat().st_size // 1000} kB")


if __name__ == "__main__":
    main()

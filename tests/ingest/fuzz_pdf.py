"""Read mutated PDFs, each in a process of its own: `python -m tests.ingest.fuzz_pdf [--count N] [--seed N] FILE...`.

Bytes are flipped, files cut off, objects exchanged, numbers changed. Every one must be read or refused, within the time
that is allowed; anything else is printed and makes the exit code 1.
"""

from __future__ import annotations

import argparse
import random
import re
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable
from pathlib import Path

from ingest.document import UnreadableError
from ingest.isolated import read_isolated
from ingest.limits import Limits

LIMITS = Limits(seconds=60, memory_bytes=2**30)
_OBJECT = re.compile(rb"\d+ 0 obj.*?endobj", re.DOTALL)
_NUMBER = re.compile(rb"\d+")
_EXTREME = (b"0", b"-1", b"99999999999", b"2147483647", b"4294967296", b"1e99")


def flipped(data: bytes, chance: random.Random) -> bytes:
    """A few bytes replaced."""
    out = bytearray(data)
    for _ in range(chance.choice((1, 4, 16, 64, 256))):
        out[chance.randrange(len(out))] = chance.randrange(256)
    return bytes(out)


def cut(data: bytes, chance: random.Random) -> bytes:
    """The end, or a piece in the middle, left out."""
    start = chance.randrange(len(data))
    return data[:start] + (data[start + chance.randrange(1, 5000) :] if chance.random() < 0.5 else b"")


def exchanged(data: bytes, chance: random.Random) -> bytes:
    """Two objects in each other's place."""
    found = list(_OBJECT.finditer(data))
    if len(found) < 2:
        return flipped(data, chance)
    one, other = sorted(chance.sample(found, 2), key=lambda match: match.start())
    between = data[one.end() : other.start()]
    return data[: one.start()] + other[0] + between + one[0] + data[other.end() :]


def renumbered(data: bytes, chance: random.Random) -> bytes:
    """A few numbers replaced by others, some of them extreme."""
    for _ in range(chance.choice((1, 3, 10))):
        found = list(_NUMBER.finditer(data))
        hit = chance.choice(found)
        number = chance.choice((*_EXTREME, str(chance.randrange(100_000)).encode()))
        data = data[: hit.start()] + number + data[hit.end() :]
    return data


MUTATIONS: tuple[Callable[[bytes, random.Random], bytes], ...] = (flipped, cut, exchanged, renumbered)


def say(text: str) -> None:
    """Print at once, also into a file."""
    sys.stdout.write(f"{text}\n")
    sys.stdout.flush()


def main() -> int:
    """Run; 1 where a file was neither read nor refused."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("files", nargs="+", type=Path)
    parser.add_argument("--count", type=int, default=500)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    sources = [path.read_bytes() for path in given.files]
    ended: Counter[str] = Counter()
    wrong, longest = 0, 0.0
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "mutated.pdf"
        for number in range(given.count):
            chance = random.Random(given.seed * 1_000_003 + number)
            mutate = chance.choice(MUTATIONS)
            path.write_bytes(mutate(chance.choice(sources), chance))
            begun = time.monotonic()
            try:
                read_isolated(path, limits=LIMITS)
                end = "read"
            except UnreadableError as error:
                end = "reader died" if "ended with" in str(error) else "refused"
                end = "too slow" if "was not read within" in str(error) else end
                if end != "refused":
                    say(f"{number} {mutate.__name__}: {error}")
            except Exception as error:  # whatever else comes is what is looked for
                wrong += 1
                end = f"raised {type(error).__name__}"
                say(f"{number} {mutate.__name__}: {error!r}")
            ended[end] += 1
            longest = max(longest, time.monotonic() - begun)
    say(f"{given.count} files: {dict(ended)}; longest {longest:.1f} s")
    return min(wrong, 1)


if __name__ == "__main__":
    sys.exit(main())

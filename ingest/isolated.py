"""Opening a file in a process of its own, to read it or to draw its pages, so that a bad file takes nothing else down.

The process speaks JSON lines: a request on its standard input; progress, the document or pictures on its standard
output. What comes back is checked against the types that are expected; nothing of it is executed.
"""

from __future__ import annotations

import base64
import contextlib
import importlib
import json
import math
import os
import queue
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import asdict
from importlib.util import find_spec
from pathlib import Path
from typing import IO, Any

from pydantic import TypeAdapter, ValidationError

from ingest.document import Document, UnreadableError, Word
from ingest.limits import Limits
from ingest.read import Progress, read

_DOCUMENT = TypeAdapter(Document)
_END = object()
_CPU_IS_BOUND = find_spec("resource") is not None
"""Whether the system ends a process that has worked too long; elsewhere the clock alone does."""
_GRACE = 5
"""Seconds of work from the signal that a process may be asked with to the one that it cannot refuse."""
_Answer = Callable[[dict[str, object]], None]


def read_isolated(
    path: Path,
    *,
    first_printed_page: int | None = None,
    password: str | None = None,
    limits: Limits | None = None,
    progress: Progress | None = None,
) -> Document:
    """Read a rulebook file in a process of its own.

    `progress` is called with the step, how many pages are done, and of how many. Raises UnreadableError as `read` does,
    and where reading takes longer or more memory than the limits allow, or dies.
    """
    limits = limits or Limits()
    request = {"first_printed_page": first_printed_page, "password": password}
    for answer in _asked("read", path, request, limits):
        match answer:
            case {"step": str(step), "done": int(done), "total": int(total)}:
                if progress is not None:
                    progress(step, done, total)
            case {"document": content}:
                try:
                    return _DOCUMENT.validate_python(content)
                except ValidationError as error:
                    raise _died(path, "an answer that is no document") from error
    raise _died(path, "no document")


def render_isolated(
    path: Path, pages: Mapping[int, Sequence[Word]], *, scale: float, limits: Limits | None = None
) -> Iterator[bytes]:
    """Pages of a PDF (from 1) as PNG, each with the given words marked, drawn in a process of its own.

    Raises UnreadableError where the file cannot be opened, has no such page, or goes beyond the limits.
    """
    request = {
        "scale": scale,
        "pages": [[number, [asdict(word) for word in words]] for number, words in pages.items()],
    }
    drawn = 0
    for answer in _asked("render", path, request, limits or Limits()):
        match answer:
            case {"picture": str(picture)}:
                drawn += 1
                yield base64.b64decode(picture)
    if drawn != len(pages):
        raise _died(path, f"{drawn} of {len(pages)} pictures")


def unlock_isolated(path: Path, password: str, to: Path, *, limits: Limits | None = None) -> None:
    """Write a PDF without its password, in a process of its own. Raises UnreadableError where that cannot be done."""
    request = {"password": password, "to": str(to.absolute())}
    if not any("unlocked" in answer for answer in _asked("unlock", path, request, limits or Limits())):
        raise _died(path, "no file")


def _asked(do: str, path: Path, request: Mapping[str, object], limits: Limits) -> Iterator[dict[str, Any]]:
    """What the process answers to one request. Raises UnreadableError where it refuses or ends before its time."""
    sent = {"do": do, "path": str(path.absolute()), "limits": asdict(limits), **request}
    with _started() as process:
        _send(process, json.dumps(sent))
        for answer in _answers(process, path, limits):
            match answer:
                case {"refused": str(reason)}:
                    raise UnreadableError(reason)
                case {"finished": True}:
                    return
                case dict():
                    yield answer
        code = _code(process)
        if _CPU_IS_BOUND and code == -signal.SIGXCPU:
            raise _too_slow(path, _work(limits))
        raise _died(path, _ending(code))


@contextlib.contextmanager
def _started() -> Iterator[subprocess.Popen[bytes]]:
    environment = {
        **os.environ,
        "PYTHONPATH": os.pathsep.join(part for part in sys.path if part),
        "OPENBLAS_NUM_THREADS": "1",
        "OMP_THREAD_LIMIT": "1",
    }
    process = subprocess.Popen(
        [sys.executable, "-m", "ingest.isolated"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        env=environment,
        start_new_session=True,
    )
    try:
        yield process
    finally:
        _end(process)


def _end(process: subprocess.Popen[bytes]) -> None:
    """End the process and what it started."""
    if process.poll() is None:
        with contextlib.suppress(OSError):
            if hasattr(os, "killpg"):
                os.killpg(process.pid, signal.SIGKILL)
            else:
                process.kill()
    process.wait()
    for stream in (process.stdin, process.stdout):
        if stream is not None:
            with contextlib.suppress(OSError):
                stream.close()


def _send(process: subprocess.Popen[bytes], request: str) -> None:
    if process.stdin is not None:
        with contextlib.suppress(OSError):
            process.stdin.write(request.encode())
            process.stdin.close()


def _answers(process: subprocess.Popen[bytes], path: Path, limits: Limits) -> Iterator[Any]:
    """The process's answers as they come, until its end or the deadline."""
    lines: queue.Queue[object] = queue.Queue()
    stream = process.stdout
    if stream is None:
        return
    threading.Thread(target=_forward, args=(stream, lines), daemon=True).start()
    allowed = limits.seconds * (limits.patience if _CPU_IS_BOUND else 1)
    deadline = time.monotonic() + allowed
    while True:
        try:
            line = lines.get(timeout=max(0.0, deadline - time.monotonic()))
        except queue.Empty:
            raise _too_slow(path, f"{allowed:g} seconds") from None
        if not isinstance(line, bytes):
            return
        try:
            yield json.loads(line)
        except ValueError:
            continue


def _forward(stream: IO[bytes], lines: queue.Queue[object]) -> None:
    with contextlib.suppress(OSError, ValueError):
        for line in stream:
            lines.put(line)
    lines.put(_END)


def _code(process: subprocess.Popen[bytes]) -> int | None:
    """What the process ended with; None where it does not end."""
    try:
        return process.wait(timeout=5)
    except subprocess.TimeoutExpired:
        return None


def _ending(code: int | None) -> str:
    if code is None:
        return "no answer"
    return f"signal {-code}" if code < 0 else f"exit code {code}"


def _too_slow(path: Path, time_taken: str) -> UnreadableError:
    return UnreadableError(
        f"{path.name!r} was not read within {time_taken}: expected a file that is read faster; "
        "split it, or raise the limit"
    )


def _work(limits: Limits) -> str:
    return f"{limits.seconds:g} seconds of work"


def _died(path: Path, found: str) -> UnreadableError:
    return UnreadableError(
        f"reading {path.name!r} ended with {found}: expected a document; the file is damaged or built to do harm; "
        "open it in a viewer and save it anew"
    )


def _serve() -> None:
    """Read one request, and answer it."""
    answers = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)

    def answer(content: dict[str, object]) -> None:
        answers.write(json.dumps(content).encode() + b"\n")
        answers.flush()

    request = json.loads(sys.stdin.buffer.read())
    limits = Limits(**request["limits"])
    path = Path(request["path"])
    if path.suffix.lower() == ".pdf":
        importlib.import_module("ingest.pdf.reader")
    begun = _worked()
    _confine(limits)

    def counted(step: str, done: int, total: int) -> None:
        if _worked() - begun > limits.seconds:
            raise _too_slow(path, _work(limits))
        answer({"step": step, "done": done, "total": total})

    try:
        match request["do"]:
            case "render":
                _render(path, request, limits, answer)
            case "unlock":
                _unlock(path, request, limits, answer)
            case _:
                document = read(
                    path,
                    first_printed_page=request["first_printed_page"],
                    password=request["password"],
                    limits=limits,
                    progress=counted,
                )
                answer({"document": asdict(document)})
        answer({"finished": True})
    except UnreadableError as error:
        answer({"refused": str(error)})
    except MemoryError:
        answer({"refused": _too_much(path, limits)})


def _render(path: Path, request: dict[str, Any], limits: Limits, answer: _Answer) -> None:
    from ingest.pdf.render import render_page

    for number, words in request["pages"]:
        marked = [Word(**word) for word in words]
        picture = render_page(path, number, marked=marked, scale=request["scale"], limits=limits)
        answer({"picture": base64.b64encode(picture).decode()})


def _unlock(path: Path, request: dict[str, Any], limits: Limits, answer: _Answer) -> None:
    from ingest.pdf import pdfium

    with pdfium.opened(path, request["password"], limits) as file:
        file.save_unlocked(Path(request["to"]))
    answer({"unlocked": True})


def _too_much(path: Path, limits: Limits) -> str:
    return (
        f"reading {path.name!r} takes more than {limits.memory_bytes // 2**20} MB of memory: expected less; "
        "split it, save it with smaller pictures, or raise the limit"
    )


def _worked() -> float:
    """Seconds of processor time of this process and of the programs that it started and that are done, such as OCR."""
    times = os.times()
    return times.user + times.system + times.children_user + times.children_system


def _confine(limits: Limits) -> None:
    """Bound the process's memory and processor time, where the system can.

    The bound of time ends a step that never ends, and a process whose parent is gone.
    """
    try:
        import resource

        with Path("/proc/self/statm").open(encoding="ascii") as file:
            mapped = int(file.read().split()[0]) * resource.getpagesize()
        resource.setrlimit(resource.RLIMIT_AS, (mapped + limits.memory_bytes,) * 2)
        resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
        seconds = math.ceil(time.process_time() + limits.seconds)
        resource.setrlimit(resource.RLIMIT_CPU, (seconds, seconds + _GRACE))
    except (ImportError, OSError, ValueError):
        return


if __name__ == "__main__":
    _serve()

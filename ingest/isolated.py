"""Reading a file in a process of its own, so that a bad file takes nothing else down.

The process speaks JSON lines: requests on its standard input, progress and the document on its standard output. What
comes back is checked against the types of a document; nothing of it is executed.
"""

from __future__ import annotations

import contextlib
import importlib
import json
import os
import queue
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from dataclasses import asdict
from pathlib import Path
from typing import IO, Any

from pydantic import TypeAdapter, ValidationError

from ingest.document import Document, UnreadableError
from ingest.limits import Limits
from ingest.read import Progress, read

_DOCUMENT = TypeAdapter(Document)
_END = object()


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
    request = {
        "path": str(path.absolute()),
        "first_printed_page": first_printed_page,
        "password": password,
        "limits": asdict(limits),
    }
    with _started() as process:
        _send(process, json.dumps(request))
        for answer in _answers(process, path, limits):
            match answer:
                case {"step": str(step), "done": int(done), "total": int(total)}:
                    if progress is not None:
                        progress(step, done, total)
                case {"refused": str(reason)}:
                    raise UnreadableError(reason)
                case {"document": content}:
                    try:
                        return _DOCUMENT.validate_python(content)
                    except ValidationError as error:
                        raise _died(path, "an answer that is no document") from error
        raise _died(path, _ending(process))


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
    deadline = time.monotonic() + limits.seconds
    while True:
        try:
            line = lines.get(timeout=max(0.0, deadline - time.monotonic()))
        except queue.Empty:
            raise UnreadableError(
                f"{path.name!r} was not read within {limits.seconds:g} seconds: expected a file that is read faster; "
                "split it, or raise the limit"
            ) from None
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


def _ending(process: subprocess.Popen[bytes]) -> str:
    try:
        code = process.wait(timeout=5)
    except subprocess.TimeoutExpired:
        return "no answer"
    return f"signal {-code}" if code < 0 else f"exit code {code}"


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
    _confine(limits)
    try:
        document = read(
            path,
            first_printed_page=request["first_printed_page"],
            password=request["password"],
            limits=limits,
            progress=lambda step, done, total: answer({"step": step, "done": done, "total": total}),
        )
        answer({"document": asdict(document)})
    except UnreadableError as error:
        answer({"refused": str(error)})
    except MemoryError:
        answer({"refused": _too_much(path, limits)})


def _too_much(path: Path, limits: Limits) -> str:
    return (
        f"reading {path.name!r} takes more than {limits.memory_bytes // 2**20} MB of memory: expected less; "
        "split it, save it with smaller pictures, or raise the limit"
    )


def _confine(limits: Limits) -> None:
    """Bound the process's memory, where the system can."""
    try:
        import resource

        with Path("/proc/self/statm").open(encoding="ascii") as file:
            mapped = int(file.read().split()[0]) * resource.getpagesize()
        resource.setrlimit(resource.RLIMIT_AS, (mapped + limits.memory_bytes,) * 2)
        resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    except (ImportError, OSError, ValueError):
        return


if __name__ == "__main__":
    _serve()

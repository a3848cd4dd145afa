"""Processes that play: they share nothing with this one, Ctrl-C does not reach them, and they end with it."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from collections.abc import Callable, Generator, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from itertools import islice
from typing import TypeVar

from chatelain.core.errors import ChatelainError

Piece = TypeVar("Piece")
Done = TypeVar("Done")

#: So many pieces a process are handed out ahead, so that none waits.
AHEAD = 2


def spread(work: Callable[[Piece], Done], pieces: Iterable[Piece], jobs: int) -> Generator[Done, None, None]:
    """Does all pieces in so many processes; what is done comes back in no order."""
    if jobs <= 1:
        yield from map(work, pieces)
        return
    rest = iter(pieces)
    with workers(jobs) as pool:
        under_way = {pool.submit(work, piece) for piece in islice(rest, jobs * AHEAD)}
        while under_way:
            done, under_way = wait(under_way, return_when=FIRST_COMPLETED)
            under_way |= {pool.submit(work, piece) for piece in islice(rest, len(done))}
            for task in done:
                yield task.result()


@contextmanager
def workers(jobs: int) -> Iterator[ProcessPoolExecutor]:
    """A pool of processes. Whatever ends the block early ends them at once; if one dies, that is an error."""
    others = set(multiprocessing.active_children())
    # Spawned processes share nothing with this one, on every system alike.
    pool = ProcessPoolExecutor(jobs, multiprocessing.get_context("spawn"), leave_with_parent)
    try:
        with _deaf_to_interrupts():
            for _ in range(jobs):  # each starts one of them
                pool.submit(_nothing)
        yield pool
    except BaseException as error:
        for process in set(multiprocessing.active_children()) - others:
            process.terminate()
        if isinstance(error, BrokenProcessPool):
            raise ChatelainError("worker-lost") from None
        raise
    finally:
        pool.shutdown(wait=True, cancel_futures=True)


def leave_with_parent() -> None:
    """Ends this process when the one that started it is gone, even if that was killed."""
    parent = multiprocessing.parent_process()
    if parent is None:
        return

    def watch() -> None:
        parent.join()
        os._exit(1)

    threading.Thread(target=watch, daemon=True).start()


def _nothing() -> None:
    pass


@contextmanager
def _deaf_to_interrupts() -> Iterator[None]:
    """Ctrl-C reaches all processes: those started in here ignore it, and the first one ends them."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)

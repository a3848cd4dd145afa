from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from chatelain.arena.workers import spread
from chatelain.core.errors import ChatelainError

SCRIPT = """
import os, sys, time
from chatelain.arena.workers import workers
if __name__ == "__main__":
    with workers(1) as pool:
        print(pool.submit(os.getpid).result(), flush=True)
        time.sleep(60)
"""


def twice(number: int) -> int:
    return 2 * number


def die(number: int) -> int:
    os.kill(os.getpid(), signal.SIGKILL)
    return number


@pytest.mark.parametrize("jobs", [1, 2])
def test_everything_is_done(jobs: int) -> None:
    assert sorted(spread(twice, range(20), jobs)) == list(range(0, 40, 2))


def test_a_process_that_is_killed_is_an_error_and_not_a_silence() -> None:
    with pytest.raises(ChatelainError, match="worker-lost"):
        list(spread(die, range(3), 2))


def test_processes_leave_when_the_first_one_is_killed(tmp_path: Path) -> None:
    script = tmp_path / "script.py"
    script.write_text(SCRIPT)
    first = subprocess.Popen(
        [sys.executable, str(script)], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
    )
    assert first.stdout is not None
    worker = int(first.stdout.readline())
    first.kill()
    first.wait()
    first.stdout.close()
    end = time.monotonic() + 20
    while Path(f"/proc/{worker}").exists() and time.monotonic() < end:
        time.sleep(0.1)
    assert not is_running(worker)


def is_running(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    status = Path(f"/proc/{process}/stat")
    return not (status.exists() and " Z " in status.read_text())

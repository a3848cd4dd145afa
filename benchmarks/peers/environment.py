"""Build the environment the peers of the benchmark live in.

    python benchmarks/peers/environment.py [DIRECTORY]

makes ``DIRECTORY/.venv-peers`` (DIRECTORY is the project's root unless given),
installs ``requirements.txt`` into it and prints the path of its interpreter.
Chatelain's own environment is left alone. A stamp inside remembers what was
installed, so a second call returns at once, and a change of the requirements
or of the Python version builds anew.

Standard library only; importable by path as well: see ``ensure``.
"""

from __future__ import annotations

import argparse
import hashlib
import os
import platform
import shlex
import shutil
import subprocess
import sys
import venv
from collections.abc import Sequence
from pathlib import Path

HERE = Path(__file__).resolve().parent
ROOT = HERE.parents[1]
REQUIREMENTS = HERE / "requirements.txt"
FOLDER = ".venv-peers"
STAMP = "peers.stamp"
INSTALL_SECONDS = 900.0
WINDOWS = os.name == "nt"


class PeersUnavailable(Exception):
    """The environment could not be built; the message says what to run."""


def interpreter_of(folder: Path) -> Path:
    """Where a virtual environment keeps its interpreter."""
    return folder / "Scripts" / "python.exe" if WINDOWS else folder / "bin" / "python"


def find_uv() -> str | None:
    """uv from PATH or from the environment this runs in, if there is one."""
    beside = Path(sys.prefix) / ("Scripts/uv.exe" if WINDOWS else "bin/uv")
    return shutil.which("uv") or (str(beside) if beside.is_file() else None)


def stamp_text() -> str:
    """What a finished environment must have been built from."""
    digest = hashlib.sha256(REQUIREMENTS.read_bytes()).hexdigest()
    return f"{platform.python_implementation()} {platform.python_version()} {digest}\n"


def is_ready(folder: Path) -> bool:
    """Whether the environment is finished and up to date."""
    try:
        stamp = (folder / STAMP).read_text(encoding="utf-8")
    except OSError:
        return False
    return stamp == stamp_text() and interpreter_of(folder).exists()


def install_command(interpreter: Path, uv: str | None) -> list[str]:
    """The command that fills the environment."""
    if uv is not None:
        return [uv, "pip", "install", "--python", str(interpreter), "-r", str(REQUIREMENTS)]
    return [str(interpreter), "-m", "pip", "install", "--disable-pip-version-check", "-r", str(REQUIREMENTS)]


def ensure(root: Path = ROOT, *, quiet: bool = False) -> Path:
    """Return the interpreter of ``root/.venv-peers``, building it where needed.

    Raises PeersUnavailable, with the command to run, when it cannot be built.
    """
    # Not resolved beyond the folder: bin/python is a link, and following it
    # would leave the environment.
    folder = root.resolve() / FOLDER
    interpreter = interpreter_of(folder)
    if is_ready(folder):
        return interpreter
    if not root.is_dir():
        raise PeersUnavailable(f"no such directory: {root}")
    uv = find_uv()
    if not quiet:
        print(f"installing the benchmark's peers into {folder} ...", file=sys.stderr, flush=True)
    try:
        venv.EnvBuilder(clear=True, with_pip=uv is None, symlinks=not WINDOWS).create(folder)
        # The environment keeps itself out of version control.
        (folder / ".gitignore").write_text("*\n", encoding="utf-8")
    except (OSError, subprocess.CalledProcessError) as error:
        again = shlex.join([sys.executable, "-m", "venv", "--clear", str(folder)])
        raise PeersUnavailable(
            f"cannot create the peers' environment: {error}\n"
            f"To see why, run: {again}\n"
            "(Debian and Ubuntu keep venv in the package python3-venv; with uv installed it is not needed.)"
        ) from error
    command = install_command(interpreter, uv)
    try:
        done = subprocess.run(
            command,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            encoding="utf-8",
            errors="replace",
            timeout=INSTALL_SECONDS,
            check=False,
        )
        failed, output = done.returncode != 0, done.stdout
    except (OSError, subprocess.TimeoutExpired) as error:
        failed, output = True, str(error)
    if failed:
        last = "\n".join(f"  {line}" for line in output.strip().splitlines()[-8:])
        raise PeersUnavailable(
            "cannot install the benchmark's peers; is the network there, and are there wheels for "
            f"Python {platform.python_version()}? The installer's last words:\n{last}\n"
            f"Once that is mended, run: {shlex.join([sys.executable, str(Path(__file__).resolve()), str(root)])}\n"
            f"or, for the installer's whole output: {shlex.join(command)}"
        )
    # Last of all, so that an interrupted build is never taken for a finished one.
    (folder / STAMP).write_text(stamp_text(), encoding="utf-8")
    return interpreter


def main(arguments: Sequence[str] | None = None) -> int:
    """Build the environment and print its interpreter's path."""
    parser = argparse.ArgumentParser(description="Build the environment of the benchmark's peers.")
    parser.add_argument(
        "directory",
        nargs="?",
        type=Path,
        default=ROOT,
        help=f"where to put {FOLDER} (default: the project's root)",
    )
    parser.add_argument("--quiet", action="store_true", help="print nothing but the interpreter's path")
    options = parser.parse_args(arguments)
    try:
        print(ensure(options.directory, quiet=options.quiet))
    except PeersUnavailable as error:
        print(f"environment.py: {error}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())

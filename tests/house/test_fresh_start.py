"""./dev on a machine that has nothing yet: a real environment, from an index that is a folder of small wheels."""

from __future__ import annotations

import re
import subprocess
import sys
import threading
import zipfile
from pathlib import Path
from types import ModuleType

import pytest

from tests.house.loading import ROOT, load_dev

pytestmark = pytest.mark.pure_only  # the script is the same whatever engine is tested

#: A uv that notes what it is asked for.
UV = """#!/bin/sh
echo "$@" >> "$(dirname "$0")/asked"
"""


@pytest.fixture
def dev(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """./dev with its environment elsewhere, and an index without any package."""
    module = load_dev()
    venv = tmp_path / "venv"
    for name, path in {"VENV": venv, "BIN": venv / "bin", "LOG": venv / "setup.log"}.items():
        monkeypatch.setattr(module, name, path)
    # Whoever starts afresh is in no environment yet.
    monkeypatch.setattr(sys, "executable", str(Path(sys.base_prefix) / "bin" / "python3"))
    (tmp_path / "index").mkdir()
    settings = {
        "PIP_CONFIG_FILE": "/dev/null",
        "PIP_FIND_LINKS": str(tmp_path / "index"),
        "PIP_NO_COMPILE": "1",
        "PIP_NO_INDEX": "1",
    }
    for name, value in settings.items():
        monkeypatch.setenv(name, value)
    return module


def offer(index: Path, name: str, version: str = "1.0", script: str = "") -> None:
    """Put a wheel with a module of its name, and perhaps a program, into the index."""
    info = f"{name}-{version}.dist-info"
    files = {
        f"{name}.py": "",
        f"{info}/METADATA": f"Metadata-Version: 2.1\nName: {name}\nVersion: {version}\nProvides-Extra: standard\n",
        f"{info}/WHEEL": "Wheel-Version: 1.0\nGenerator: test\nRoot-Is-Purelib: true\nTag: py3-none-any\n",
        **({f"{name}-{version}.data/scripts/{name}": script} if script else {}),
    }
    listing = "".join(f"{path},,\n" for path in [*files, f"{info}/RECORD"])
    with zipfile.ZipFile(index / f"{name}-{version}-py3-none-any.whl", "w") as wheel:
        for path, content in {**files, f"{info}/RECORD": listing}.items():
            entry = zipfile.ZipInfo(path)
            entry.external_attr = 0o100755 << 16
            wheel.writestr(entry, content)


def pinned(name: str) -> str:
    (version,) = re.findall(rf"^{name}==(\S+)", (ROOT / "constraints.txt").read_text("utf-8"), re.MULTILINE)
    return str(version)


def has(dev: ModuleType, module: str) -> bool:
    return subprocess.run([dev.BIN / "python", "-c", f"import {module}"], capture_output=True).returncode == 0


def test_the_first_thing_in_the_environment_is_uv_which_installs_the_rest(dev: ModuleType, tmp_path: Path) -> None:
    for name in ("uv", "uvicorn"):
        offer(tmp_path / "index", name, pinned(name), UV)
    dev.make_venv()
    assert (dev.BIN / "uv").exists()
    assert not has(dev, "uvicorn")
    dev.install("castle")
    assert (dev.BIN / "asked").read_text().split()[:2] == ["pip", "install"]


def test_pip_installs_the_rest_where_uv_cannot_be_had_or_refuses(dev: ModuleType, tmp_path: Path) -> None:
    offer(tmp_path / "index", "castle")
    offer(tmp_path / "index", "tower")
    dev.make_venv()
    assert not (dev.BIN / "uv").exists()
    dev.install("castle")
    assert has(dev, "castle")
    (dev.BIN / "uv").write_text("#!/bin/sh\nexit 2\n")
    (dev.BIN / "uv").chmod(0o755)
    dev.install("tower")
    assert has(dev, "tower")


def test_a_requirement_is_found_by_its_whole_name(dev: ModuleType) -> None:
    assert dev.requirement("uv") == "uv"
    assert dev.requirement("uvicorn").startswith("uvicorn[standard]")


def test_the_client_is_built_beside_and_its_failure_is_told(
    dev: ModuleType, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Neither side waits for the other to begin: each meets the other half-way."""
    meeting = threading.Barrier(2, timeout=10)
    client = dev.client_builder()
    monkeypatch.setattr(client, "is_current", lambda: False)
    monkeypatch.setattr(client, "node", lambda: "node")

    def fail() -> None:
        meeting.wait()
        raise client.ClientError("no such icon")

    monkeypatch.setattr(client, "ensure_client", fail)
    monkeypatch.setattr(dev, "client_builder", lambda: client)
    with pytest.raises(dev.Failure, match="no such icon"):
        dev.with_client(meeting.wait)
    assert "building the web client ... failed" in capsys.readouterr().err

"""hatch_build.py on a package of two modules: what lands in the wheel, and what happens when it cannot compile."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import sysconfig
import zipfile
from pathlib import Path

import pytest

import hatch_build

pytestmark = pytest.mark.pure_only  # the hook is the same whatever engine is tested

ROOT = Path(__file__).parents[2]
SUFFIX = sysconfig.get_config_var("EXT_SUFFIX")
PYPROJECT = """
[build-system]
requires = ["hatchling"]
build-backend = "hatchling.build"
[project]
name = "chatelain"
version = "1"
requires-python = ">=3.11"
[tool.hatch.build.hooks.custom]
path = "hatch_build.py"
[tool.hatch.build.targets.wheel]
packages = ["src/chatelain"]
artifacts = ["src/chatelain/server/static"]
[tool.chatelain.compile]
include = ["chatelain/core/*.py", "chatelain/absent/*.py"]
exclude = ["**/__init__.py", "chatelain/core/edge.py"]
"""


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """A project with a module to compile and one to leave alone; git ignores extension modules there as here."""
    core = tmp_path / "src" / "chatelain" / "core"
    core.mkdir(parents=True)
    (core.parent / "__init__.py").touch()
    (core / "__init__.py").touch()
    (core / "moves.py").write_text("def double(x: int) -> int:\n    return 2 * x\n")
    (core / "edge.py").write_text("from chatelain.core.moves import double\n\nfour = double(2)\n")
    (tmp_path / "pyproject.toml").write_text(PYPROJECT)
    (tmp_path / ".gitignore").write_text("*.so\n/src/chatelain/server/static/\n")
    (tmp_path / "web").mkdir()
    (tmp_path / "web" / "build.py").write_bytes((ROOT / "web" / "build.py").read_bytes())
    (tmp_path / "hatch_build.py").write_bytes((ROOT / "hatch_build.py").read_bytes())
    return tmp_path


def build(project: Path, **settings: str) -> subprocess.CompletedProcess[str]:
    kept = {name: value for name, value in os.environ.items() if not name.startswith("CHATELAIN_")}
    command = [sys.executable, "-m", "hatchling", "build", "-t", "wheel"]
    env = {**kept, "CHATELAIN_CLIENT": "0", **settings}
    return subprocess.run(command, cwd=project, env=env, capture_output=True, text=True)


def wheel(project: Path) -> Path:
    (found,) = (project / "dist").glob("*.whl")
    return found


def extensions(project: Path) -> list[str]:
    names = zipfile.ZipFile(wheel(project)).namelist()
    return sorted(name.removesuffix(SUFFIX) for name in names if name.endswith(SUFFIX))


needs_compiler = pytest.mark.skipif(bool(hatch_build.reason_not_to_compile()), reason="no C compiler")


@needs_compiler
@pytest.mark.slow
def test_the_wheel_holds_the_compiled_modules_and_their_sources(project: Path) -> None:
    done = build(project)
    assert done.returncode == 0, done.stderr
    assert extensions(project) == ["chatelain/core/moves", "chatelain__mypyc"]
    assert "chatelain/core/moves.py" in zipfile.ZipFile(wheel(project)).namelist()
    assert "none-any" not in wheel(project).name
    assert list(project.glob("src/**/*.so")) == []

    installed = project / "installed"
    zipfile.ZipFile(wheel(project)).extractall(installed)
    program = "from chatelain.core import edge, moves; print(edge.four, moves.__file__)"
    env = {**os.environ, "PYTHONPATH": str(installed)}
    four, file = subprocess.check_output([sys.executable, "-c", program], env=env, text=True).split()
    assert (four, file.endswith(SUFFIX)) == ("4", True)


@needs_compiler
@pytest.mark.slow
def test_the_cache_answers_until_a_source_changes(project: Path) -> None:
    cache = project / "cache"

    def build_and_look() -> list[str]:
        assert build(project, CHATELAIN_CACHE=str(cache)).returncode == 0
        assert extensions(project) == ["chatelain/core/moves", "chatelain__mypyc"]
        return [path.name for path in cache.iterdir()]

    first = build_and_look()
    (project / "src" / "chatelain" / "above.py").write_text("import chatelain.core.moves\n")
    assert build_and_look() == first
    with (project / "src" / "chatelain" / "core" / "moves.py").open("a") as file:
        file.write("\n\ndef triple(x: int) -> int:\n    return 3 * x\n")
    (second,) = build_and_look()
    assert [second] != first


@needs_compiler
@pytest.mark.parametrize("settings", [{}, {"CHATELAIN_COMPILE": "require"}], ids=["for a user", "required"])
def test_a_failed_compilation_is_loud_only_where_it_is_required(project: Path, settings: dict[str, str]) -> None:
    (project / "src" / "chatelain" / "core" / "moves.py").write_text('x: int = "one"\n')
    done = build(project, **settings)
    printed = done.stdout + done.stderr
    assert "Incompatible types" in printed
    if settings:
        assert done.returncode != 0
        assert not (project / "dist").exists() or not list((project / "dist").glob("*.whl"))
    else:
        assert done.returncode == 0
        assert printed.count("pure Python wheel: the compilation failed") == 1
        assert extensions(project) == []


@pytest.mark.parametrize(
    ("settings", "reason"),
    [({"CHATELAIN_PURE": "1"}, "CHATELAIN_PURE is set"), ({"CC": "no-such-compiler"}, "no C compiler")],
)
def test_without_compilation_the_wheel_is_pure_and_says_why(
    project: Path, settings: dict[str, str], reason: str
) -> None:
    done = build(project, CHATELAIN_COMPILE="require", **settings)
    assert done.returncode == 0, done.stderr
    assert f"pure Python wheel: {reason}" in done.stdout + done.stderr
    assert wheel(project).name == "chatelain-1-py3-none-any.whl"


def test_patterns_choose_the_modules(project: Path) -> None:
    chosen = hatch_build.modules_to_compile(
        project / "src", ["chatelain/core/*.py", "no/such/*.py"], ["**/__init__.py", "chatelain/core/edge.py"]
    )
    assert chosen == ["chatelain/core/moves.py"]


@pytest.fixture
def client(project: Path) -> Path:
    """A web client whose build writes one page."""
    script = "mkdir -p ../src/chatelain/server/static && cp page.html ../src/chatelain/server/static/index.html"
    package = {"name": "web", "version": "1.0.0", "scripts": {"build": script}}
    lock = {"name": "web", "version": "1.0.0", "lockfileVersion": 3, "packages": {"": {"name": "web"}}}
    (project / "web" / "package.json").write_text(json.dumps(package))
    (project / "web" / "package-lock.json").write_text(json.dumps(lock))
    (project / "web" / "node_modules").mkdir()
    (project / "web" / "page.html").write_text("one")
    return project / "web"


def page(project: Path) -> bytes:
    return zipfile.ZipFile(wheel(project)).read("chatelain/server/static/index.html")


def test_the_wheel_holds_the_client_as_its_sources_are(project: Path, client: Path) -> None:
    settings = {"CHATELAIN_CLIENT": "1", "CHATELAIN_PURE": "1"}
    done = build(project, **settings)
    assert done.returncode == 0, done.stderr
    assert page(project) == b"one"
    (client / "page.html").write_text("two")
    assert build(project, **settings).returncode == 0
    assert page(project) == b"two"


def test_a_client_that_cannot_be_built_is_loud(project: Path, client: Path) -> None:
    (client / "page.html").unlink()
    done = build(project, CHATELAIN_CLIENT="1", CHATELAIN_PURE="1")
    assert done.returncode != 0
    assert "the web client could not be built" in done.stderr + done.stdout

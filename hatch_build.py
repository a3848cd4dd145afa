"""Build hook: put the web client into the wheel, and compile the engine with mypyc, or leave it pure Python.

The client is built by web/build.py; with `CHATELAIN_CLIENT=0` the wheel has none and the server says so.

`[tool.chatelain.compile]` in pyproject.toml names the modules. They are compiled in a scratch directory, because an
extension module beside its source would shadow every later edit. Environment:

- `CHATELAIN_PURE=1`: do not compile.
- `CHATELAIN_COMPILE=require`: a compilation that fails also fails the build. Otherwise the wheel is pure Python: the
  same games, several times slower.
- `CHATELAIN_OPT`: optimisation level of the C compiler, 0 to 3 (1 if unset).
- `CHATELAIN_CACHE`: a directory that keeps the last compiled modules, for as long as their sources are the same.
"""

from __future__ import annotations

import hashlib
import importlib.util
import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import tomllib
from importlib import metadata
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

GROUP = "chatelain"
UNIX_FLAGS = [
    "-fvisibility=hidden",  # with the next one: a quarter more games a second
    "-fno-semantic-interposition",
    "-finline-small-functions",  # most of what -O2 gains over -O1, for half the time
    "-Wno-all",  # gcc's -Wmisleading-indentation alone doubles the time on a C file of this length
    "-Wno-error",
]
#: Together a twentieth more games a second, for a tenth of the time; clang knows some of them by other names.
GCC_FLAGS = [
    "-foptimize-sibling-calls",
    "-fschedule-insns2",
    "-fpeephole2",
    "-freorder-blocks-algorithm=stc",
    "-fcaller-saves",
    "-fno-plt",
]


class CompilationError(Exception):
    """mypyc or the C compiler refused the sources; the text is what they printed."""


class CompileHook(BuildHookInterface[Any]):
    """Adds the web client and the compiled engine to wheels; no other kind of build has them."""

    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        """Node comes as a package where the machine has none."""
        client = client_builder(Path(self.root))
        return [client.NODE_PACKAGE] if self.target_name == "wheel" and wants_client() and not client.node() else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build and compile before the wheel is put together."""
        if self.target_name != "wheel" or version == "editable":
            return
        if wants_client():
            client = client_builder(Path(self.root))
            try:
                client.ensure_client()
            except client.ClientError as error:
                self.app.abort(f"chatelain: the web client could not be built:\n{error}")
        else:
            self.app.display_info("chatelain: no web client: CHATELAIN_CLIENT is 0")
        reason = reason_not_to_compile()
        if reason:
            self.app.display_info(f"chatelain: pure Python wheel: {reason}")
            return
        self.scratch = tempfile.TemporaryDirectory(prefix="chatelain-build-")
        try:
            compiled = compile_in(Path(self.scratch.name), Path(self.root))
        except CompilationError as error:
            self.scratch.cleanup()
            if os.environ.get("CHATELAIN_COMPILE") == "require":
                self.app.abort(f"chatelain: the compilation failed:\n{error}")
            self.app.display_warning(f"chatelain: pure Python wheel: the compilation failed: {last_line(error)}")
            return
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        build_data["force_include"].update(compiled)
        self.app.display_info(f"chatelain: compiled wheel: {len(compiled) - 1} modules")

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        """Remove the scratch directory once the wheel holds its files."""
        if hasattr(self, "scratch"):
            self.scratch.cleanup()


def wants_client() -> bool:
    """Whether the wheel shall hold the web client."""
    return os.environ.get("CHATELAIN_CLIENT", "1") not in ("", "0")


def client_builder(root: Path) -> Any:
    """The module web/build.py."""
    spec = importlib.util.spec_from_file_location("chatelain_web_build", root / "web" / "build.py")
    assert spec and spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def reason_not_to_compile() -> str:
    """Say why this machine builds a pure wheel; empty when it can compile."""
    if os.environ.get("CHATELAIN_PURE", "0") not in ("", "0"):
        return "CHATELAIN_PURE is set"
    if sys.implementation.name != "cpython":
        return f"mypyc does not support {sys.implementation.name}"
    if os.name == "posix":
        if not shutil.which(compiler()):
            return f"no C compiler ({compiler()})"
        if not Path(sysconfig.get_path("include"), "Python.h").exists():
            return "no Python headers (Python.h)"
    if not (importlib.util.find_spec("mypyc") and importlib.util.find_spec("setuptools")):
        return "mypyc is not installed"
    return ""


def compiler() -> str:
    """The C compiler of this machine."""
    return shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")[0]


def is_gcc() -> bool:
    """Whether the C compiler is GNU's; on a Mac `gcc` is another name of clang."""
    said = subprocess.run([compiler(), "--version"], stdout=subprocess.PIPE, text=True, check=False).stdout
    return "Free Software Foundation" in said


def modules_to_compile(src: Path, include: list[str], exclude: list[str]) -> list[str]:
    """Resolve the patterns to sorted paths relative to `src`."""
    chosen = {path for pattern in include for path in src.glob(pattern)}
    dropped = {path for pattern in exclude for path in src.glob(pattern)}
    return sorted(path.relative_to(src).as_posix() for path in chosen - dropped)


def compile_in(scratch: Path, root: Path) -> dict[str, str]:
    """Compile a copy of the sources; map each extension module to its place in the wheel."""
    patterns = tomllib.loads((root / "pyproject.toml").read_text("utf-8"))["tool"]["chatelain"]["compile"]
    source, output = scratch / "src", scratch / "lib"
    copy_sources(root / "src", source, patterns["include"])
    modules = modules_to_compile(source, patterns["include"], patterns["exclude"])
    if not modules:
        raise CompilationError("[tool.chatelain.compile] matches no module")
    if "CHATELAIN_CACHE" in os.environ:
        cache = Path(os.environ["CHATELAIN_CACHE"])
        output = cache / fingerprint(source, modules)
        for old in cache.glob("*"):
            if old != output:
                shutil.rmtree(old)
    if not output.exists():
        # A process of its own: mypyc changes global state and leaves by sys.exit.
        command = [sys.executable, str(Path(__file__).resolve()), str(scratch / "new"), *modules]
        done = subprocess.run(command, cwd=source, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
        if done.returncode:
            raise CompilationError(done.stdout)
        output.parent.mkdir(exist_ok=True)
        shutil.move(scratch / "new", output)
    suffix = sysconfig.get_config_var("EXT_SUFFIX")
    return {str(path): path.relative_to(output).as_posix() for path in sorted(output.rglob(f"*{suffix}"))}


def copy_sources(src: Path, scratch: Path, include: list[str]) -> None:
    """Copy the packages that hold compiled modules, and nothing above them: an edit there needs no compilation."""
    packages = {"/".join(Path(pattern).parts[:2]) for pattern in include}
    wanted = [*src.glob("chatelain/__init__.py"), *(path for name in packages for path in walk(src / name))]
    for path in wanted:
        copy = scratch / path.relative_to(src)
        copy.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(path, copy)


def walk(path: Path) -> list[Path]:
    """The Python files at or under a path."""
    return [path] if path.is_file() else sorted(path.rglob("*.py"))


def fingerprint(source: Path, modules: list[str]) -> str:
    """Changes when anything does that the compiled modules depend on."""
    versions = [metadata.version("mypy"), sys.version, os.environ.get("CHATELAIN_OPT", ""), os.environ.get("CC", "")]
    digest = hashlib.sha256("\0".join([*versions, *modules]).encode())
    digest.update(Path(__file__).read_bytes())
    for path in walk(source):
        digest.update(f"\0{path.relative_to(source)}\0".encode() + path.read_bytes())
    return digest.hexdigest()[:16]


def run_mypyc(output: str, modules: list[str]) -> None:
    """Compile modules of the current directory into `output`, all in one group: calls between them are C calls."""
    from setuptools import setup  # before mypyc, which looks whether it is there

    # isort: split
    from mypyc.build import mypycify

    extensions = mypycify(
        ["--config-file=", "--explicit-package-bases", "--ignore-missing-imports", *modules],
        opt_level=os.environ.get("CHATELAIN_OPT", "1"),
        debug_level="0",
        group_name=GROUP,
        target_dir="../c",
    )
    if os.name == "posix":
        for extension in extensions:
            extension.extra_compile_args += UNIX_FLAGS + (GCC_FLAGS if is_gcc() else [])
    setup(
        name=GROUP,
        packages=[],
        ext_modules=extensions,
        script_args=["--quiet", "build_ext", "--parallel=2", "--build-lib", output, "--build-temp", "../objects"],
    )


def last_line(error: Exception) -> str:
    """The last thing the tools said."""
    lines = str(error).strip().splitlines()
    return lines[-1] if lines else "no message"


if __name__ == "__main__":
    run_mypyc(sys.argv[1], sys.argv[2:])

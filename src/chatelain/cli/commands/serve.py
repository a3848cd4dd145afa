"""`chatelain serve`: the tables in the browser."""

from __future__ import annotations

import argparse
import os
import sys
import threading
import webbrowser
from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path

from chatelain.cli.arguments import Parser, whole
from chatelain.cli.console import Console
from chatelain.cli.problems import Problem
from chatelain.text import Texts

LOOPBACK = "127.0.0.1"
EVERYWHERE = ("0.0.0.0", "::")


def add(parser: Parser, texts: Texts) -> None:
    """Describes the arguments."""
    say = texts.say
    parser.add_argument("--host", default=LOOPBACK, metavar=say("meta-host"), help=say("serve-host"))
    parser.add_argument(
        "--port", default=0, type=whole(texts, 0, 65535), metavar=say("meta-port"), help=say("serve-port")
    )
    parser.add_argument("--data-dir", type=Path, metavar=say("meta-folder"), help=say("serve-data-dir"))
    parser.add_argument("--open", action=argparse.BooleanOptionalAction, default=None, help=say("serve-open"))


def run(arguments: argparse.Namespace, console: Console) -> int:
    """Serves until interrupted."""
    # Heavy imports that no other command needs.
    from chatelain.server.reach import network_url
    from chatelain.server.run import listen_on, serve
    from chatelain.server.settings import BadSetting, Settings

    try:
        settings = Settings.from_environment()
    except BadSetting as error:
        raise Problem("bad-setting", name=error.name, value=error.value) from None
    if arguments.data_dir is not None:
        settings = replace(settings, data_dir=arguments.data_dir)
    try:
        listening = listen_on(arguments.host, arguments.port)
    except OSError as error:
        detail = error.strerror or str(error)
        raise Problem("serve-no-port", host=arguments.host, port=arguments.port, detail=detail) from None
    port = listening.getsockname()[1]
    url = address(arguments.host, port)
    if not settings.network_url:
        settings = replace(settings, network_url=network_url(arguments.host, port))

    def ready() -> None:
        console.say("serve-ready", url=console.style("bold", url))
        if friends := settings.public_url or settings.network_url:
            console.say("serve-friends", url=console.style("bold", friends))
        console.say("serve-where", folder=str(settings.data_dir))
        console.say("serve-stop")
        console.out.flush()
        if arguments.open if arguments.open is not None else has_screen(os.environ):
            threading.Thread(target=webbrowser.open, args=(url,), daemon=True).start()

    try:
        with listening:
            return 0 if serve(settings, listening, ready) else 1
    except BadSetting as error:
        raise Problem("bad-setting", name=error.name, value=error.value) from None


def address(host: str, port: int) -> str:
    """What to type into a browser on this machine.

    >>> address("0.0.0.0", 8000), address("::1", 8000)
    ('http://127.0.0.1:8000/', 'http://[::1]:8000/')
    """
    name = LOOPBACK if host in EVERYWHERE else f"[{host}]" if ":" in host else host
    return f"http://{name}:{port}/"


def has_screen(environ: Mapping[str, str]) -> bool:
    """Whether a browser can open here; without a screen a text browser might take over the terminal."""
    return sys.platform == "darwin" or any(
        environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY", "WSL_DISTRO_NAME")
    )

"""How friends find the server and a table: by an address they can reach, and by a code in any spelling."""

from __future__ import annotations

from pathlib import Path

import pytest

from chatelain.server import reach
from chatelain.server.settings import Settings
from tests.server.people import serving

NETWORK = "http://192.168.1.7:8000"


def test_who_sits_at_the_machine_learns_its_address_on_the_network(tmp_path: Path) -> None:
    with serving(tmp_path, network_url=NETWORK) as server, server.person() as anna:
        assert anna.get("/reach") == {"url": NETWORK}
        # Somebody who came from elsewhere knows an address already, and need not know this one.
        answer = anna.ask("GET", "/reach", headers={"Host": "play.example.org"})
        assert answer.json() == {"url": None}


@pytest.mark.parametrize(
    ("host", "address", "known"),
    [
        ("127.0.0.1:8000", "127.0.0.1", True),
        ("localhost", "127.0.0.1", True),
        ("[::1]:8000", "::/64", True),
        ("127.0.0.1:8000", "192.168.1.9", False),
        ("192.168.1.7:8000", "127.0.0.1", False),
        ("", "", False),
    ],
)
def test_for_whom_the_address_is(host: str, address: str, known: bool) -> None:
    settings = Settings(data_dir=Path(), network_url=NETWORK)
    assert (reach.reach_of(settings, host, address) == NETWORK) is known


def test_what_the_owner_says_comes_first(tmp_path: Path) -> None:
    with serving(tmp_path, network_url=NETWORK, public_url="https://play.example.org/") as one, one.person() as anna:
        assert anna.get("/reach") == {"url": "https://play.example.org"}


@pytest.mark.pure_only
def test_a_server_for_this_machine_alone_has_no_address(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reach, "own_address", lambda: "192.168.1.7")
    urls = [reach.network_url(host, 8000) for host in ("0.0.0.0", "::", "127.0.0.1", "localhost", "castle.lan")]
    assert urls == [NETWORK, NETWORK, "", "", "http://castle.lan:8000"]
    with serving(tmp_path) as server, server.person() as anna:
        assert anna.get("/reach") == {"url": None}


def test_a_code_works_in_any_spelling(tmp_path: Path) -> None:
    with serving(tmp_path) as server, server.person("Anna") as anna, server.person("Benno") as benno:
        table = anna.table("beaugency", "anyone")
        letters, digits = table["code"].split("-")
        alike = digits.replace("0", "o").replace("1", "l").replace("5", "S").replace("8", "B")
        for word in (
            f"{letters}{digits}", f"{letters}{digits}".lower(), f"{letters} {digits}", f"{letters}–{digits}",
            " ".join(letters + digits).lower(), letters.lower() + alike, letters + "-" + alike,
        ):  # fmt: skip
            assert benno.get(f"/tables/{word}")["id"] == table["id"], word

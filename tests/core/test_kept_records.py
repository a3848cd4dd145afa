"""Old records replay for ever."""

from __future__ import annotations

from pathlib import Path

import pytest

import chatelain
from chatelain.core.match import Replay
from chatelain.core.record import load

RECORDS = sorted((Path(__file__).parents[1] / "records").glob("*.chatelain"))


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_kept_record_replays(path: Path) -> None:
    text = path.read_text("utf-8")
    match = Replay(load(text)).run()
    assert match.state.is_over
    assert match.save().dump() == text


def test_every_game_has_records_of_all_kinds() -> None:
    kept = {
        (record.header.game, record.header.chance) for record in (load(path.read_text("utf-8")) for path in RECORDS)
    }
    for id, manifest in chatelain.manifests().items():
        if manifest.package.startswith("chatelain."):
            assert {(id, kind) for kind in ("seeded", "sealed", "forced")} <= kept

"""The web client as files: only its own, packed and remembered as they should be."""

from __future__ import annotations

from pathlib import Path

import httpx

from chatelain.server.static import StaticFiles
from tests.server.people import Server


def test_the_client_is_served_with_its_own_addresses(tmp_path: Path) -> None:
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<title>Chatelain</title>")
    (tmp_path / "assets" / "app-1234.js").write_text("let x")
    (tmp_path / "assets" / "app-1234.js.gz").write_bytes(b"packed")
    (tmp_path / "icon.svg").write_text("<svg/>")
    (tmp_path.parent / "secret.txt").write_text("secret")
    files = StaticFiles(tmp_path)
    page = files.find("/t/abc", "")
    assert page is not None
    assert page.path.name == "index.html"
    assert not page.is_forever
    script = files.find("/assets/app-1234.js", "gzip, br;q=0.5")
    assert script is not None
    assert (script.encoding, script.kind, script.is_forever) == ("gzip", "text/javascript; charset=utf-8", True)
    plain = files.find("/assets/app-1234.js", "")
    assert plain is not None
    assert plain.encoding is None
    for path in ("/assets/old-9.js", "/../secret.txt", "/assets/../../secret.txt", "//etc/passwd.txt", "/x.js.gz"):
        assert files.find(path, "gzip") is None
    (tmp_path / "new.txt").write_text("new")
    assert StaticFiles(tmp_path / "nowhere").find("/", "") is None


def test_files_over_the_wire(server: Server, tmp_path: Path) -> None:
    static = server.uvicorn.config.app.static  # type: ignore[union-attr]
    old = static.folder
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<title>Here</title>")
    (tmp_path / "assets" / "a-1.js").write_text("let x = 1")
    static.folder = tmp_path
    try:
        with httpx.Client(base_url=f"http://127.0.0.1:{server.port}", trust_env=False) as http:
            page = http.get("/t/abc")
            assert page.text == "<title>Here</title>"
            assert page.headers["cache-control"] == "no-cache"
            assert http.get("/", headers={"If-None-Match": page.headers["etag"]}).status_code == 304
            script = http.get("/assets/a-1.js")
            assert "immutable" in script.headers["cache-control"]
            assert http.head("/assets/a-1.js").text == ""
            assert http.get("/assets/%2e%2e/%2e%2e/etc/passwd").status_code == 404
            assert http.post("/").status_code == 405
    finally:
        static.folder = old

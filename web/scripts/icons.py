"""Draws the icons of the installed app and the pictures for messengers from their drawings, with Chromium.

python web/scripts/icons.py
"""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import sync_playwright

FOLDER = Path(__file__).parent.parent / "public" / "icons"
PICTURES = {"icon-180.png": ("maskable", 180), "icon-192.png": ("icon", 192), "icon-512.png": ("icon", 512)}
PICTURES["maskable-512.png"] = ("maskable", 512)
#: What messengers show of a link to a table: the emblem of its game, as large as they want it.
CARDS = FOLDER.parent / "pictures"
GAMES = FOLDER.parent.parent / "src" / "games"
CARD = {"width": 1200, "height": 630}


def main() -> None:
    """Writes every size."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path="/usr/bin/chromium", args=["--no-sandbox", "--disable-gpu"])
        for name, (drawing, size) in PICTURES.items():
            page = browser.new_page(viewport={"width": size, "height": size})
            svg = (FOLDER / f"{drawing}.svg").read_text("utf-8").replace("<svg ", f'<svg width="{size}" height="{size}" ')
            page.set_content(f'<body style="margin:0">{svg}</body>')
            page.screenshot(path=str(FOLDER / name), omit_background=True)
        CARDS.mkdir(exist_ok=True)
        for emblem in sorted(GAMES.glob("*/emblem.svg")):
            page = browser.new_page(viewport=CARD)
            page.set_content(
                "<style>body{margin:0}svg{display:block;width:100vw;height:100vh}</style>" + emblem.read_text("utf-8")
            )
            page.screenshot(path=str(CARDS / f"{emblem.parent.name}.jpg"), type="jpeg", quality=84)
        browser.close()


if __name__ == "__main__":
    main()

"""Make the app's icons from `web/public/icon.svg`: for home screens, which want pixels. `python -m tools.icons`."""

import shutil
from pathlib import Path

from playwright.sync_api import sync_playwright

PUBLIC = Path(__file__).parent.parent / "web" / "public"
PAPER = "#f3e3c3"
ICONS = {"icon-192.png": (192, 1.0), "icon-512.png": (512, 1.0), "icon-mask.png": (512, 0.72)}
"""Pixels, and how much of them the picture takes: a phone cuts the last one to its own shape."""


def main() -> None:
    drawing = (PUBLIC / "icon.svg").read_text(encoding="utf-8")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=["--no-sandbox"])
        for name, (size, part) in ICONS.items():
            page = browser.new_page(viewport={"width": size, "height": size})
            ground = PAPER if part < 1 else "transparent"
            style = f"margin:0;height:100vh;display:grid;place-items:center;background:{ground}"
            page.set_content(f'<body style="{style}"><div style="width:{part:.0%}">{drawing}</div></body>')
            page.screenshot(path=PUBLIC / name, omit_background=True)
        browser.close()


if __name__ == "__main__":
    main()

"""Draw the moving picture of the README: one turn on the real table, as an animated WebP.

    python -m tests.browser.turn [--out FILE]

It plays on the table of a fixed game, takes a picture after each click, and shows each for as long as its words take to read.
"""

from __future__ import annotations

import argparse
import io
from pathlib import Path

from PIL import Image

import undaunted_nb as un
from tests.browser.chromium import launched
from tests.browser.stills import Still
from tests.project.paths import ROOT

OUT = ROOT / ".github/turn.webp"
SIZE, WIDTH = "1015x650", 900
"""The pane in which the table is drawn, and the width of the picture. The margins of a notebook are cut off."""
MARGIN = (62, 0, 1009, 640)
MOST = 300_000
"""The largest size in bytes: a README should load at once."""
TURN: tuple[tuple[str, int], ...] = (
    ("", 2500),
    ('.hand [data-target="do:attack"]', 1400),
    ('[data-target="piece:DE Riflemen B"]', 3000),
    (".panels .commit", 3500),
)
"""What to click, and the milliseconds that the picture after it stays."""


def frames() -> list[tuple[Image.Image, int]]:
    """Return the pictures of the turn, each with its time. Steps that change nothing are left out."""
    game = un.new_game("normandy/hills", seed=5)
    for side in game.position.to_act:
        game.play(next(line for line in map(game.position.format, game.legal_actions) if line.startswith(f"{side}: initiative Rifleman")))
    found: list[tuple[Image.Image, int]] = []
    with launched() as browser:
        still = Still(browser, un.table(game, side="US", opponent="random", resume=False), SIZE)
        for click, time in TURN:
            if click and not still.page.locator(click).count():
                continue
            if click:
                still.click(click)
            picture = Image.open(io.BytesIO(still.page.screenshot())).convert("RGB").crop(MARGIN)
            picture = picture.resize((WIDTH, round(picture.height * WIDTH / picture.width)), Image.Resampling.LANCZOS)
            if not found or picture.tobytes() != found[-1][0].tobytes():
                found.append((picture, time))
        assert not still.errors
    return found


def main() -> None:
    """Draw the turn and save it."""
    parser = argparse.ArgumentParser(description="Draw the moving picture of the README.")
    parser.add_argument("--out", type=Path, default=OUT)
    out = parser.parse_args().out
    pictures = frames()
    out.parent.mkdir(exist_ok=True)
    (first, _), rest = pictures[0], [picture for picture, _ in pictures[1:]]
    first.save(out, save_all=True, append_images=rest, duration=[time for _, time in pictures], loop=0, quality=60, method=6)
    size = out.stat().st_size
    print(f"{out}: {len(pictures)} pictures, {size // 1000} kB")
    assert size < MOST, "make the pictures fewer or smaller"


if __name__ == "__main__":
    main()

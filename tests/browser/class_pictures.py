"""Take pictures of a class in its room: each activity on a phone, on the teacher's side and on the projector, in both themes.

    python -m tests.browser.class_pictures --out DIR [--language uk] [--only rolls duels]

The build of the documentation takes its pictures of a class with it.
"""

from __future__ import annotations

import argparse
import io
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple

from PIL import Image
from playwright.sync_api import Browser, Page

import undaunted_nb as un
from tests.browser.chromium import launched
from tests.browser.stills import THEMES

SEED, CLASS = 5, 22
"""The seed of the room, and its simulated pupils. One more has the phone."""
SCREENS: dict[str, dict[str, Any]] = {
    "phone": {"viewport": {"width": 360, "height": 640}, "has_touch": True, "is_mobile": True},
    "desk": {"viewport": {"width": 1015, "height": 560}},
    "projector": {"viewport": {"width": 1280, "height": 720}},
}
LAYOUT = ".k-table .un[data-layout]"
CARD = ".k-table [data-kind=tap][data-target^=card]"
SETTLED = 700
"""The time in milliseconds after which all screens show what the room has sent, and nothing moves."""
DRAWN = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"
PATIENCE = 120_000
"""The time in milliseconds for which a page is waited for: the docs are also built on slow computers."""
QUALITY = 82
"""The quality of a picture in the format WebP."""


class Scene(NamedTuple):
    """What is on the screens: a line that starts it, buttons of the teacher, and what the phone taps before the picture."""

    name: str
    start: str = ""
    press: str = ""
    taps: tuple[str, ...] = ()
    clicks: tuple[str, ...] = ()
    """What the teacher clicks on the own page."""


SCENES = (
    Scene("lobby"),
    Scene("guess", "room.poll(un.odds(2, 8))", taps=("[data-do=more]", "[data-do=send-guess]")),
    Scene("guess-shown", press="show"),
    Scene("rolls", "room.rolls(2, 8, times=6)", taps=("[data-do=roll]", "[data-do=roll]")),
    Scene("questions", "room.questions('normandy', n=3, seed=7)", taps=("[data-answer='1']",)),
    Scene("questions-shown", press="show"),
    Scene("symbols", "room.rolls(3, 'infantry', times=4)", taps=("[data-do=roll]",)),
    Scene("symbols-typed", taps=("[data-do=real-dice]", "[data-face='3']")),
    Scene("position", "room.position('memoir44/first-shots', n=40)"),
    Scene("position-chosen", taps=(CARD, ".k-table .commit")),
    Scene("position-shown", press="show-choices"),
    Scene("map", "room.position(open_turn(), n=40)"),
    Scene("map-shown", press="show-choices"),
    Scene("map-coach", press="show-coach"),
    Scene("lesson", "room.lesson('normandy/moving')"),
    Scene("lesson-look", clicks=(".r-lgrid [data-target='3']",)),
    Scene("duels", "room.duels('normandy/duel-in-cover', minutes=10)"),
    Scene("duels-look", clicks=(".r-peek[data-target='1']",)),
    Scene("duels-over", "[pair.left.update(dict.fromkeys(pair.left, 0.0)) for pair in room.room.activity.pairs]"),
    Scene("follow", "room.follow('normandy/duel-in-cover')", taps=(".k-table [data-kind=tap][data-target^=place]",)),
    Scene("ended", "room.room.close()"),
)


def open_turn() -> Any:
    """Return a game in which the first side acts with a hand of cards."""
    game = un.new_game("normandy/hills", seed=5)
    for side in game.position.to_act:
        game.play(next(line for line in map(game.position.format, game.legal_actions) if line.startswith(f"{side}: initiative Rifleman")))
    return game


class Screens:
    """A room with simulated pupils, and the pages of one pupil, of the teacher and of the projector."""

    def __init__(self, browser: Browser, language: str) -> None:
        self.room = un.classroom(language=language, seed=SEED)
        self.errors: list[str] = []
        url = f"http://{self.room.address}/"
        addresses = {
            "phone": f"{url}#{self.room.code}",
            "desk": self.room.teacher_page,
            "projector": f"{url}wall#{self.room.room.wall_secret}",
        }
        self.pages: dict[str, Page] = {}
        for name, look in SCREENS.items():
            page = self.pages[name] = browser.new_context(locale=language, **look).new_page()
            page.set_default_timeout(PATIENCE)
            page.on("pageerror", lambda error: self.errors.append(str(error)))
            page.goto(addresses[name])
        phone = self.pages["phone"]
        phone.locator(f"[data-lang={language}]").click()
        phone.locator("[name=name]").fill("Blue Fox")
        phone.locator("button[type=submit]").click()
        phone.locator(".k-top .k-tag").wait_for()

    def show(self, scene: Scene) -> None:
        """Bring all screens to a scene."""
        if scene.start:
            eval(scene.start, {"un": un, "room": self.room, "open_turn": open_turn})  # noqa: S307  (a line of this file)
            if not scene.start.startswith("["):
                self.room.answer()
        if scene.press:
            self.room.press(scene.press)
        phone = self.pages["phone"]
        if scene.name in ("position", "map", "lesson", "duels", "follow"):
            phone.locator(LAYOUT).wait_for()
        for tap in scene.taps:
            thing = phone.locator(tap)
            if thing.count() or "k-table" not in tap:
                thing.first.tap(force=True)  # on a board, counters lie over places
                phone.wait_for_timeout(SETTLED / 2)
        for click in scene.clicks:
            self.pages["desk"].locator(click).click()
        phone.wait_for_timeout(SETTLED)

    def shoot(self, name: str, theme: Any) -> bytes:
        """Return the picture of a screen in a theme."""
        page = self.pages[name]
        page.emulate_media(color_scheme=theme)
        page.evaluate(DRAWN)
        return page.screenshot()


@contextmanager
def class_screens(browser: Browser, language: str = "en") -> Iterator[Screens]:
    """Yield the screens of a class, and close its room."""
    screens = Screens(browser, language)
    screens.room.simulate(CLASS)
    yield screens
    assert not screens.errors
    screens.room.close()


def chosen_scenes(kinds: Sequence[str]) -> list[Scene]:
    """Return the scenes whose names begin with one of these words (none: all)."""
    return [scene for scene in SCENES if not kinds or scene.name.partition("-")[0] in kinds]


def save(picture: bytes, file: Path) -> None:
    """Save a picture in the format of its file's name."""
    if file.suffix == ".webp":
        Image.open(io.BytesIO(picture)).convert("RGB").save(file, quality=QUALITY, method=6)
    else:
        file.write_bytes(picture)


def main(arguments: Sequence[str] | None = None) -> None:
    """Take the pictures and save them."""
    parser = argparse.ArgumentParser(description="Take pictures of a class in its room.")
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--language", default="en")
    parser.add_argument("--only", nargs="*", default=[], help="the activities (default: all)")
    parser.add_argument("--take", nargs="*", default=[], help="the pictures to save, such as guess-shown-phone (default: all)")
    parser.add_argument("--format", default="png", choices=["png", "webp"])
    chosen = parser.parse_args(arguments)
    chosen.out.mkdir(parents=True, exist_ok=True)
    kinds = [*chosen.only, *(name.partition("-")[0] for name in chosen.take)]
    with launched() as browser, class_screens(browser, chosen.language) as screens:
        for scene in chosen_scenes(kinds):
            screens.show(scene)
            for name in SCREENS:
                if not chosen.take or f"{scene.name}-{name}" in chosen.take:
                    for theme in THEMES:
                        save(screens.shoot(name, theme), chosen.out / f"{scene.name}-{name}-{theme}.{chosen.format}")


if __name__ == "__main__":
    main()

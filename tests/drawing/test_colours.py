import re

import pytest

from tests.project.paths import ROOT
from undaunted_nb.drawing.svg import style

BLOCKS = [dict(re.findall(r"(--un-[\w-]+):([^;]+);", block)) for block in re.findall(r"\{([^{}]*--un-paper:[^{}]*)\}", style())]
LIGHT, DARK, DARK_BY_READER = BLOCKS

TEXT = [
    ("ink", "paper"),
    ("ink", "panel"),
    ("ink-2", "paper"),
    ("ink-2", "panel"),
    ("ink", "s1-soft"),
    ("ink", "s2-soft"),
    ("panel", "ink"),
    ("panel", "ink-2"),
    ("s1-ink", "panel"),
    ("s2-ink", "panel"),
    ("s1-ink", "s1-soft"),
    ("s2-ink", "s2-soft"),
    ("s1-on", "s1"),
    ("s2-on", "s2"),
    ("on-hi", "hi"),
    ("no-ink", "panel"),
    ("no-ink", "no-soft"),
    ("ok", "ok-soft"),
    ("ink", "ok-soft"),
    ("ink", "no-soft"),
    ("ink", "line"),
]
SIGNS = [
    ("s1", "panel"),
    ("s2", "panel"),
    ("s1", "paper"),
    ("s2", "paper"),
    ("s1", "s1-soft"),
    ("rim", "panel"),
    ("edge", "paper"),
    *(("ink-map", f"g-{ground}") for ground in ("grass", "field", "field2", "orch", "wood", "yard", "sand", "sand2", "oasis")),
    *(("ink-map", thing) for thing in ("mud", "crag", "canvas")),
    ("ink-map", "crown"),
    ("ink-map", "wcrown2"),
    ("ink-map", "hedge"),
    ("ink-map", "water"),
    ("ink", "g-wood"),
    ("ink", "roof"),
    ("ink", "roof2"),
    ("ink-map", "lane"),
    ("ink", "water"),
]


def luminance(color: str) -> float:
    digits = color.removeprefix("#")
    if len(digits) == 3:
        digits = "".join(2 * d for d in digits)
    parts = (int(digits[i : i + 2], 16) / 255 for i in (0, 2, 4))
    red, green, blue = (p / 12.92 if p <= 0.04045 else ((p + 0.055) / 1.055) ** 2.4 for p in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(tokens: dict[str, str], one: str, other: str) -> float:
    low, high = sorted(luminance(tokens[f"--un-{name}"]) for name in (one, other))
    return (high + 0.05) / (low + 0.05)


def test_light_and_dark_name_the_same_tokens() -> None:
    fonts = {"--un-sans", "--un-cond", "--un-mono"}
    assert set(LIGHT) - fonts == set(DARK)
    assert DARK == DARK_BY_READER
    assert LIGHT["--un-paper"] != DARK["--un-paper"]


def test_every_requested_token_exists() -> None:
    own = {
        "--un-side",
        "--un-side-soft",
        "--un-side-ink",
        "--un-side-on",
        "--un-body",
        "--un-die",
        "--un-die-ink",
        "--un-med",
        "--un-med-ink",
        "--un-size",
    }
    assert set(re.findall(r"var\((--un-[\w-]+)", style())) <= set(LIGHT) | own


@pytest.mark.parametrize("tokens", [LIGHT, DARK], ids=["light", "dark"])
@pytest.mark.parametrize(("one", "other"), TEXT)
def test_text_can_be_read(tokens: dict[str, str], one: str, other: str) -> None:
    assert contrast(tokens, one, other) >= 4.5


@pytest.mark.parametrize("tokens", [LIGHT, DARK], ids=["light", "dark"])
@pytest.mark.parametrize(("one", "other"), SIGNS)
def test_signs_can_be_seen(tokens: dict[str, str], one: str, other: str) -> None:
    assert contrast(tokens, one, other) >= 3


def test_yellow_is_for_what_you_can_do_and_not_for_results() -> None:
    sheets = [style(), *(path.read_text(encoding="utf-8") for path in (ROOT / "widgets" / "src" / "css").glob("*.css"))]
    yellow = [
        re.sub(r":not\([^)]*\)", "", selector).strip()
        for sheet in sheets
        for selector in re.findall(r"([^{};]*)\{[^{}]*var\(--un-hi\)", sheet)
    ]
    assert len(yellow) > 20
    results = re.compile(r"\.(good|done|right|hit|chosen|on|full|f|stopped|error)(?![\w-])")
    assert [selector for selector in yellow if results.search(selector)] == []

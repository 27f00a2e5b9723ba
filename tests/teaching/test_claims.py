"""Every conclusion that the notebooks for teachers draw from numbers follows from them, in each language."""

from __future__ import annotations

import inspect
import json
import re
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import pytest

import undaunted_nb as un
from tests.project.paths import ROOT
from tests.teaching import combat_conclusions, conclusions, game_conclusions, inference_conclusions
from tests.teaching.printed import outputs
from undaunted_nb.i18n import LANGUAGES

CLAIMS: list[dict[str, Any]] = tomllib.loads((ROOT / "tests/teaching/claims.toml").read_text(encoding="utf-8"))["claim"]
MODULES = (combat_conclusions, conclusions, game_conclusions, inference_conclusions)
FUNCTIONS = {
    name: value for module in MODULES for name, value in vars(module).items() if getattr(value, "__module__", "") == module.__name__
}
TEXTS = {"notebook", "page", "lesson", "claim", "plain", "decide", *LANGUAGES}
MARKS = {
    "en": "half halve equal equally better worse hardly inside outside overlap prove decide settle fair unfair even uneven advantage "
    "average most enough difference more less fewer certain twice matter matters nearly always never need",
    "uk": r"полови\w+ вдвічі однаков\w+ краще гірше поза перекрива\w+ довод\w+ доказ виріш\w+ чесн\w+ нечесн\w+ рівн\w+ нерівн\w+ "
    r"переваг\w+ середн\w+ більш\w* найімовірн\w+ досить різниц\w+ частіше"
    r" рідше менш\w* певно напевно важить завжди ніколи треба потрібн\w+",
    "ru": r"половин\w+ вдвое одинаков\w+ лучше хуже вне перекрыва\w+ доказ\w+ реша\w+ решил чест\w+ нечест\w+ равн\w+ неравн\w+ "
    r"преимуществ\w+ средн\w+ больш\w* вероятнее достаточно хватает разниц\w+ чаще реже меньш\w* наверняка важнее всегда никогда нужно",
}
"""The words that mark a sentence which may conclude something from numbers."""
SENTENCE = re.compile(r"[^.!?…\n]+(?:[.!?…](?!\s|$)[^.!?…\n]*)*[.!?…]*")
DECIMALS = re.compile(r"\d+[.,]\d+|\d+(?= ?%|-відсотк|-процент)")
PARTS = {"en": "After your guess", "uk": "Після здогаду", "ru": "После догадки"}


class Passage(NamedTuple):
    """Where a claim is: the number of the cell, and the places of its first and last letter."""

    cell: int
    start: int
    end: int


def texts(language: str, notebook: str) -> dict[int, str]:
    """Return the texts of a notebook by the number of their cells."""
    (file,) = (ROOT / "notebooks/teacher" / language).glob(f"{notebook}-*.ipynb")
    cells = json.loads(file.read_text(encoding="utf-8"))["cells"]
    return {number: "".join(cell["source"]).replace("\xa0", " ") for number, cell in enumerate(cells) if cell["cell_type"] == "markdown"}


def folded(language: str, notebook: str) -> dict[int, str]:
    """Return the answers of a notebook that are folded below a question, by the number of their cells."""
    return {number: text for number, text in texts(language, notebook).items() if "<details>" in text}


def file_of(language: str, claim: dict[str, Any]) -> Path:
    """Return the file of a page or a lesson. A lesson has all languages."""
    lesson = ROOT / "undaunted_nb/lessons" / f"{claim.get('lesson')}.toml"
    return lesson if "lesson" in claim else ROOT / "binder/docs" / language / f"{claim['page']}.md"


def page(language: str, claim: dict[str, Any]) -> dict[int, str]:
    """Return the text of a page or a lesson, as one cell."""
    return {0: " ".join(file_of(language, claim).read_text(encoding="utf-8").split())}


def find(claim: dict[str, Any], language: str) -> list[Passage]:
    """Return the places of the passage of a claim."""
    cells = texts(language, claim["notebook"]) if "notebook" in claim else page(language, claim)
    wanted = re.escape(claim[language].replace("\xa0", " "))
    return [Passage(cell, *found.span()) for cell, text in cells.items() for found in re.finditer(wanted, text)]


def uncovered(language: str, notebook: str) -> Iterator[str]:
    """Yield each marked sentence that no claim covers."""
    marked = rf"%|\b({'|'.join(MARKS[language].split())})\b"
    passages = [passage for claim in CLAIMS if claim.get("notebook") == notebook for passage in find(claim, language)]
    for cell, text in folded(language, notebook).items():
        body = text.replace(PARTS[language], " " * len(PARTS[language]))
        for sentence in SENTENCE.finditer(body):
            covered = any(cell == p.cell and p.start < sentence.end() and sentence.start() < p.end for p in passages)
            if re.search(marked, sentence[0].lower()) and not covered:
                yield sentence[0].strip()


def name_of(claim: dict[str, Any]) -> str:
    return f"{claim.get('notebook') or claim.get('page') or claim['lesson']}-{claim.get('decide', 'plain')}"


NOTEBOOKS = sorted(path.name[:2] for path in (ROOT / "notebooks/teacher/en").glob("*.ipynb"))


@pytest.mark.parametrize("claim", [c for c in CLAIMS if "decide" in c], ids=name_of)
def test_a_conclusion_follows_from_the_numbers(claim: dict[str, Any]) -> None:
    values = {name: tuple(value) if isinstance(value, list) else value for name, value in claim.items() if name not in TEXTS}
    assert FUNCTIONS[claim["decide"]](**values) is True, claim["claim"]


@pytest.mark.parametrize("claim", [c for c in CLAIMS if "counts" in c and "notebook" in c], ids=name_of)
def test_counts_are_those_that_the_notebook_prints(claim: dict[str, Any]) -> None:
    for hits, n in (tuple(claim[name]) for name in ("counts", "also", "other") if name in claim):
        low, high = (f"{100 * end:.1f}%" for end in game_conclusions.interval(hits, n))
        row = re.compile(rf"\b{hits} +[\d.]+% +{re.escape(low)} to {re.escape(high)}")
        assert any(row.search(text) for text in outputs(claim["notebook"])), (hits, n)


@pytest.mark.parametrize("claim", CLAIMS, ids=name_of)
def test_a_claim_has_one_passage_in_the_same_cell_of_each_language(claim: dict[str, Any]) -> None:
    languages = [language for language in LANGUAGES if "notebook" in claim or file_of(language, claim).exists()]
    found = {language: find(claim, language) for language in languages}
    assert {language: len(passages) for language, passages in found.items()} == dict.fromkeys(languages, 1)
    assert len({passages[0].cell for passages in found.values()}) == 1, found
    assert ("plain" in claim) != ("decide" in claim)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("notebook", NOTEBOOKS)
def test_a_sentence_that_concludes_something_has_a_claim(notebook: str, language: str) -> None:
    assert list(uncovered(language, notebook)) == []


@pytest.mark.parametrize("notebook", NOTEBOOKS)
def test_answers_have_the_same_numbers_in_each_language(notebook: str) -> None:
    def numbers(language: str) -> dict[int, list[str]]:
        return {cell: sorted(n.replace(",", ".") for n in DECIMALS.findall(text)) for cell, text in folded(language, notebook).items()}

    assert numbers("uk") == numbers("ru") == numbers("en")


def test_every_function_decides_a_claim_or_is_called() -> None:
    code = "".join(inspect.getsource(module) for module in MODULES)
    unused = {name for name in FUNCTIONS if len(re.findall(rf"\b{name}\(", code)) < 2}
    assert unused <= {claim.get("decide") for claim in CLAIMS}


@pytest.mark.slow(reason="plays 500 games of a large scenario")
def test_the_games_of_la_raye_in_the_guide_are_those_that_are_played() -> None:
    played = un.simulate("normandy/la-raye", n=400, seed=1, progress=False)
    careful = un.simulate("normandy/la-raye", n=100, seed=1, opponents=("careful", "careful"), progress=False)
    assert (played.wins("US").games, careful.wins("DE").games) == (184, 96)

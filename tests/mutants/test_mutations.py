"""A fault changes one place, stays readable, and is the same for the same seed."""

from __future__ import annotations

import difflib
import json
import subprocess
import sys
from pathlib import Path

import pytest

from tests.mutants.__main__ import PARTS, Checkout, failed_tests, print_summary, read_sources
from tests.mutants.mutations import Mutant, is_readable, mutants, sample
from tests.project.paths import ROOT

PYTHON = """def f(a: list[int], b=(1, 2)) -> int | None:
    # 3 > 2
    if a > 1 and not b:
        b += ("ж", a + 1)
        print("4 < 5", b in a)
    return [a, b, True]
"""
TOML = """# list = [1, 2]
number = 3
name = "a = 4"
flag = true
list = ["a, 5", "b"]
inline = { b = 6 }
"""
JS = """export const far = (a, b) => {
  // 1 && 2
  draw(a, "3 && 4", { key: 5 });
  if (a === b || true) return a.b;
  return [a, b];
};
"""


@pytest.mark.parametrize(
    ("file", "text", "expected"),
    [
        (
            "a.py", PYTHON,
            ["comparison > >=", "boolean and or", "number 1 2", "arithmetic + -", "comparison in not in", "boolean True False", "item a, ",
             "condition a > 1 and not b not (a > 1 and not b)", "returned [a, b, True] None", 'statement b += ("ж", a + 1) pass'],
        ),
        ("a.toml", TOML, ["number 3 4", "number 6 7", "boolean true false", 'entry name = "a = 4" ', 'item "a, 5", ']),
        ("a.js", JS, ["comparison === !==", "boolean || &&", "boolean true false", "number 5 6", "returned a.b undefined", "key key wrong",
                      'statement   draw(a, "3 && 4", { key: 5 }); ', "item a, "]),
    ],
)  # fmt: skip
def test_every_kind_of_fault_is_found_and_no_other_place(file: str, text: str, expected: list[str]) -> None:
    found = [f"{it.kind} {it.old} {it.new}".rstrip() for it in mutants(file, text)]
    assert {it.rstrip() for it in expected} <= {*found}
    hidden = {"# 3 > 2": 2, "# list": 1, "// 1": 2}
    assert not [it for it in mutants(file, text) for sign, line in hidden.items() if it.line == line and sign in text]
    assert all(text[it.start :].startswith(it.old) and text.count("\n", 0, it.start) + 1 == it.line for it in mutants(file, text))


@pytest.mark.parametrize("part", PARTS)
def test_a_fault_is_readable_and_in_one_place(part: str) -> None:
    texts = read_sources(PARTS[part], ROOT)
    chosen = sample(texts, 30, 27)
    assert len({*chosen}) == 30
    assert len({it.file for it in chosen}) > 9
    for it in chosen:
        text = texts[it.file]
        assert is_readable(it, text)
        edits = [
            edit
            for edit in difflib.SequenceMatcher(None, text.splitlines(), it.applied(text).splitlines()).get_opcodes()
            if edit[0] != "equal"
        ]
        assert len(edits) == 1


def test_the_same_seed_gives_the_same_faults() -> None:
    texts = read_sources(PARTS["widgets"], ROOT)
    backwards = dict(reversed(texts.items()))
    assert sample(texts, 20, 1) == sample(backwards, 20, 1) == sample(texts, 40, 1)[:20] != sample(texts, 20, 2)


def test_an_unreadable_fault_and_one_without_effect_are_left_out() -> None:
    assert not is_readable(Mutant("a.py", "item", 1, 4, "1", ""), "a = 1")
    assert not is_readable(Mutant("a.py", "number", 1, 4, "1", "0x1"), "a = 1")
    assert not is_readable(Mutant("a.toml", "entry", 1, 4, "1", ""), "a = 1")
    assert is_readable(Mutant("a.toml", "entry", 1, 4, "1", "2"), "a = 1")


@pytest.fixture
def place(tmp_path: Path) -> Checkout:
    """A small project: one test for its module, and one that always fails."""
    for name, text in {
        "undaunted_nb/widgets/far.py": "def f(a):\n    return a > 1\n\n\ndef g(a):\n    return a + 1\n",
        "tests/widgets/test_far.py": "from undaunted_nb.widgets import far\n\n\ndef test_bad():\n    assert 0\n\n\n"
        "def test_f():\n    assert far.f(2) and not far.f(1)\n",
        "tests/building/test_nothing.py": "def test_nothing():\n    pass\n",
        "undaunted_nb/__init__.py": "",
        "undaunted_nb/widgets/__init__.py": "",
        "pytest.ini": "[pytest]\nmarkers =\n    slow\n    browser\naddopts = --import-mode=importlib\npythonpath = .\n",
    }.items():
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(text, encoding="utf-8")
    return Checkout(tmp_path)


def test_a_fault_is_noticed_only_by_a_test_that_passes_without_it(place: Checkout) -> None:
    noticed, survivor = [
        next(
            it
            for it in mutants("undaunted_nb/widgets/far.py", (place.folder / "undaunted_nb/widgets/far.py").read_text())
            if it.kind == kind
        )
        for kind in ("comparison", "arithmetic")
    ]
    before = (place.folder / noticed.file).read_bytes()
    assert place.choose(noticed, "widgets") == ["tests/widgets/test_far.py", "tests/widgets", "tests/building"]
    place.reach.lines[noticed.file, noticed.line].add("tests/building/test_nothing.py")
    assert place.choose(noticed, "widgets") == ["tests/widgets/test_far.py", "tests/building/test_nothing.py"]
    assert place.judge(noticed, "widgets", 3600) == ("noticed", "tests/widgets/test_far.py::test_f")
    assert place.broken == {"tests/widgets/test_far.py::test_bad"}
    assert place.judge(survivor, "widgets", 3600) == ("survived", "")
    assert place.judge(noticed._replace(old="other"), "widgets", 3600)[0] == "not judged"
    assert (place.folder / noticed.file).read_bytes() == before


def test_what_takes_too_long_is_stopped(place: Checkout) -> None:
    assert place.run([sys.executable, "-c", "import time; time.sleep(600)"], 0) is None


def test_failed_tests_of_the_front_end_are_read(tmp_path: Path) -> None:
    ran = [{"fullName": "a b", "status": "failed"}, {"fullName": "a c", "status": "passed"}]
    suites = [("/x/a.test.js", "failed", ran), ("/x/b.test.js", "failed", []), ("/x/c.test.js", "passed", ran[1:])]
    told = {"testResults": [{"name": name, "status": status, "assertionResults": tests} for name, status, tests in suites]}
    (tmp_path / "vitest.json").write_text(json.dumps(told), encoding="utf-8")
    assert failed_tests(tmp_path / "vitest.json") == ["a b", "b.test.js"]


def test_the_summary_counts_and_names(capsys: pytest.CaptureFixture[str]) -> None:
    mutant = json.loads(json.dumps(Mutant("undaunted_nb/engine/a.py", "number", 7, 0, "1", "2")))
    print_summary([{"part": "engine", "verdict": "survived", "by": "", "mutant": mutant}])
    told = capsys.readouterr().out
    assert "engine               0         1           0" in told
    assert "undaunted_nb/engine/a.py:7 '1' -> '2'" in told


def test_the_command_explains_itself() -> None:
    told = subprocess.run([sys.executable, "-m", "tests.mutants", "--help"], cwd=ROOT, capture_output=True, text=True, check=True).stdout
    assert "--against" in told

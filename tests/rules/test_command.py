"""``python -m tests.cases``: its output and exit code."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
import yaml

from tests.cases.__main__ import cases_of, main
from tests.project.paths import ROOT

FILES = [ROOT / "tests" / "cases" / name for name in ("normandy.yaml", "memoir44.yaml")]


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_a_file(file: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Run three cases of a file: a right one, a wrong one with unknown words, and one to skip."""
    fine, other, left = (dict(case) for case in cases_of(file)[:3])

    def ran(*cases: dict[str, Any]) -> tuple[int, list[str]]:
        (tmp_path / "some.yaml").write_text(yaml.safe_dump({"cases": cases}), "utf-8")
        code = main([str(tmp_path / "some.yaml")])
        return code, capsys.readouterr().out.splitlines()

    assert ran(fine) == (0, ["1 cases: 1 agree, 0 disagree, 0 skipped"])
    other["given"] = {**other["given"], "weather": "dry"}
    other["then"] = [{**step, "legal": not step.get("legal", True)} for step in other["then"]]
    left["skip"] = "the page is torn"
    code, told = ran(fine, other, left)
    assert code == 1
    assert told[0] == f"{other['id']}: the adapter does not know given.weather, and passes it over"
    assert told[1].startswith(f"{other['id']}: step 1: legal: ")
    assert told[-2:] == ["skipped 1: the page is torn", "3 cases: 1 agree, 1 disagree, 1 skipped"]


def test_no_such_file(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["nowhere.yaml"]) == 2
    assert "no such file: nowhere.yaml" in capsys.readouterr().err
    assert main([]) == 2


def test_an_invalid_case_disagrees(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "some.yaml").write_text("cases: [{id: X, game: normandy}, {id: Y}]", "utf-8")
    assert main([str(tmp_path / "some.yaml")]) == 1
    assert capsys.readouterr().out.splitlines()[-1] == "2 cases: 0 agree, 2 disagree, 0 skipped"


@pytest.mark.parametrize("text", ["cases: [", "cases: 3", "- id", "42", "- {name: X}", "\x00"])
def test_a_file_of_something_else(text: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "some.yaml").write_text(text, "utf-8")
    assert main([str(tmp_path / "some.yaml")]) == 2
    told = capsys.readouterr().err
    assert told.startswith("these are no cases: ")
    assert "some.yaml" in told

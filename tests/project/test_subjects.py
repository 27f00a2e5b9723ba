"""A commit's subject is short, imperative, and about one thing."""

from pathlib import Path

import pytest

from tests.project import subjects


@pytest.mark.parametrize(
    "subject",
    [
        "Install exact versions with hashes in make lab and make test",
        "Keep saves and progress of two tabs apart",
        "Name the tiles",
        "Merge branch 'main' into memoir44",
    ],
)
def test_good_subjects_pass(subject: str) -> None:
    assert subjects.find_faults(subject) == []


@pytest.mark.parametrize(
    ("subject", "part"),
    [
        ("", "starts with"),
        ("The lost game's test looks for the button", "starts with"),
        ("Adds a card", "starts with"),
        ("Added a card", "starts with"),
        ("Add a card; fix the board", "two things"),
        ("Add a card and fix the board", "two things"),
        ("Add a card.", "full stop"),
        ("Add " + "a" * 69, "73 characters"),
    ],
)
def test_a_bad_subject_gets_a_sentence(subject: str, part: str) -> None:
    assert [fault for fault in subjects.find_faults(subject) if part in fault]


def test_the_hook_reads_the_first_line_that_git_keeps(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    message = tmp_path / "COMMIT_EDITMSG"
    message.write_text("# Please enter\n\nAdd a card\n\nThe body says why; and fix it.\n", "utf-8")
    assert subjects.main(str(message)) == 0
    message.write_text("Cards\n", "utf-8")
    assert subjects.main(str(message)) == 1
    assert capsys.readouterr().err.startswith('Cards\n  It starts with "Cards".')


def test_the_subjects_of_this_branch_pass() -> None:
    assert subjects.main() == 0

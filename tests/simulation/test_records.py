"""The file of a simulation: damage is found, no run spoils the file of another, and a killed run leaves a file that can be used."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Mapping
from dataclasses import replace
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tests.properties.million import damaged
from tests.same import same
from undaunted_nb.engine.errors import FileError
from undaunted_nb.kit import registry
from undaunted_nb.play.opponent import AtRandom
from undaunted_nb.simulation.matches import LONG, Count, Kind, Question, Tally, play, tally
from undaunted_nb.simulation.records import FORMAT, OLD, Records
from undaunted_nb.simulation.shares import Share, rows_of, tally_of

DUEL = "normandy/duel-in-cover"
ASKED = {"scenario": DUEL, "seed": 5}
SIZE = 3
KILLS = 300 if os.environ.get("UNDAUNTED_NB_NIGHTLY") == "1" else 20


def question(*, swap: bool = False) -> Question:
    """Return a question whose games are short."""
    return Question(registry.system_of_scenario(DUEL).new_position(DUEL), ("US", "DE"), (AtRandom(), AtRandom()), 5, swap)


@cache
def played() -> Mapping[Share, Tally]:
    """Return the results of some shares."""
    asked = question()
    return {(n, n + SIZE): tally(play(asked, number) for number in range(n, n + SIZE)) for n in range(0, 5 * SIZE, SIZE)}


def written(file: Path) -> list[bytes]:
    """Write a file and return its lines."""
    records = Records(file, ASKED)
    assert records.begin(question(), SIZE) == SIZE
    for share, found in played().items():
        records.add(share, found)
    records.flush()
    return file.read_bytes().splitlines(keepends=True)


def read(file: Path) -> Records:
    """Read a file again."""
    records = Records(file, ASKED)
    assert records.begin(question(), SIZE + 1) == SIZE
    assert records.known.keys() <= played().keys()
    assert same(records.known, {share: played()[share] for share in records.known})
    return records


def test_shares_come_back_with_their_types(tmp_path: Path) -> None:
    lines = written(tmp_path / "games.jsonl")
    assert len(lines) == 6
    assert json.loads(lines[0])["format"] == FORMAT
    found = read(tmp_path / "games.jsonl")
    assert (found.known.keys(), found.damaged_lines) == (played().keys(), 0)


def test_games_of_every_scenario_are_possible() -> None:
    """What comes back from a worker is refused if it is not possible, so real games must never be."""
    for name in registry.scenario_names():
        start = registry.system_of_scenario(name).new_position(name)
        one, other = registry.system(start.system).scenario_info(name)["sides"]
        for longest in (1, 40):
            asked = Question(start, (one, other), (AtRandom(), AtRandom()), 1, swap=True, longest=longest)
            found = tally(play(asked, number) for number in range(1, 3))
            assert same(tally_of(json.loads(json.dumps(rows_of(found))), asked, (1, 3)), found), name


GOOD = [False, "US", "DE", "un.end.2", 9, 3, 300]


@pytest.mark.parametrize(
    "rows",
    [
        [],
        "x",
        None,
        [GOOD[:6]],
        [[*GOOD, 1]],
        [[*GOOD[:5], 2, 300]],
        [[*GOOD[:5], -3, 300]],
        [[*GOOD[:5], 3, -1]],
        [[*GOOD[:5], 3, 9001]],
        [[*GOOD[:5], "3", 300]],
        [[*GOOD[:5], 3.0, 300]],
        [[*GOOD[:5], float("nan"), 300]],
        [[*GOOD[:5], True, 300]],
        [[*GOOD[:4], -1, 3, 300]],
        [[*GOOD[:4], 10**9, 3, 300]],
        [[0, *GOOD[1:]]],
        [[True, *GOOD[1:]]],
        [[False, "XX", *GOOD[2:]]],
        [[False, "US", "XX", *GOOD[3:]]],
        [[False, "US", "DE", LONG, *GOOD[4:]]],
        [[False, "US", "DE", "un.move.1", *GOOD[4:]]],
        [[*GOOD[:5], 1, 100], [*GOOD[:5], 2, 200]],
        [[*GOOD[:5], 0, 0], [*GOOD[:4], 8, 3, 300]],
    ],
)
def test_rows_that_cannot_be_the_games_of_a_share_are_refused(rows: Any) -> None:
    assert tally_of([GOOD], question(), (0, 3)) == {Kind(False, "US", "DE", "un.end.2", 9): Count(3, 300)}
    with pytest.raises(ValueError, match=r"types|games"):
        tally_of(rows, question(), (0, 3))


def test_a_log_that_cannot_be_the_games_of_a_share_is_refused() -> None:
    asked = replace(question(), log=True)
    good = rows_of(tally(play(asked, number) for number in range(2)))
    assert len(tally_of(json.loads(json.dumps(good)), asked, (0, 2))) == 2
    one, other = good
    points = one[8]
    for wrong in (
        [one],
        [other, one],
        [one, [*other[:7], 7, other[8]]],
        [one[:7], other],
        [[*one[:8], [[0]]], other],
        [[*one[:8], [[0, "1"]]], other],
        [[*one[:8], "00"], other],
        [[*one[:8], points + [[0, 0]] * 5], other],
    ):
        with pytest.raises(ValueError, match=r"types|games"):
            tally_of(wrong, asked, (0, 2))
    with pytest.raises(ValueError, match="types"):
        tally_of(good, question(), (0, 2))


def test_opponents_change_sides_in_every_second_game_of_a_share() -> None:
    changed = [True, *GOOD[1:5]]
    assert tally_of([[*GOOD[:5], 2, 200], [*changed, 1, 100]], question(swap=True), (0, 3))
    with pytest.raises(ValueError, match="number of games"):
        tally_of([[*GOOD[:5], 2, 200], [*changed, 1, 100]], question(swap=True), (1, 4))


@pytest.mark.parametrize("at", range(1, 6))
def test_damaged_line_is_one_share_to_play_again_and_is_reported_once(at: int, tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    lines = written(file)
    share = [*played()][at - 1]
    for number, bad in enumerate(
        (b"", b"x\n", b"\xff\xfe\n", b"[1]\n", b"[" * 9999 + b"\n", b"9" * 9999 + b"\n", lines[at].replace(b"1", b"2"))
    ):
        file.write_bytes(b"".join([*lines[:at], bad, *lines[at + 1 :]]))
        found = read(file)
        assert found.known.keys() == played().keys() - {share}
        assert found.damaged_lines == (number > 0)
        found.add(share, played()[share])
        found.flush()
        found = read(file)
        assert (found.known.keys(), found.damaged_lines) == (played().keys(), 0)


def test_line_of_another_file_is_a_damaged_one(tmp_path: Path) -> None:
    file, lines = tmp_path / "games.jsonl", written(tmp_path / "games.jsonl")
    other = Records(tmp_path / "other.jsonl", {**ASKED, "seed": 6})
    other.begin(question(), SIZE)
    other.add((15, 18), played()[0, 3])
    other.flush()
    file.write_bytes(b"".join([*lines, (tmp_path / "other.jsonl").read_bytes()]))
    assert (read(file).damaged_lines, read(file).damaged_lines) == (2, 0)


def test_no_damage_gives_wrong_numbers_or_a_raw_error(tmp_path: Path) -> None:
    file, rng = tmp_path / "games.jsonl", Random(1)
    text = b"".join(written(file)).decode()
    refused = 0
    for _ in range(1000):
        file.write_bytes(damaged(text, rng).encode())
        try:
            read(file)
        except FileError:
            refused += 1
    assert 0 < refused < 900, "the first line was not damaged each time"


def test_file_that_is_cut_anywhere_goes_on(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    whole = b"".join(lines := written(file))
    for end in range(len(whole)):
        file.write_bytes(whole[:end])
        found = Records(file, ASKED)
        assert found.begin(question(), SIZE) == SIZE
        assert (len(found.known), found.damaged_lines) == (max(whole[:end].count(b"\n") - 1, 0), 0)
        for share in played().keys() - found.known.keys():
            found.add(share, played()[share])
        found.flush()
        assert sorted(file.read_bytes().splitlines(keepends=True)) == sorted(lines)


def test_line_after_one_that_another_process_has_cut_is_whole(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    records = Records(file, ASKED)
    records.begin(question(), SIZE)
    with file.open("ab") as cut:
        cut.write(b'{"from":')
    records.add((0, 3), played()[0, 3])
    records.flush()
    found = read(file)
    assert ([*found.known], found.damaged_lines) == ([(0, 3)], 1)


def test_removed_file_is_begun_again(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    records = Records(file, ASKED)
    records.begin(question(), SIZE)
    file.unlink()
    records.add((0, 3), played()[0, 3])
    records.flush()
    assert [*read(file).known] == [(0, 3)]


def test_first_line_twice_is_no_damage(tmp_path: Path) -> None:
    """Some network drives have no locks."""
    file = tmp_path / "games.jsonl"
    lines = written(file)
    file.write_bytes(b"".join([lines[0], *lines]))
    assert read(file).damaged_lines == 0


def test_damaged_first_line_and_a_file_without_checksums_are_refused(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    lines = written(file)
    bad = b"".join([lines[0].replace(b'"seed":5', b'"seed":6'), *lines[1:]])
    file.write_bytes(bad)
    with pytest.raises(FileError, match=r"simulate-no-file|first line is damaged"):
        read(file)
    assert file.read_bytes() == bad
    file.write_bytes(lines[0].replace(FORMAT.encode(), OLD.encode()))
    with pytest.raises(FileError, match=r"simulate-old|older version"):
        read(file)


def test_path_that_no_text_can_hold_is_stored(tmp_path: Path) -> None:
    for _ in range(2):
        Records(tmp_path / "games.jsonl", {"scenario": "\udc80\u2028.toml"}).begin(question(), SIZE)


# The processes that write are forks of one that has no other threads, because starting Python takes most of the time.
FORKS = """
import os, sys, time
from pathlib import Path
from random import Random
from tests.simulation.test_records import ASKED, SIZE, played, question, read
from undaunted_nb.simulation.records import Records

folder, times, kill = Path(sys.argv[1]), int(sys.argv[2]), sys.argv[3] == "kill"
rng, asked, found = Random(1), question(), played()[0, SIZE]

def writer(file, begin):
    while time.monotonic() < begin:
        pass
    records = Records(file, ASKED)
    records.begin(asked, SIZE)
    for n in range(10**9 if kill else 3):
        records.add((n * SIZE, n * SIZE + SIZE), found)
        records.flush()

def forked(*args):
    if not (number := os.fork()):
        try:
            writer(*args)
        finally:
            os._exit(0)
    return number

kept = 0
for number in range(times):
    file = folder / f"{number}.jsonl"
    begin = time.monotonic() + 0.005
    writers = [forked(file, begin) for _ in range(1 if kill else 2)]
    if kill:
        time.sleep(0.005 + rng.uniform(0, 0.02))
        os.kill(writers[0], 9)
    for one in writers:
        os.waitpid(one, 0)
    if kill and not file.exists():
        continue
    records = Records(file, ASKED)
    records.begin(asked, SIZE)
    assert not records.damaged_lines, file.read_text()
    assert [*records.known] == [(n * SIZE, n * SIZE + SIZE) for n in range(len(records.known))], [*records.known]
    assert set(map(str, records.known.values())) <= {str(found)}
    assert kill or (len(records.known) == 3 and len(file.read_bytes().splitlines()) == 7), file.read_text()
    kept += len(records.known)
print(kept)
"""


@pytest.mark.skipif(not hasattr(os, "fork"), reason="this system has no fork")
@pytest.mark.parametrize(("what", "times"), [("two starts", 25), ("kill", KILLS)])
def test_two_starts_and_a_kill_leave_one_whole_file(what: str, times: int, tmp_path: Path) -> None:
    ran = subprocess.run([sys.executable, "-c", FORKS, str(tmp_path), str(times), what], capture_output=True, text=True, check=False)
    assert ran.returncode == 0, ran.stderr
    assert int(ran.stdout) >= times

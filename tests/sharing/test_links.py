"""Links: what goes in comes out, for every game and every entrance, and nothing else gets in.

UNDAUNTED_NB_POSITIONS sets the number of random positions of each game that make the round trip (300 if it is not set).
"""

from __future__ import annotations

import os
import subprocess
from copy import copy
from itertools import count, islice
from pathlib import Path
from typing import Any
from urllib.parse import parse_qs, urlsplit

import pytest

import undaunted_nb as un
from tests.random_games import played, positions
from undaunted_nb.engine.action import CHANCE
from undaunted_nb.engine.errors import FileError, TutorError
from undaunted_nb.files.storage import OwnFile
from undaunted_nb.kit import registry
from undaunted_nb.play.game import load, new_game
from undaunted_nb.play.lines import FIRST, from_line, to_line
from undaunted_nb.sharing import addresses, links
from undaunted_nb.sharing.links import Ask, read

un._give_words()

POSITIONS = int(os.environ.get("UNDAUNTED_NB_POSITIONS", "300"))
HERE = {"owner": "me", "repo": "games"}
HOSTS: dict[str, str] = {"hub": "https://hub.example.org", "lite": "https://me.example.org/tutor"}
PASSING = ("binder", "voila", "hub", "lite", "colab")
GAMES: dict[str, list[str]] = {info["game"]: [] for s in registry.systems() for info in map(s.scenario_info, s.scenario_names())}
for system in registry.systems():
    for scenario in system.scenario_names():
        GAMES[system.scenario_info(scenario)["game"]].append(scenario)


@pytest.fixture(autouse=True)
def no_settings(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in [it for it in os.environ if it.startswith(("BINDER_", "UNDAUNTED_NB_"))]:
        monkeypatch.delenv(name)
    monkeypatch.setattr(addresses, "_of_git", lambda: None)


def link(to: str = "binder", **asked: Any) -> str:
    return un.link(to=to, host=HOSTS.get(to, ""), **{**HERE, **asked})


@pytest.fixture
def mine(tmp_path: Path) -> Path:
    """Your own scenario in a folder that nobody else should read about."""
    from undaunted_nb.games.undaunted import normandy

    file = tmp_path / "private folder" / "mine.toml"
    file.parent.mkdir()
    file.write_text((Path(normandy.__file__).parent / "scenarios/la-raye.toml").read_text("utf-8").replace("6A = 2", "6A = 1"), "utf-8")
    return file


# ---------------------------------------------------------------- there and back


@pytest.mark.parametrize("game", GAMES)
def test_random_positions_survive_the_round_trip(game: str) -> None:
    names = GAMES[game]
    found = (p for seed in count() for p in positions(names[seed % len(names)], seed))
    for number, p in enumerate(islice(found, POSITIONS)):
        to, ask = PASSING[number % len(PASSING)], Ask(line=to_line(p.to_json()))
        address = addresses.address(ask, to, host=HOSTS.get(to, ""), repository=lambda: addresses.Repository("me", "games", "main"))
        assert read(address) == read(ask.line) == ask
        assert registry.system(p.system).position_from_json(from_line(ask.line), "") == p
        if p.to_act != (CHANCE,):  # else the game that opens goes on with another roll
            assert ask.game().position == p


@pytest.mark.parametrize("decisions", [20, 60, 120])
def test_la_raye_fits_into_600_characters(decisions: int) -> None:
    assert len(link(position=played("normandy/la-raye", 7, decisions), owner="undaunted-nb", repo="undaunted-nb")) < 600


@pytest.mark.parametrize("to", PASSING)
@pytest.mark.parametrize(
    "asked",
    [
        {"lesson": "memoir44/board", "language": "uk"},
        {"scenario": "north-africa/convoy", "side": "LRDG"},
        {"scenario": "normandy/la-raye@counters"},
        {"language": "ru"},
    ],
)
def test_every_entrance_passes_the_request_on(to: str, asked: dict[str, Any]) -> None:
    found = read(link(to, **asked))
    assert found == Ask(**asked)


def test_a_replay_opens_at_its_step() -> None:
    game = played("memoir44/first-shots", 4, 12)
    found = read(link("hub", replay=game, step=5)).game()
    assert (found.ply, found.can_redo) == (5, game.ply - 5)
    assert found.position == game.steps[4].after
    assert read(link(replay=game)).game().ply == 0
    for step in (-1, game.ply + 1):
        with pytest.raises(TutorError, match=f"from 0 to {game.ply}"):
            link(replay=game, step=step)


def test_your_own_scenario_travels_inside_without_its_folder(mine: Path) -> None:
    game = played(mine, 3, 8)
    for address in (link(position=game), link(replay=game, step=game.ply)):
        assert len(address) < 1000
        mine.rename(mine.with_suffix(".away"))
        found = read(address).game()
        mine.with_suffix(".away").rename(mine)
        assert found.position.to_json() == {**game.position.to_json(), "scenario": "mine.toml"}
        assert isinstance(found.file, OwnFile)
        assert found.file.text == mine.read_text("utf-8")
        assert "private" not in str(found.to_json())
        assert read(link(position=found)).game().position == found.position


def test_lines_of_the_first_version_are_still_read() -> None:
    game = played("normandy/la-raye")
    assert load(to_line(game.position.to_json(), FIRST)).position == game.position


def test_the_common_words_never_change() -> None:
    from hashlib import sha256

    from undaunted_nb.play.lines import _common

    # With other words, un2 lines could no longer be read: a new text needs a new version.
    assert sha256(_common()).hexdigest() == "831bb14acdd6781103259b58247382dd55b9ea0ed02f366c9e11e494337de85f"


def test_mail_can_break_a_link_into_lines() -> None:
    address = link(position=played("normandy/hills"))
    assert read("\n".join(address[i : i + 76] for i in range(0, len(address), 76))) == read(address)


# ---------------------------------------------------------------- addresses


def test_addresses_of_each_entrance() -> None:
    start = "notebooks/00-start-here.ipynb"
    assert link(lesson=1, ref="v1/2") == f"https://mybinder.org/v2/gh/me/games/v1%2F2?urlpath=lab/tree/{start}%3Flesson%3Dnormandy/board"
    assert link("voila") == "https://mybinder.org/v2/gh/me/games/main?urlpath=voila/render/pages/home.ipynb"
    assert link("voila", lesson=1).endswith("?urlpath=voila/render/pages/table.ipynb%3Flesson%3Dnormandy/board")
    assert un.link(to="voila", host="https://a.org/", lesson=1) == "https://a.org/voila/render/table.ipynb?lesson=normandy/board"
    assert un.link(to="voila", host="https://a.org", language="uk") == "https://a.org/voila/render/home.ipynb?lang=uk"
    assert un.link(to="lite", language="uk", owner="me", repo="games") == "https://me.github.io/games/index.html?lang=uk"
    assert link("colab", ref="v1").endswith("/github/me/games/blob/v1/notebooks/colab.ipynb")
    assert link("colab", lesson=1).endswith("/notebooks/colab.ipynb#lesson=normandy/board")
    hub = urlsplit(link("hub", lesson=2, ref="v1"))
    assert hub.path == "/hub/user-redirect/git-pull"
    assert parse_qs(hub.query) == {
        "repo": ["https://github.com/me/games"], "branch": ["v1"], "urlpath": [f"lab/tree/games/{start}?lesson={un.lessons()[1].id}"],
    }  # fmt: skip


def test_links_open_notebooks_that_are_made() -> None:
    from tests.notebooks.execute import made

    for notebook in (addresses.START, addresses.COLAB):
        assert Path(un.__file__).parents[1] / notebook in made()


def test_the_repository_comes_from_the_setting_or_from_git(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv(addresses.REPOSITORY, "them/games@v2")
    assert addresses.repository() == addresses.Repository("them", "games", "v2")
    assert addresses.repository(ref="v3") == addresses.Repository("them", "games", "v3")
    assert addresses.repository("me", "other") == addresses.Repository("me", "other", "main")
    monkeypatch.setenv(addresses.REPOSITORY, "them")
    with pytest.raises(TutorError, match="OWNER/REPO@BRANCH"):
        addresses.repository()
    monkeypatch.delenv(addresses.REPOSITORY)
    monkeypatch.setenv("BINDER_REPO_URL", "https://github.com/them/games.git")
    monkeypatch.setenv("BINDER_REQUEST", "v2/gh/them/games/a/b")
    assert addresses.repository() == addresses.Repository("them", "games", "a/b")
    monkeypatch.undo()
    for name in ("BINDER_REPO_URL", addresses.REPOSITORY):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.chdir(tmp_path)
    (tmp_path / addresses.START).parent.mkdir()
    (tmp_path / addresses.START).touch()
    subprocess.run(["git", "init", "--quiet", "."], check=True)
    subprocess.run(["git", "remote", "add", "origin", "git@github.com:class/tutor.git"], check=True)
    monkeypatch.setattr(addresses, "__file__", str(tmp_path / "nowhere" / "folder" / "x.py"))
    assert addresses.repository() == addresses.Repository("class", "tutor", "main")


def test_the_browser_only_site_links_to_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    """It sets its address. A repository that you name leads to Binder all the same."""
    monkeypatch.setattr(addresses, "IN_BROWSER", True)
    monkeypatch.setenv("UNDAUNTED_NB_LITE", "https://me.example.org/tutor/")
    assert un.link(lesson=1) == "https://me.example.org/tutor/index.html?lesson=normandy/board"
    assert un.link(lesson=1, to="lite") == un.link(lesson=1)
    assert un.link(lesson=1, owner="me", repo="games").startswith("https://mybinder.org/v2/gh/me/games/")


def test_link_without_a_repository_names_the_missing_setting() -> None:
    with pytest.raises(TutorError, match="UNDAUNTED_NB_REPOSITORY=OWNER/REPO"):
        un.link(lesson=1)
    with pytest.raises(TutorError, match="UNDAUNTED_NB_HUB"):
        un.link(lesson=1, to="hub", owner="me", repo="games")


@pytest.mark.parametrize(
    ("asked", "words"),
    [
        ({"to": "mars"}, "'colab'"),
        ({"lesson": 99}, "from 1 to"),
        ({"lesson": "0"}, "from 1 to"),
        ({"lesson": "../../etc/passwd"}, "Unknown lesson"),
        ({"lesson": "mine.toml"}, "Unknown lesson"),
        ({"lesson": 1, "scenario": "normandy/hills"}, "Choose one"),
        ({"scenario": "normandy/hils"}, "normandy/hills"),
        ({"scenario": "normandy/hills", "side": "XX"}, "'US', 'DE'"),
        ({"step": 3}, "only with a replay"),
        ({"side": "US"}, "only with a scenario"),
        ({"language": "xx"}, "Unknown language"),
        ({"owner": "a/b"}, "not a valid name"),
        ({"ref": "a b"}, "not a valid name"),
        ({"host": "javascript:alert(1)"}, "not the address of a server"),
        ({"position": "nowhere.json"}, "Can’t read"),
    ],
)
def test_bad_arguments_are_one_clear_error(asked: dict[str, Any], words: str) -> None:
    with pytest.raises(TutorError, match=words):
        un.link(**{**HERE, **asked})


def test_a_link_that_servers_would_refuse_is_not_made(mine: Path) -> None:
    from random import Random

    noise = "".join(Random(1).choices("abcdefghijklmnopqrstuvwxyz", k=20_000))
    mine.write_text(mine.read_text("utf-8") + f"# {noise}\n", "utf-8")
    with pytest.raises(TutorError, match="more than 8,000 characters"):
        link(position=new_game(mine, seed=1))


# ---------------------------------------------------------------- strangers


LINE = new_game("normandy/hills", seed=1).line()


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("", "neither"),
        ("hello", "neither"),
        ("https://example.org/?token=x", "neither"),
        ("position=abc", "neither"),
        ("position=../../etc/passwd", "neither"),
        ("lesson=normandy/moving&scenario=normandy/hills", "Choose one"),
        ("lesson=mine.toml", "Unknown lesson"),
        ("lang=xx", "Unknown language"),
        (f"replay={LINE}&step=x", "whole number"),
        (f"replay={LINE}&step=١", "whole number"),
        (f"replay={LINE}&step=99", "There is no step 99"),
        (f"position={LINE}&side=XX", "'US', 'DE'"),
        (f"position={LINE[:-3]}", "Copy the whole line again"),
        ("position=un7.abc.00000000", "later version"),
        ("scenario=/etc/passwd", "not a built-in scenario"),
        ("x" * (links.LONGEST + 1), "60,000"),
        ("http://[", "neither"),
        ("&".join(f"a{i}=1" for i in range(99)), "neither"),
    ],
)
def test_bad_links_say_what_is_wrong(text: str, words: str) -> None:
    with pytest.raises(TutorError, match=words):
        read(text).game()


@pytest.mark.parametrize("file", ["/etc/hostname", "secret.toml", "normandy/../secret"])
def test_a_link_never_reads_a_file(file: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, mine: Path) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "secret.toml").write_text(mine.read_text("utf-8"), "utf-8")
    line = to_line({"format": "undaunted-nb position 1", "scenario": file})
    with pytest.raises(FileError, match="can’t open your files"):
        read(line).game()
    with pytest.raises(TutorError):
        read(f"scenario={file}").game()


@pytest.mark.parametrize("there", [True, False])
def test_a_scenario_inside_a_link_never_looks_at_a_file_of_its_name(
    there: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, mine: Path
) -> None:
    game = played(mine, 3, 8)
    folder = tmp_path / "kernel"
    folder.mkdir()
    monkeypatch.chdir(folder)
    if there:
        (folder / "mine.toml").write_text("a secret", "utf-8")
    opened: list[str] = []
    path_open = Path.open

    def watched(self: Path, *args: Any, **more: Any) -> Any:
        opened.append(self.name)
        return path_open(self, *args, **more)

    monkeypatch.setattr(Path, "open", watched)
    found = read(link(replay=game, step=game.ply)).game()
    un.table(found, resume=False)
    found.save(folder / "saved.json")
    for again in (found, load(found.line()), load(found.replay_line()), load(folder / "saved.json"), load(found.to_json())):
        assert again.position == found.position
        assert again.notes == ()
        assert again.file is not None
        assert copy(again.file).carried
    assert "mine.toml" not in opened


def test_a_replay_of_a_stranger_has_a_limit() -> None:
    data = {**new_game("normandy/hills", seed=1).to_json(), "actions": [["end turn"]] * (links.MOST_STEPS + 1)}
    with pytest.raises(FileError, match="5,000 decisions"):
        read(to_line(data)).game()


def test_the_query_of_a_voila_page_is_read(monkeypatch: pytest.MonkeyPatch) -> None:
    assert links.request_from_page() is None
    monkeypatch.setenv(links.QUERY, "theme=dark&token=abc")
    assert links.request_from_page() is None
    monkeypatch.setenv(links.QUERY, "theme=dark&lesson=3&lang=uk")
    assert links.request_from_page() == Ask(lesson=un.lessons()[2].id, language="uk")

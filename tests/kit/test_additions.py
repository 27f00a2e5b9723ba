"""Other installed packages add games, packs of scenarios, courses and languages, and a bad one breaks nothing."""

from __future__ import annotations

import re
import shutil
import tomllib
from pathlib import Path

import pytest

from tests.kit.packages import add_package, run
from tests.project.paths import ROOT
from undaunted_nb.cli.game_template import write_game
from undaunted_nb.drawing import terrain
from undaunted_nb.drawing.svg import art
from undaunted_nb.kit import games
from undaunted_nb.lessons.format.lesson import course_file

SCENARIO = games.scenarios("normandy")["normandy/patrol"].read_text(encoding="utf-8")
LESSON = course_file("normandy", "moving.toml")
COURSE = 'game = "normandy"\ntitle = { en = "Drills", uk = "Вправи" }\nlessons = ["first"]\n'


@pytest.fixture
def site(tmp_path: Path) -> Path:
    return tmp_path / "site"


def test_a_pack_of_scenarios_is_offered_like_those_of_the_game(site: Path) -> None:
    files = {"hills/steep.toml": SCENARIO, "hills/README.md": "", "hills/i18n/uk/hills.ftl": "scenario-hills-steep = Крутий схил\n"}
    add_package(site, "hill-pack", "[undaunted_nb.scenarios]\nhills = hills\n", files)
    code = """
from undaunted_nb.widgets.home.home import Home
added = [info["name"] for info in un.scenarios() if info["name"].startswith("hills/")]
home = Home()
home.press("pane:battles")
listed = [item["label"] for item in home.scene("uk")["pane"]["items"]]
home.press("start:hills/steep")
game = home.press("begin:two").game
result = [added, listed, game.position.setup.name, un.new_game("hills/steep").position.setup.name]
"""
    added, listed, *opened = run(site, code)["result"]
    assert [added, *opened] == [["hills/steep"], "hills/steep", "hills/steep"]
    assert "Крутий схил" in listed


def test_a_course_is_on_the_home_page_with_its_lessons(site: Path) -> None:
    add_package(
        site, "drill-course", "[undaunted_nb.lessons]\ndrills = drills\n", {"drills/course.toml": COURSE, "drills/first.toml": LESSON}
    )
    code = """
from undaunted_nb.widgets.home.home import Home
home = Home()
home.press("game:drills")
page = home.scene("uk")
run = home.press("lesson:drills/first").coach
result = [[lesson.id for lesson in un.lessons("drills")], page["course"]["title"], page["course"]["stations"][0]["to"],
          page["acts"][1]["to"], run.lesson.id, [game["id"] for game in page["games"]]]
"""
    lessons, title, station, act, opened, shelf = run(site, code)["result"]
    assert lessons == ["drills/first"]
    assert (title, station, act) == ("Вправи", "lesson:drills/first", "quiz:normandy")
    assert opened == "drills/first"
    assert shelf[-1] == "drills"


def test_a_game_without_lessons_is_on_the_home_page(site: Path) -> None:
    write_game("mygame", site)
    shutil.rmtree(site / "mygame" / "lessons")
    add_package(site, "example", "[undaunted_nb.games]\nmygame = mygame\n", {})
    code = """
from undaunted_nb.widgets.home.home import Home
home = Home()
home.press("game:mygame")
page = home.scene("en")
choice = next(game for game in page["games"] if game["chosen"])
opened = home.next()
result = [choice["name"], choice["text"], page["now"]["kicker"], page["now"]["to"], page["course"]["text"], opened.game.position.setup.name]
"""
    answer = run(site, code)
    words = ["Mygame", "Play it right away", "Play it right away", "start:mygame/ford", "This game has no lessons yet.", "mygame/ford"]
    assert answer == {"result": words, "warned": []}


def test_a_language_is_offered_and_falls_back(site: Path) -> None:
    files = {"german/language.toml": 'name = "Deutsch"\ntranslated = 1\n', "german/home.ftl": "home-title = Spiele lernen\n"}
    add_package(site, "german", "[undaunted_nb.languages]\nde = german\n", files)
    code = """
un.set_language("de")
page = un.home().home
result = [page["title"], page["lead"], [choice["label"] for choice in page["languages"] if choice["chosen"]]]
un.set_language("en")
result.append(un.home().home["lead"])
"""
    title, lead, chosen, english = run(site, code)["result"]
    assert title == "Spiele lernen"
    assert lead == english
    assert "Deutsch" in chosen[0]


BROKEN = {
    "games": ("boom", {"boom/__init__.py": 'GAMES = {"boom": ""}\n', "boom/system.py": "1 / 0\n"}),
    "scenarios": ("boom", {"boom/hill.toml": 'format = "undaunted-nb scenario 1"\n'}),
    "lessons": ("boom", {"boom/course.toml": COURSE, "boom/first.toml": LESSON[:900]}),
    "languages": ("de", {"boom/language.toml": "name = \n"}),
}


@pytest.mark.parametrize("group", BROKEN)
def test_a_broken_package_is_named_once_and_the_rest_goes_on(site: Path, group: str) -> None:
    name, files = BROKEN[group]
    add_package(site, "boom-package", f"[undaunted_nb.{group}]\n{name} = boom\n", files)
    code = """
pages = [un.home().home for _ in range(2)]
result = [len(un.scenarios()), len(pages[0]["games"]), len(pages[0]["languages"]), [lesson.id for lesson in un.lessons()][0]]
"""
    healthy = run(site.with_name("nothing"), code)
    answer = run(site, code)
    assert answer["result"] == healthy["result"]
    assert len(answer["warned"]) == 1
    assert "boom-package" in answer["warned"][0]


@pytest.mark.parametrize("group", BROKEN)
def test_a_package_that_is_not_there_is_named_where_it_is_asked_for(site: Path, group: str) -> None:
    add_package(site, "lost-package", f"[undaunted_nb.{group}]\nlost = nowhere\n", {})
    code = """
ask = {"lessons": lambda: un.lesson("lost/first"), "languages": lambda: un.set_language("lost")}
try:
    ask.get(GROUP, lambda: un.new_game("lost/hill"))()
except un.TutorError as error:
    result = str(error)
"""
    answer = run(site, code.replace("GROUP", repr(group)))
    assert "lost-package" in (answer["warned"][0] if group == "languages" else answer["result"])


def test_a_name_that_is_taken_stays_with_what_is_built_in(site: Path) -> None:
    entries = "".join(
        f"[undaunted_nb.{group}]\n{name} = taken\n"
        for group, name in (("games", "undaunted"), ("scenarios", "normandy"), ("lessons", "memoir44"), ("languages", "uk"))
    )
    files = {"taken/__init__.py": 'GAMES = {"normandy": ""}\n', "taken/course.toml": COURSE, "taken/first.toml": LESSON,
             "taken/language.toml": 'name = "Ours"\n', "taken/patrol.toml": SCENARIO.replace("format", "#")}  # fmt: skip
    add_package(site, "taker", entries, files)
    code = """
un.home()
un.set_language("uk")
result = [un.new_game("normandy/patrol").position.setup.name, un.lessons("memoir44")[0].id, un.home().home["language"]]
"""
    answer = run(site, code)
    assert answer["result"] == ["normandy/patrol", "memoir44/board", "Мова"]
    assert len(answer["warned"]) == 4
    assert all("taker" in warning for warning in answer["warned"])


def test_the_example_of_the_documentation_works(site: Path) -> None:
    text = (ROOT / "binder/docs/en/adding-a-game.md").read_text("utf-8").partition("## From another package")[2]
    blocks = [tomllib.loads(block.partition("```")[0]) for block in text.split("```toml\n")[1:]]
    groups = {group: names for block in blocks for group, names in block["project"]["entry-points"].items()}
    write_game("mygame", site)
    files = {
        "mypack/hills/steep.toml": SCENARIO,
        "mypack/drills/course.toml": COURSE,
        "mypack/drills/first.toml": LESSON,
        "mypack/german/language.toml": 'name = "Deutsch"\ntranslated = 1\n',
    }
    entries = [line for group, names in groups.items() for line in (f"[{group}]", *(f"{name} = {value}" for name, value in names.items()))]
    add_package(site, "example", "\n".join(entries), files)
    code = """
un.set_language("de")
result = [un.new_game("hills/steep").position.setup.name, un.lessons("drills")[0].id, un.new_game("mygame/ford").position.setup.name]
"""
    answer = run(site, code)
    assert answer == {"result": ["hills/steep", "drills/first", "mygame/ford"], "warned": []}


def test_the_page_lists_all_drawings_of_the_library() -> None:
    text = (ROOT / "binder/docs/en/adding-a-game.md").read_text("utf-8").partition("## Its own drawings")[2].partition("| file |")[0]
    terrains, silhouettes = (set(re.findall(r"[a-z-]+", part)) for part in text.split("- Terrain:")[1].split("- Silhouettes:"))
    assert set(terrain.kinds()) <= terrains
    assert set(re.findall(r'id="un-sil-([\w-]+)"', art()["symbols"])) <= silhouettes


def test_two_packages_cannot_share_a_name(site: Path) -> None:
    for package in ("a-pack", "b-pack"):
        folder = package.replace("-", "_")
        add_package(site, package, f"[undaunted_nb.scenarios]\nhills = {folder}\n", {f"{folder}/{package}.toml": SCENARIO})
    answer = run(site, 'result = [info["name"] for info in un.scenarios() if info["name"].startswith("hills/")]')
    assert answer["result"] == ["hills/a-pack"]
    assert len(answer["warned"]) == 1
    assert "b-pack" in answer["warned"][0]


def test_what_is_built_in_looks_for_no_packages(site: Path) -> None:
    code = """
import importlib.metadata
def refuse():
    raise AssertionError
importlib.metadata.distributions = refuse
game = un.new_game("memoir44/pegasus-bridge")
game.play(game.legal_actions[0])
from undaunted_nb.lessons.format.lesson import load
result = [str(game.position.legal_actions[0]), str(load("normandy/moving"))]
"""
    assert run(site, code)["result"]

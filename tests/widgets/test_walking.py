"""The walkthrough on the table: forward, back, off the road and back to it."""

from __future__ import annotations

from typing import Any

from tests.widgets.tables import Seat, scene_of
from undaunted_nb.lessons.format.walkthrough import load
from undaunted_nb.widgets.state.state import WHOLE

WALK = load("normandy/example-round")


def _seat() -> Seat:
    return Seat(WALK.start(), "", walk=WALK)


def _look(s: Seat) -> dict[str, Any]:
    """Return what is shown, without the counters of messages."""
    scene = scene_of(s.session)
    return {**{name: part for name, part in scene.items() if name not in ("revision", "rule")}, "board": s.session.elements()}


def test_every_step_forward_and_the_same_back() -> None:
    s = _seat()
    assert scene_of(s.session)["walk"]["step"] == 1
    shown = [_look(s)]
    while shown[-1]["walk"]["next"]:
        scene = s.send("next")
        assert scene["walk"]["step"] - shown[-1]["walk"]["step"] in (0, 1)
        assert scene["walk"]["text"]
        assert scene["curtain"] is None
        shown.append(_look(s))
    assert {look["walk"]["step"] for look in shown} == set(range(1, len(WALK.steps) + 1))
    attacks = sum("attack" in step.action for step in WALK.steps)
    assert len({look["walk"]["text"] for look in shown}) == len(shown) == len(WALK.steps) + 2 * attacks
    s.send("next")
    assert _look(s) == shown[-1]
    for look in reversed(shown[:-1]):
        s.send("prev")
        assert _look(s) == look
    assert shown[0]["walk"]["back"] is False
    s.send("prev")
    assert _look(s) == shown[0]
    s.send("last")
    assert _look(s) == shown[-1]
    s.send("first")
    assert _look(s) == shown[0]


def test_undo_and_redo_on_the_road_are_its_steps() -> None:
    s = _seat()
    assert scene_of(s.session)["head"]["undo"] is False
    s.send("next")
    second = _look(s)
    s.send("next")
    assert scene_of(s.session)["head"]["undo"] is True
    s.send("undo")
    assert {**_look(s), "head": None} == {**second, "head": None}
    s.send("redo")
    assert scene_of(s.session)["walk"]["step"] == 3


def _to(s: Seat, name: str) -> int:
    number = next(i for i, step in enumerate(WALK.steps, 1) if step.text.key.endswith(name))
    while s.session.walk_step < number or s.session.part < WHOLE:
        s.send("next")
    return number


def test_an_attack_is_shown_in_three_parts() -> None:
    s = _seat()
    number = next(i for i, step in enumerate(WALK.steps, 1) if step.text.key.endswith("-attack"))
    while s.session.walk_step < number:
        before = s.send("next")
    # The sum: everything is chosen and nothing has happened.
    assert before["plan"]["total"]["n"] == 8
    assert before["marks"]["aimed"] == "DE Riflemen A"
    assert before["walk"]["show"] is None
    assert before["walk"]["choices"] == []
    assert before["plan"]["back"] is None, "the walkthrough has its own way back"
    discard = {pile["id"]: pile["count"] for pile in before["foe"]["piles"]}["discard"]
    # The roll: the dice have been rolled, and there are no losses yet. The button of the plan rolls the dice of the step.
    rolled = s.send("commit")
    assert rolled["walk"]["branch"] is False
    assert [die["n"] for die in rolled["walk"]["show"]["rolls"][0]["dice"]] == [5, 8]
    assert rolled["walk"]["show"]["plan"]["total"]["n"] == 8
    assert rolled["walk"]["show"]["lost"] == []
    assert {pile["id"]: pile["count"] for pile in rolled["foe"]["piles"]}["discard"] == discard
    # The loss: the card, and the pile it leaves.
    after = s.send("next")
    assert [lost["from"] for lost in after["walk"]["show"]["lost"]] == ["discard"]
    assert "Rifleman A" in after["walk"]["show"]["lost"][0]["text"]
    assert {pile["id"]: pile["count"] for pile in after["foe"]["piles"]}["discard"] == discard - 1
    assert s.session.walk_step == number
    # And back, part by part.
    assert s.send("prev")["walk"]["text"] == rolled["walk"]["text"]
    assert s.send("prev")["plan"]["total"]["n"] == 8
    assert s.send("prev")["walk"]["step"] == number - 1


def test_a_move_leaves_its_way_on_the_map() -> None:
    s = _seat()
    _to(s, "-scout")
    assert scene_of(s.session)["marks"]["trace"] == {"path": ["10A", "3B", "17B"]}
    s.send("next")
    assert scene_of(s.session)["marks"]["trace"]["path"][-1] == "17B"
    s.send("next")
    assert not scene_of(s.session)["marks"].get("trace")


def test_the_refused_step_shows_its_reasons() -> None:
    s = _seat()
    _to(s, "-refused")
    tone, texts, rules = s.why()
    assert tone == "no"
    assert "17B" in " ".join(texts)
    assert rules == ["un.move.2"]
    assert scene_of(s.session)["why"]["ask"] == "Rifleman A: move 17B"
    assert scene_of(s.session)["why"]["reasons"][0]["source"]
    assert list(scene_of(s.session)["marks"]["refused"]) == ["7A", "17B"]


def test_checked_numbers_are_shown() -> None:
    s = _seat()
    _to(s, "-attack")
    scene = scene_of(s.session)
    assert "4 + 3 + 1 = 8" in scene["walk"]["checked"]
    assert [d["n"] for d in scene["roll"]["dice"]] == [5, 8]
    assert [d["hit"] for d in scene["roll"]["dice"]] == [False, True]


def test_a_branch_and_the_way_back() -> None:
    s = _seat()
    number = _to(s, "-attack")
    road = _look(s)
    for choice, dice in (("miss", [1, 2]), ("zero", [0, 1])):
        scene = s.send("branch", choice)
        assert scene["walk"]["branch"] is True
        assert scene["walk"]["checked"] == []
        assert [d["n"] for d in scene["roll"]["dice"]] == dice
        assert [step["id"] for step in scene["walk"]["choices"]] == ["miss", "zero"]
        s.send("prev")
        assert s.session.walk_step == number
        assert _look(s) == road
    s.send("branch", "miss")
    s.send("next")
    assert _look(s) == road
    s.send("branch", "miss")
    assert s.send("first")["walk"]["step"] == 1
    assert s.session.branch is None


def test_your_own_way_and_back_to_the_road() -> None:
    s = _seat()
    number = _to(s, "-scout")
    road = _look(s)
    scene = s.tap("card:Rifleman A", "do:move", "place:6B")
    assert scene["walk"]["branch"] is True
    assert scene["walk"]["text"] == "You’ve left the walkthrough. Play on as you like, or press Back to return to its step."
    assert s.played[-1] == "Rifleman A: move 6B"
    s.send("end")
    assert s.session.viewer == "US"
    assert scene_of(s.session)["curtain"] is None
    s.send("undo")
    assert s.played[-1] == "Rifleman A: move 6B"
    s.send("prev")
    assert s.session.walk_step == number
    assert _look(s) == road


def test_the_road_can_be_walked_by_hand() -> None:
    """The steps are also clickable."""
    s = _seat()
    for name in ("Scout C", "Squad Leader A"):
        s.tap(f"card:{name}")
    s.tap("card:Scout B", "do:scout", "place:3B", "place:17B", "card:Rifleman A", "do:move", "place:17B", "card:Rifleman A", "do:control")
    assert s.played[1:] == [
        "US: initiative Scout C", "DE: initiative Squad Leader A", "Scout B: scout 3B 17B", "Rifleman A: move 17B", "Rifleman A: control",
    ]  # fmt: skip


def test_without_a_walkthrough_its_messages_do_nothing() -> None:
    from undaunted_nb.play.game import new_game

    s = Seat(new_game("normandy/hills", seed=1), "US", "random")
    before = s.state()
    for kind in ("next", "prev", "first", "last", "branch"):
        s.send(kind, "miss")
        assert s.state() == before
    assert scene_of(s.session)["walk"] is None


def test_a_choice_off_the_road_can_be_put_back() -> None:
    s = _seat()
    number = next(i for i, step in enumerate(WALK.steps, 1) if step.text.key.endswith("-attack"))
    while s.session.walk_step < number - 1:
        s.send("next")
    for target in ("card:Machine Gunner C", "do:attack"):
        s.send("tap", target)
    chosen = s.send("tap", "piece:DE Riflemen A")
    assert chosen["plan"]["total"]["n"] == 8
    assert chosen["plan"]["back"]
    for _ in range(3):
        chosen = s.send("back")
    assert chosen["plan"] is None
    assert s.session.walk_step == number - 1


def test_only_the_button_of_the_walkthrough_itself_is_the_main_one() -> None:
    walk = load("memoir44/line-of-sight")
    s = Seat(walk.start(), "", walk=walk)
    plans = [s.send("next")["plan"] for _ in range(3)]
    assert [(plan["commit"], plan.get("leaves", False)) for plan in plans] == [
        ("Roll 2 dice", False), ("Done moving: 4 units stay where they are", True), ("End battles: E1 does not battle", True),
    ]  # fmt: skip

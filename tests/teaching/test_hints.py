"""``un.hint``: up to three actions with their probability of winning and the reason."""

from __future__ import annotations

import pytest

import undaunted_nb as un
from undaunted_nb import i18n


def test_hint_has_actions_to_play_with_chances_and_reasons() -> None:
    game = un.new_game("normandy/la-raye", seed=44)
    found = un.hint(game, "DE", n=12, seed=3)
    frame = found.to_dataframe()
    assert 1 <= len(frame) <= 3
    assert ((frame.low <= frame.chance) & (frame.chance <= frame.high)).all()
    assert all(frame.reason)
    assert game.play(found.best).action.side == "DE"


def test_default_is_the_side_to_act() -> None:
    game = un.new_game("memoir44/first-shots", seed=1)
    assert un.hint(game, n=2).side == game.position.to_act[0]
    assert un.hint(game.position, n=2) == un.hint(game, n=2)


@pytest.mark.parametrize("language", i18n.LANGUAGES)
def test_hint_is_shown_in_every_language(language: str) -> None:
    found = un.hint(un.new_game("memoir44/sword-beach", seed=1), n=5)
    i18n.set_language(language)
    try:
        text = repr(found)
    finally:
        i18n.set_language("en")
    assert "hint-" not in text
    assert "thumb-" not in text
    assert "±" in text


def test_hint_for_a_side_that_has_nothing_to_decide_is_refused() -> None:
    game = un.new_game("memoir44/first-shots", seed=1)
    other = next(side for side in game.position.setup.sides if side not in game.position.to_act)
    with pytest.raises(un.TutorError, match="side"):
        un.hint(game, other)
    with pytest.raises(un.TutorError, match="n must be a whole number"):
        un.hint(game, n=-1)


def test_interrupt_gives_the_hint_so_far(monkeypatch: pytest.MonkeyPatch) -> None:
    from undaunted_nb.search.coach import advise
    from undaunted_nb.teaching.results import hints

    def interrupted(*asked: object) -> object:
        for number, advice in enumerate(advise(*asked)):  # type: ignore[arg-type]
            yield advice
            if number == 4:
                raise KeyboardInterrupt

    monkeypatch.setattr(hints, "advise", interrupted)
    assert un.hint(un.new_game("normandy/hills", seed=1), "US").advice.playouts == 4

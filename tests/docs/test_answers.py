"""The guide for teachers: every exercise has its answer, in every language, and its numbers agree with a computation by hand."""

from __future__ import annotations

from fractions import Fraction
from itertools import combinations, product
from math import ceil, comb, sqrt
from typing import Any

import nbformat
import pytest

import undaunted_nb as un
from tests.project.paths import ROOT
from undaunted_nb.i18n import LANGUAGES
from undaunted_nb.kit import games

un._give_words()

import answers as worked  # noqa: E402
import guide  # noqa: E402

LONG_RUNS = (12, 13, 14)
"""The notebooks that say how long their games take."""


@pytest.fixture(scope="module")
def numbers() -> dict[str, Any]:
    return dict(worked.values())


def hits(dice: int, defense: int) -> Fraction:
    """Return the chance of a hit, by counting all rolls."""
    throws = list(product(range(10), repeat=dice))
    return Fraction(sum(any(face == 0 or face >= defense for face in throw) for throw in throws), len(throws))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_exercise_has_an_answer(language: str) -> None:
    wanted = {
        f"{number}-{exercise}" for number, texts in guide.cells(language).items() for exercise in guide.exercises(texts) if number != 7
    }
    in_notebooks = {
        f"{number}-{exercise}": answer
        for number, texts in guide.cells(language).items()
        for exercise, answer in guide.own_answers(texts).items()
    }
    assert not in_notebooks.keys() & worked.answers(language).keys()
    told = worked.answers(language) | in_notebooks
    assert told.keys() == wanted
    assert len(wanted) >= 3 * (len(guide.cells(language)) - 1) >= 21
    assert not [text for text in told.values() if "{" in text or "None" in text]
    page = guide.answers_page(language)
    assert page.count("<details>") == page.count("</details>") == len(wanted)
    assert all(text in page for text in told.values())
    assert page.count("\n**") == 2 * len(guide.cells(language)) + len(LONG_RUNS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_notebook_of_the_answers_is_up_to_date(language: str) -> None:
    """It is the page of the documentation, which a reader of the repository and a person without the network has."""
    there = nbformat.read(ROOT / f"notebooks/ready/{language}/answers.ipynb", as_version=4)
    made = nbformat.reads(guide.answers_notebook(language), as_version=4)
    assert [(cell.cell_type, cell.source) for cell in there.cells] == [(cell.cell_type, cell.source) for cell in made.cells], (
        "make notebooks"
    )
    text = "\n".join(cell.source for cell in there.cells)
    assert all(answer in text for answer in worked.answers(language).values())
    assert text.count("<details>") == guide.answers_page(language).count("<details>")


def test_languages_have_the_same_numbers(numbers: dict[str, Any]) -> None:
    import tomllib
    from string import Formatter

    texts = tomllib.loads((ROOT / "binder/docs/answers.toml").read_text(encoding="utf-8"))
    used = [{key: {name for _, name, _, _ in Formatter().parse(text) if name} for key, text in texts[one].items()} for one in LANGUAGES]
    assert used[0] == used[1] == used[2]
    assert set().union(*used[0].values()) <= numbers.keys()


def test_numbers_of_the_dice(numbers: dict[str, Any]) -> None:
    assert [d for d in range(2, 11) if hits(1, d) == Fraction(1, 2)] == [numbers["half"]]
    assert numbers["three_misses"] == Fraction(7, 10) ** 3
    assert numbers["three_hit"] == hits(3, 8)
    assert numbers["expected_hits"] == 500 * 3 // 10
    assert numbers["usual_error"] == round((500 * 0.3 * 0.7) ** 0.5)
    assert (numbers["two_dice"], numbers["one_die"], numbers["five_dice"]) == (hits(2, 8), hits(1, 6), hits(5, 10))
    more = numbers["more_than_half"]
    assert 1 - Fraction(9, 10) ** (more - 1) < Fraction(1, 2) < 1 - Fraction(9, 10) ** more == numbers["chance_more"]


def test_numbers_of_the_board(numbers: dict[str, Any]) -> None:
    assert (numbers["safest"], numbers["safest_range"]) == ("2A", 3)
    assert numbers["safest_chance"] == hits(2, 4 + 1 + 3)
    assert numbers["scouts"] == hits(2, 5 + 1 + 3)
    assert numbers["others"] == hits(2, 8)
    assert numbers["from_2A"] == numbers["from_17A"] == hits(2, 8) > numbers["from_15A"] == hits(2, 9)


def test_numbers_of_the_plans(numbers: dict[str, Any]) -> None:
    machine, rifle = hits(2, 8), hits(1, 8)
    assert numbers["card_A"] == 1 - (1 - machine) * (1 - rifle)
    assert numbers["card_B"] == 1 - (1 - machine) ** 2 * (1 - rifle)
    assert numbers["card_C"] == 1 - (1 - machine) * (1 - rifle) ** 2
    for plan, shots in {"A": (machine, rifle), "B": (machine, rifle, machine), "C": (machine, rifle, rifle)}.items():
        none = Fraction(1)
        for shot in shots:
            none *= 1 - shot
        one = sum((none / (1 - shot) * shot for shot in shots), Fraction())
        assert numbers[f"cards_2_{plan}"] == 1 - none - one
    assert numbers["suppressed"] == 1 - Fraction(7, 10) ** 8
    assert numbers["all_dice"] == 8


def test_numbers_of_the_losses(numbers: dict[str, Any]) -> None:
    assert numbers["seven_attacks"] == pytest.approx(7 / 0.51)
    assert numbers["one_attack"] == pytest.approx(1 / 0.51)
    p = Fraction(51, 100)
    few = sum((comb(18, k) * p**k * (1 - p) ** (18 - k) for k in range(7)), Fraction())
    assert numbers["by_end"] == numbers["by_end_moved"] == 1 - few
    assert numbers["nobody"] == Fraction(3, 10) ** 3 == Fraction(numbers["nobody_exact"], numbers["nobody_of"])


def test_numbers_of_the_deck(numbers: dict[str, Any]) -> None:
    hands = list(combinations(range(9), 4))
    assert numbers["one_of_nine"] == Fraction(sum(0 in hand for hand in hands), len(hands))
    assert numbers["two_of_nine"] == Fraction(sum(bool({0, 1} & set(hand)) for hand in hands), len(hands))
    assert numbers["twice"] == 2 * numbers["one_of_nine"]
    assert (numbers["always"], numbers["with_one_more"]) == (4, Fraction(4, 5))
    assert numbers["conceal_round"] == 3


def test_numbers_of_the_symbols(numbers: dict[str, Any]) -> None:
    faces = ("infantry", "infantry", "grenade", "flag", "star", "armor")
    throws = list(product(faces, repeat=3))

    def share(wanted: Any) -> Fraction:
        return Fraction(sum(bool(wanted(throw)) for throw in throws), len(throws))

    assert numbers["three"] == share(lambda throw: {"infantry", "grenade"} & set(throw))
    assert numbers["three_stars"] == share(lambda throw: {"infantry", "grenade", "star"} & set(throw))
    hit = ("infantry", "grenade")
    assert numbers["cell"] == share(lambda throw: sum(one in hit for one in throw) == 1 and throw.count("flag") == 1)
    assert numbers["gone_E9"] > numbers["gone_D7"] == Fraction(1, 4)
    assert numbers["driven_E9"] > numbers["driven_D7"]
    assert numbers["figures_E9"] > numbers["figures_D7"]


def test_numbers_of_the_class(numbers: dict[str, Any]) -> None:
    theory = [Fraction(49, 100), Fraction(42, 100), Fraction(9, 100)]

    def distance(*counts: int) -> Fraction:
        return sum(((n - 59 * chance) ** 2 / (59 * chance) for n, chance in zip(counts, theory, strict=True)), Fraction())

    classes = {
        (a, b): (distance(a, b, 59 - a - b), comb(59, a) * comb(59 - a, b) * 0.49**a * 0.42**b * 0.09 ** (59 - a - b))
        for a in range(60)
        for b in range(60 - a)
    }

    def far(changed: int) -> float:
        """Return the share of all classes of 59 rolls that are at least as far from the theory."""
        least = distance(30 - changed, 24, 5 + changed)
        return sum(share for far_off, share in classes.values() if far_off >= least)

    assert float(numbers["p_ten"]) == pytest.approx(far(10), abs=1e-6)
    assert float(numbers["p_few"]) == pytest.approx(far(numbers["few"]), abs=1e-6)
    assert far(numbers["few"]) < 0.05 < far(numbers["few"] - 1)
    for needed, chance in (("rolls_two", 0.51), ("rolls_ten", 0.1)):
        assert numbers[needed] == ceil(1.959964**2 * chance * (1 - chance) / 0.01**2)


def test_numbers_of_what_was_seen(numbers: dict[str, Any]) -> None:
    assert numbers["second"] == Fraction(sum(0 in second for second in combinations(range(6), 3)), comb(6, 3))
    for name, fair in (("rare", 99), ("even", 1)):
        for n in range(4):
            assert numbers[f"{name}_{n}"] == Fraction(5**n, 5**n + fair)
    assert 5 ** (numbers["zeros"] - 1) < 99 < 5 ** numbers["zeros"]
    assert numbers["zeros"] == 3


def test_numbers_of_the_chains(numbers: dict[str, Any]) -> None:
    def left(figures: int, dice: int) -> Fraction:
        """Return the average number of rolls that remove this many figures."""
        ways = [Fraction(comb(dice, hits), 2**dice) for hits in range(dice + 1)]
        more = sum((ways[hits] * left(figures - hits, dice) for hits in range(1, dice + 1) if hits < figures), Fraction())
        return (1 + more) / (1 - ways[0])

    assert numbers["two_dice_rolls"] == pytest.approx(float(left(4, 2)))
    assert numbers["four_dice_rolls"] == pytest.approx(float(left(4, 4)))
    p = Fraction(51, 100)

    def gone(attacks: int) -> Fraction:
        return 1 - sum((comb(attacks, k) * p**k * (1 - p) ** (attacks - k) for k in range(4)), Fraction())

    assert gone(numbers["enough"]) == numbers["by_enough"] >= Fraction(9, 10) > gone(numbers["enough"] - 1)


def wilson(wins: int, of: int) -> tuple[float, float]:
    """Return the ends of the interval: the shares p with (wins/of - p)² = z² p (1 - p) / of."""
    z2, share = 1.959964**2, wins / of
    a, b, c = 1 + z2 / of, -(2 * share + z2 / of), share**2
    root = sqrt(b * b - 4 * a * c)
    return (-b - root) / (2 * a), (-b + root) / (2 * a)


def test_numbers_of_the_games(numbers: dict[str, Any]) -> None:
    ways = [1]
    for _ in range(100):  # one more coin
        ways = [left + right for left, right in zip([0, *ways], [*ways, 0], strict=True)]
    assert numbers["heads"] == Fraction(sum(ways[58:]), sum(ways))
    assert numbers["heads_or_tails"] == Fraction(sum(ways[58:]) + sum(ways[:43]), sum(ways))
    assert Fraction(1, 8) < numbers["heads_or_tails"] < Fraction(1, 7)
    assert numbers["patrol_us"] < numbers["patrol_decided"] < 100
    assert numbers["patrol_of_all"] * 100 == numbers["patrol_share"] * numbers["patrol_decided"] == numbers["patrol_us"]


def test_numbers_of_the_players(numbers: dict[str, Any]) -> None:
    """With equal players a half is inside the interval, and a careful player beats a random one on both sides."""
    low, high = (numbers[f"convoy_{pair}"] for pair in ("random_careful", "careful_random"))
    for pair in ("random_random", "careful_careful"):
        ends = wilson(numbers[f"convoy_{pair}"], 20)
        assert ends[0] < 0.5 < ends[1]
        assert low < numbers[f"convoy_{pair}"] < high
    assert wilson(0, numbers["never"])[1] < 0.05 <= wilson(0, numbers["never"] - 1)[1]
    assert (numbers["rule_of_three"], numbers["ten_points"]) == (60, 100)
    found = un.simulate("north-africa/ambush", n=100, seed=1, progress=False)
    counts = [(kind.rounds, count.games) for kind, count in found.tally.items()]
    assert sum(n for rounds, n in counts if rounds <= numbers["nine_of_ten"]) >= 90
    assert sum(n for rounds, n in counts if rounds < numbers["nine_of_ten"]) < 90


def test_numbers_of_the_experiments(numbers: dict[str, Any]) -> None:
    """The simulation stops as soon as the 95% interval is narrow enough; half its width is about 1/√n for a share near a half."""
    assert 0 < numbers["difference"] < numbers["first_change"], "zero is outside"
    won_alone = numbers["added"] - numbers["together"] == numbers["both"]
    four = [wilson(wins, 100) for wins in (79, 62, 46, numbers["both"])]
    assert won_alone
    assert numbers["together_reach"] == round(50 * sqrt(sum((high - low) ** 2 for low, high in four)))
    assert 0 < numbers["together"] < numbers["together_reach"], "zero is inside: whether the changes add up is not decided"
    low, high = wilson(13, 20)
    assert (low, high) == pytest.approx((float(numbers["thirteen_low"]), float(numbers["thirteen_high"])), abs=1e-6)
    won = numbers["thirteen"] * 13 // 20
    assert wilson(won, numbers["thirteen"])[0] > 0.5 > wilson(won - 13, numbers["thirteen"] - 20)[0]
    assert 0.9 * (1 / 0.05) ** 2 < numbers["games"] < (1 / 0.05) ** 2
    assert 0.9 * (1 / 0.07) ** 2 < numbers["few_games"] < (1 / 0.07) ** 2
    assert numbers["width"] == pytest.approx(0.05, abs=0.005)


def test_numbers_of_the_explorer(numbers: dict[str, Any]) -> None:
    """Rule: town, forest, hedgerow and bunker take two dice from armor and one from infantry, a hill one from both."""
    each = {(dice, defense): 1 - Fraction(min(defense, 10) - 1, 10) ** dice for dice in range(1, 7) for defense in range(2, 13)}
    assert numbers["same"] == sum(len({dice for (dice, _), p in each.items() if p == chance}) > 1 for chance in set(each.values()))
    for attacker, town in (("armor", 1), ("infantry", 2)):
        assert [numbers[f"{attacker}_{on}"] for on in ("country", "town", "hill")] == [1 - Fraction(1, 2) ** dice for dice in (3, town, 2)]
    grounds = ("forest", "hedgerow", "town", "bunker", "hill", "sandbags", "ocean", "beach", "bridge", "hedgehog", "wire")
    for attacker, best in (("armor", grounds[:4]), ("infantry", grounds[:6])):
        rows = un.odds_table([3], "infantry", terrain=grounds, attacker=attacker).records()
        least = min(float(str(row["chance"])) for row in rows)
        assert tuple(row["terrain"] for row in rows if row["chance"] == least) == best


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_kind_of_question_is_in_the_guide(language: str) -> None:
    page = guide.kinds_page(language)
    for game in games.systems():
        assert all(f"| `{kind['maker']}` | {kind['level']} |" in page for kind in un.question_kinds(game).records())


def test_examples_in_the_guide_run(tmp_path: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    """The lines that make and mark a sheet, without the browser that prints it."""
    import re

    monkeypatch.chdir(tmp_path)
    for language in LANGUAGES:
        text = (ROOT / f"binder/docs/{language}/teachers.md").read_text(encoding="utf-8")
        made, marked = re.findall(r"```python\n(.*?)```", text, re.DOTALL)
        space: dict[str, Any] = {"un": un}
        exec(made.replace(".pdf", ".html"), space)  # noqa: S102  (an example of the guide)
        (tmp_path / "answers.csv").write_text(f"name,version,answers\nAnna,A,{space['sheet'].keys.get('A', space['sheet'].key)}\n", "utf-8")
        exec(marked, space)  # noqa: S102
        assert (tmp_path / "key.html").is_file()
        assert "Anna" in (tmp_path / "results.csv").read_text("utf-8")
        assert space["marks"].problems == ()
        assert f"--lang {language}" in text

"""The writer of TOML, against the reader of the standard library."""

import tomllib
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

import undaunted_nb
from undaunted_nb.files.toml_text import toml_text

SHIPPED = sorted(Path(undaunted_nb.__file__).parent.glob("games/**/*.toml"))
VALUES = st.recursive(
    st.booleans() | st.integers(-(2**62), 2**62) | st.floats(allow_nan=False) | st.text(st.characters(codec="utf-8"), max_size=60),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(st.characters(codec="utf-8"), max_size=12), inner, max_size=4),
    max_leaves=12,
)


@pytest.mark.parametrize("path", SHIPPED, ids=lambda path: path.stem)
def test_every_shipped_file_reads_back_as_the_same_data(path: Path) -> None:
    data = tomllib.loads(path.read_text("utf-8"))
    text = toml_text(data)
    assert tomllib.loads(text) == data
    assert toml_text(tomllib.loads(text)) == text


@given(st.dictionaries(st.text(st.characters(codec="utf-8"), max_size=12), VALUES, max_size=5))
def test_any_data_reads_back_as_the_same_data(data: dict[str, object]) -> None:
    assert tomllib.loads(toml_text(data)) == data


def test_sections_keep_the_order_and_small_tables_stay_on_a_line() -> None:
    text = toml_text({"a": {"b": [{"c": 1}]}, "d": 0.5, "17B": {"x y": True}})
    assert text == 'd = 0.5\n17B = { "x y" = true }\n\n[a]\nb = [{ c = 1 }]\n'


def test_a_value_that_toml_lacks_is_refused() -> None:
    with pytest.raises(TypeError, match="TOML has no NoneType"):
        toml_text({"a": None})

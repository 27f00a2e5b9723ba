"""`make audit` reads what the tools say, and never reports success where nothing was audited."""

from tests.project.audit import read_npm_audit, read_pip_audit, split_pins, summarize

HOLE = {"id": "PYSEC-1", "fix_versions": ["2.0"]}


def test_each_list_names_a_package_once() -> None:
    pins = [("b", "1"), ("a", "2"), ("a", "1"), ("a", "3")]
    assert split_pins(pins) == [[("a", "1"), ("b", "1")], [("a", "2")], [("a", "3")]]


def test_a_vulnerability_is_named_with_its_lock() -> None:
    told = [{"dependencies": [{"name": "a", "version": "1", "vulns": [HOLE]}, {"name": "b", "skip_reason": "not found"}]}]
    report = read_pip_audit(told, 2, {("a", "1"): ["binder/locks/lab.lock"]})
    assert report == (1, 2, ["a 1: PYSEC-1, fixed in 2.0 (binder/locks/lab.lock)"])
    code, words = summarize({"Python": report})
    assert code == 1
    assert words.startswith("Python: 1 of 2 packages audited, 1 known vulnerabilities\n  a 1")


def test_no_data_is_no_success() -> None:
    nothing = read_pip_audit([{"dependencies": [{"name": "a", "skip_reason": "not found"}]}, {}], 2, {})
    code, words = summarize({"Python": nothing, "widgets": read_npm_audit({"error": {}}, 7)})
    assert code == 1
    assert words.splitlines() == [
        f"{name}: none of {number} packages could be audited: no data on vulnerabilities came back."
        for name, number in (("Python", 2), ("widgets", 7))
    ]


def test_what_is_audited_and_clean_is_a_success() -> None:
    assert summarize({"Python": (0, 5, []), "widgets": read_npm_audit({"vulnerabilities": {}}, 7)})[0] == 0


def test_npm_names_package_and_versions() -> None:
    told = {"vulnerabilities": {"vite": {"severity": "high", "range": "<6"}}}
    assert read_npm_audit(told, 7) == (7, 7, ["vite: high, in <6"])

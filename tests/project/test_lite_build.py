"""How the browser-only site is put together: the list of its packages, and packages with machine code from Pyodide's distribution."""

import importlib.util
import json
from hashlib import sha256
from pathlib import Path
from types import ModuleType
from zipfile import ZipFile

import pytest

from tests.project.paths import ROOT

LITE = ROOT / "binder" / "lite"


@pytest.fixture(scope="module")
def build() -> ModuleType:
    spec = importlib.util.spec_from_file_location("lite_build", LITE / "build.py")
    assert spec
    assert spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_entry_names_what_a_wheel_needs_in_a_browser(build: ModuleType, tmp_path: Path) -> None:
    wheel = tmp_path / "My_Pack-1.2-py3-none-any.whl"
    needs = [
        'Other.One>=2; sys_platform == "emscripten"',
        'pexpect; sys_platform != "emscripten"',
        'old; python_version < "3.9"',
        "widgetsnbextension",
    ]
    with ZipFile(wheel, "w") as file:
        file.writestr("my_pack/__init__.pyc", "")
        file.writestr("single.pyc", "")
        file.writestr(
            "My_Pack-1.2.dist-info/METADATA", "Name: My.Pack\nVersion: 1.2\n" + "".join(f"Requires-Dist: {need}\n" for need in needs)
        )
    markers = {**build.MARKERS, "python_version": "3.14", "python_full_version": "3.14.2"}
    found = build.entry(wheel, markers)
    assert (found["name"], found["version"], found["depends"], found["imports"]) == ("my-pack", "1.2", ["other-one"], ["my_pack", "single"])
    assert found["sha256"] == sha256(wheel.read_bytes()).hexdigest()


def test_science_comes_from_a_folder_with_the_checksums_of_the_lock(build: ModuleType, tmp_path: Path) -> None:
    folder, into = tmp_path / "full", tmp_path / "site"
    folder.mkdir()
    into.mkdir()
    packages = {}
    for name, depends in (("numpy", []), ("pandas", ["numpy", "six"]), ("six", [])):
        (folder / f"{name}.whl").write_text(name)
        packages[name] = {"name": name, "file_name": f"{name}.whl", "sha256": sha256(name.encode()).hexdigest(), "depends": depends}
    assert {it["name"] for it in build.science(str(folder), {"packages": packages}, into)} == set(packages)
    assert {path.name: path.read_text() for path in into.iterdir()} == {f"{name}.whl": name for name in packages}
    (folder / "six.whl").write_text("another file")
    with pytest.raises(SystemExit, match=r"six\.whl is not the file"):
        list(build.science(folder.as_uri(), {"packages": packages}, into))


def test_the_exact_version_of_pyodide_is_the_one_asked_for() -> None:
    pyodide = json.loads((LITE / "package-lock.json").read_text("utf-8"))["packages"]["node_modules/pyodide"]
    assert pyodide["version"] == json.loads((LITE / "package.json").read_text("utf-8"))["dependencies"]["pyodide"]

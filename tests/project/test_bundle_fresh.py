"""The committed front end matches its sources: by a fingerprint without Node.js, byte by byte with it."""

import hashlib
import shutil
import subprocess
from pathlib import Path

import pytest

from tests.project import scene_types
from tests.project.environments import run
from tests.project.paths import ROOT, STATIC

WIDGETS = ROOT / "widgets"
ART = "undaunted_nb/drawing/art/board.css"
BUNDLES = ("load.js", *(f"{name}.{kind}" for name in ("table", "simulation", "projector", "pupil", "desk") for kind in ("js", "css")))
OLDEST_NODE = 20
STALE = "the bundles are stale: make build"


def fingerprint(sources: Path, art: Path) -> str:
    """Return the hash of widgets/build.mjs: one sha256 over path, zero byte, content, zero byte of each source, by path."""
    files = {file.relative_to(sources).as_posix(): file for file in sources.rglob("*") if file.is_file()}
    digest = hashlib.sha256()
    for path, file in [*sorted(files.items()), ("art/board.css", art)]:
        digest.update(path.encode() + b"\0" + file.read_bytes() + b"\0")
    return digest.hexdigest()


def test_types_of_the_scene_fit_python() -> None:
    assert scene_types.TARGET.read_text(encoding="utf-8") == scene_types.render(), "python -m tests.project.scene_types"


def test_fingerprint_fits_the_sources() -> None:
    assert (STATIC / "SOURCES.sha256").read_text().strip() == fingerprint(WIDGETS / "src", ROOT / ART), STALE


@pytest.mark.parametrize("bundle", BUNDLES)
def test_bundle_is_readable_and_needs_no_other_file(bundle: str) -> None:
    text = (STATIC / bundle).read_text(encoding="utf-8")
    assert "sourceMappingURL" not in text, "built by `npm run watch`: make build"
    assert len(text) < 248_000, "some 70 kB on the way to a browser"
    assert "https://" not in text.replace("https://www.w3.org/", "")


def new_enough_node() -> bool:
    node = shutil.which("node")
    if not node or not shutil.which("npm"):
        return False
    version = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    return version.startswith("v") and int(version[1:].split(".")[0]) >= OLDEST_NODE


def test_rebuilding_changes_nothing(tmp_path: Path) -> None:
    if not new_enough_node():
        pytest.skip("Node.js 20 or later is not here; the fingerprint was compared")
    if not (WIDGETS / "node_modules").exists():
        run("npm", "ci", "--no-audit", "--no-fund", cwd=WIDGETS)
    for folder in ("widgets", "undaunted_nb/drawing/art", "undaunted_nb/static"):
        shutil.copytree(ROOT / folder, tmp_path / folder, ignore=shutil.ignore_patterns("node_modules"))
    for old in (tmp_path / "undaunted_nb/static").iterdir():
        old.unlink()
    (tmp_path / "widgets/node_modules").symlink_to(WIDGETS / "node_modules", target_is_directory=True)
    run("npm", "run", "build", cwd=tmp_path / "widgets")
    built = {file.name: file.read_bytes() for file in (tmp_path / "undaunted_nb/static").iterdir()}
    committed = {file.name: file.read_bytes() for file in STATIC.iterdir()}
    assert set(built) == set(committed) == {*BUNDLES, "SOURCES.sha256"}
    assert [name for name in sorted(built) if built[name] != committed[name]] == [], STALE

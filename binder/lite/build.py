"""Build the browser-only site: JupyterLite, the notebooks, and a Python that has the package. It needs no server logic.

``make lite`` calls it with its own environment's Python. Every file comes from PyPI and npm in the versions and with the checksums
of the locks beside this module.

First comes JupyterLite with the notebooks. Then it makes the wheels that the kernel needs, small and compiled. Those that every page needs
are joined into one file, and the memory of a Python that has imported them is stored beside it. Pyodide's list names the others. Last
come the pages: the first one, which has a table without JupyterLab, and what each of them shows while it loads.
"""

from __future__ import annotations

import argparse
import gzip
import json
import os
import re
import shutil
import subprocess
import sys
import tarfile
from collections.abc import Iterator, Mapping, Sequence
from email.parser import HeaderParser
from hashlib import sha256
from inspect import getsource
from pathlib import Path
from typing import Any
from urllib.request import urlopen
from zipfile import ZIP_DEFLATED, ZipFile

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name, parse_sdist_filename

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent.parent
EXTENSION = Path("@jupyterlite", "pyodide-kernel-extension")
LABEXTENSION = Path("share", "jupyter", "labextensions", EXTENSION, "static")
CORE = ("pyodide.asm.mjs", "pyodide.asm.wasm", "pyodide.mjs", "python_stdlib.zip")
"""The files of Pyodide that a page loads."""
KERNEL = ("micropip", "piplite", "ipykernel", "comm", "pyodide-kernel", "jedi", "ipython")
"""The packages that the kernel would otherwise install one after the other."""
ASKED = {"jedi"}
"""Packages that load only when a cell imports them, although others depend on them: IPython completes live objects without jedi too."""
FIRST = (*(name for name in KERNEL if name not in ASKED), "undaunted-nb")
"""The packages that every page needs, with what they depend on. Others load when a cell imports them."""
ELSEWHERE = {"jupyterlab-widgets", "widgetsnbextension"}
"""Packages that only bring files for JupyterLab, which the site has."""
SCIENCE = ("numpy", "pandas")
"""Packages with machine code, from a folder of Pyodide's own distribution if there is one."""
CODE = "pyodide.asm.wasm"
"""Python's machine code. A first visit gets it packed, because not every server packs it. Then the service worker keeps it unpacked."""
PACKED_CODE = "pyodide.asm.bin"
LIBRARY = "python_stdlib.zip"
"""Python's own library, which the page gets with the files."""
AT_START = (*(name for name in CORE if name not in {CODE, LIBRARY}), PACKED_CODE, "memory.bin", "files.json")
"""The files of Python that come before the first table."""
UNKEPT = re.compile(
    r"kept\.json|service-worker\.js|build/.*\.(svg|ttf|eot)|.*/third-party-licenses\.json|.*/pyodide\.asm\.bin|rspack\..*|.*\.d\.ts"
)
"""Files that no later visit reads: fonts for older browsers, packed machine code, and what JupyterLite was built with."""
APPS = ("lab", "notebooks")
"""The applications of JupyterLite that the site has."""
FIRST_PAGE = "first-page"
"""The script of the first page, which has a table without JupyterLab around it."""
COVERED = ["@jupyterlab/apputils-extension:splash"]
"""The picture that turns while JupyterLab starts. The waiting page is above it, and drawing it took a tenth of the processor."""
UNREAD = (
    "jedi/third_party/django-stubs/",
    "jedi/third_party/typeshed/stubs/",  # what other libraries contain; Python's own stay
    "pytz/zoneinfo/",
    "undaunted_nb/notebooks/",  # the site has them already
)
"""Folders of wheels that a kernel of this site never reads. They are 6,000 of the 9,000 files that each start would unpack."""
LANGUAGES = sorted(file.parent.name for file in (ROOT / "undaunted_nb/i18n").glob("*/language.toml"))
MARKERS = {
    "extra": "",
    "implementation_name": "cpython",
    "os_name": "posix",
    "platform_machine": "wasm32",
    "platform_python_implementation": "CPython",
    "platform_system": "Emscripten",
    "sys_platform": "emscripten",
}
"""How Pyodide answers the conditions in a package's requirements. Its versions come from its own lock."""


def run(*command: str | Path, cwd: Path = ROOT) -> None:
    """Run a command, and end with what it printed if it fails."""
    done = subprocess.run(command, cwd=cwd, check=False, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)  # noqa: S603
    if done.returncode:
        sys.exit(f"{done.stdout[-4000:]}\nmake lite: {' '.join(map(str, command))[:200]} failed.")


def fresh(folder: Path) -> Path:
    """Return the folder, empty."""
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    return folder


# ---------------------------------------------------------------- wheels


def downloaded(cache: Path) -> list[Path]:
    """Return the wheels of ``site.lock``, downloaded once per lock."""
    lock = HERE / "site.lock"
    folder = cache / f"wheels-{sha256(lock.read_bytes()).hexdigest()[:12]}"
    if not folder.is_dir():
        half = fresh(cache / "wheels.part")
        wanted = ("--no-deps", "--require-hashes", "--platform=any", "--implementation=py", "--abi=none", "--python-version=3.14")
        sources = ("--only-binary=:all:", "--no-binary=markupsafe")
        pip = (sys.executable, "-m", "pip", "download", "--quiet", "--disable-pip-version-check")
        run(*pip, *wanted, *sources, f"--dest={half}", f"--requirement={lock}")
        for source in half.glob("*.tar.gz"):
            _from_source(source)
        half.rename(folder)
    return sorted(path for path in folder.glob("*.whl") if _name(path) not in ELSEWHERE)


def _from_source(source: Path) -> None:
    """Make a wheel of the Python files of a source distribution: its machine code is optional."""
    name, version = parse_sdist_filename(source.name)
    unpacked = fresh(source.parent / "source")
    if hasattr(tarfile, "data_filter"):
        shutil.unpack_archive(source, unpacked, filter="data")
    else:  # Python 3.11.2 of Debian 12 knows no filters. The checksum of the file is known.
        shutil.unpack_archive(source, unpacked)
    (top,) = unpacked.iterdir()
    with ZipFile(source.parent / f"{name}-{version}-py3-none-any.whl", "w", ZIP_DEFLATED) as wheel:
        for path in sorted((top / "src" / name).glob("*.py")):
            wheel.write(path, f"{name}/{path.name}")
        wheel.write(top / "PKG-INFO", f"{name}-{version}.dist-info/METADATA")
        wheel.writestr(f"{name}-{version}.dist-info/WHEEL", "Wheel-Version: 1.0\nRoot-Is-Purelib: true\nTag: py3-none-any\n")
    shutil.rmtree(unpacked)
    source.unlink()


def own(cache: Path) -> Path:
    """Return the wheel of this package, as it is now."""
    folder = fresh(cache / "own")
    build = ("wheel", "--quiet", "--disable-pip-version-check", "--no-deps", "--no-build-isolation")
    run(sys.executable, "-m", "pip", *build, f"--wheel-dir={folder}", str(ROOT))
    (wheel,) = folder.glob("*.whl")
    return wheel


def _name(wheel: Path) -> str:
    return canonicalize_name(wheel.name.split("-")[0])


def _left_out(file: str) -> bool:
    """Return whether a kernel of this site never reads a file of a wheel."""
    if file.startswith("babel/locale-data/"):  # 10 MB, of which the languages of the catalogs are used
        return Path(file).stem not in {"root", *LANGUAGES}
    top, *rest = file.split("/")
    return file.startswith(UNREAD) or "tests" in rest[:-1] or top.endswith(".data") or rest == ["RECORD"]  # which would no longer be true


def compiled(wheels: list[Path], cache: Path, pyodide: Path) -> list[Path]:
    """Return the wheels without what the kernel never reads, with modules compiled by the Python that will run them. Each is made once."""
    recipe = b"".join(path.read_bytes() for path in (HERE / "compile.mjs", HERE / "package-lock.json"))
    recipe += f"{getsource(_left_out)} {UNREAD} {LANGUAGES}".encode()
    kept = cache / "compiled"
    places = {wheel: kept / sha256(recipe + wheel.read_bytes()).hexdigest()[:16] / wheel.name for wheel in wheels}
    missing = [wheel for wheel, place in places.items() if not place.is_file()]
    work = fresh(cache / "compiling")
    (work / "in").mkdir()
    (work / "out").mkdir()
    for wheel in missing:
        with ZipFile(wheel) as whole, ZipFile(work / "in" / wheel.name, "w") as small:
            for file in whole.namelist():
                if not file.endswith("/") and not _left_out(file):
                    small.writestr(file, whole.read(file))
    if missing:
        run("node", HERE / "compile.mjs", pyodide, work)
    for wheel in missing:
        places[wheel].parent.mkdir(parents=True, exist_ok=True)
        (work / "out" / wheel.name).rename(places[wheel])
    return list(places.values())


# ---------------------------------------------------------------- the list of packages


def entry(wheel: Path, markers: Mapping[str, str]) -> dict[str, Any]:
    """Return what Pyodide's lock says of a wheel."""
    with ZipFile(wheel) as whole:
        files = whole.namelist()
        (metadata,) = (file for file in files if re.fullmatch(r"[^/]+\.dist-info/METADATA", file))
        said = HeaderParser().parsestr(whole.read(metadata).decode())
    needs = [Requirement(text) for text in said.get_all("Requires-Dist", [])]
    depends = {canonicalize_name(need.name) for need in needs if need.marker is None or need.marker.evaluate(dict(markers))}
    tops = {file.split("/")[0] for file in files if re.fullmatch(r"[^/.]+(/.*)?\.pyc?", file)}
    return {
        "name": _name(wheel),
        "version": said["Version"],
        "file_name": wheel.name,
        "install_dir": "site",
        "sha256": sha256(wheel.read_bytes()).hexdigest(),
        "package_type": "package",
        "imports": sorted(top.partition(".")[0] for top in tops),
        "depends": sorted(depends - ELSEWHERE),
    }


def science(base: str, lock: Mapping[str, Any], into: Path) -> Iterator[dict[str, Any]]:
    """Yield the entries of the packages with machine code, and copy their files from a folder or address of Pyodide's distribution."""
    wanted, seen = list(SCIENCE), set()
    while wanted:
        name = wanted.pop()
        if name in seen:
            continue
        seen.add(name)
        package = lock["packages"][name]
        wanted += package["depends"]
        file = package["file_name"]
        address = f"{base.rstrip('/')}/{file}" if "://" in base else Path(base, file).resolve().as_uri()
        with urlopen(address) as answer:  # noqa: S310  (whoever builds the site names the place)
            data = answer.read()
        if sha256(data).hexdigest() != package["sha256"]:
            sys.exit(f"make lite: {address} is not the file that Pyodide's lock names.")
        (into / file).write_bytes(data)
        yield package


def together(packages: Mapping[str, Mapping[str, Any]]) -> set[str]:
    """Return the names of the packages that every page needs."""
    found: set[str] = set()
    wanted = list(FIRST)
    while wanted:
        name = wanted.pop()
        if name not in found:
            found.add(name)
            wanted += [need for need in packages[name]["depends"] if need not in ASKED]
    return found


def joined(wheels: Sequence[Path]) -> tuple[list[tuple[str, int | str]], bytes]:
    """Return the names and sizes of the files of wheels, and the files, one after the other.

    Every start asks which packages are there, so what says it is in the list itself, in place of its size.
    """
    names: list[tuple[str, int | str]] = []
    files: list[bytes] = []
    for wheel in wheels:
        with ZipFile(wheel) as whole:
            for name in whole.namelist():
                data = whole.read(name)
                if name.endswith(".dist-info/METADATA"):
                    names.append((name, data.decode().partition("\n\n")[0]))
                    continue
                files.append(data)
                names.append((name, len(data)))
    return names, b"".join(files)


def python_for_pages(out: Path, cache: Path, node_modules: Path, base: str) -> None:
    """Put Python and its packages into the site."""
    pyodide = node_modules / "pyodide"
    folder = out / "static" / "python"
    folder.mkdir(parents=True)
    inflate = node_modules / "fflate" / "esm" / "browser.js"
    for file in (*(pyodide / name for name in CORE), HERE / "start.mjs", HERE / "files.mjs", HERE / "webkit.mjs", inflate):
        shutil.copy(file, folder)
    shutil.copy(node_modules / "zstddec" / "dist" / "zstddec.mjs", folder)
    lock = json.loads((pyodide / "pyodide-lock.json").read_text())
    python = lock["info"]["python"]
    markers = {**MARKERS, "python_full_version": python, "python_version": ".".join(python.split(".")[:2])}
    kernel = sorted((Path(sys.prefix) / LABEXTENSION / "pypi").glob("*.whl"))
    wheels = [*downloaded(cache), *(path for path in kernel if _name(path) not in ELSEWHERE), own(cache)]
    packages = {found["name"]: found for found in science(base, lock, folder)} if base else {}
    places = {_name(wheel): wheel for wheel in compiled(wheels, cache, pyodide)}
    packages |= {name: entry(wheel, markers) for name, wheel in places.items()}
    absent = {f"{name} (for {package['name']})" for package in packages.values() for name in package["depends"] if name not in packages}
    if absent:
        sys.exit(f"make lite: site.in leaves out {', '.join(sorted(absent))}.")
    first = together(packages)
    for name in places.keys() - first:
        shutil.copy(places[name], folder)
    lock["packages"] = {
        name: {**package, "depends": [need for need in package["depends"] if need not in first]}
        for name, package in sorted(packages.items())
        if name not in first
    }
    (folder / "pyodide-lock.json").write_text(json.dumps(lock, indent=1))
    names, files = joined([places[name] for name in sorted(first)])
    library = (folder / LIBRARY).read_bytes()
    names.append((f"/lib/python{markers['python_version'].replace('.', '')}.zip", len(library)))
    (folder / "files.json").write_text(json.dumps(names))
    (folder / "files.bin").write_bytes(gzip.compress(files + library, 9, mtime=0))
    run("node", HERE / "memory.mjs", folder)
    (folder / PACKED_CODE).write_bytes(gzip.compress((folder / CODE).read_bytes(), 9, mtime=0))
    (folder / LIBRARY).unlink()
    (worker,) = (out / "extensions" / EXTENSION / "static").glob("comlink.worker.*.js")
    kernel_and_start = (f"../../{worker.relative_to(out).as_posix()}", "./start.mjs")  # the kernel listens before Python starts
    (folder / "kernel.mjs").write_text("".join(f'import "{module}";\n' for module in kernel_and_start))


# ---------------------------------------------------------------- pages


def settings() -> dict[str, Any]:
    """Return the settings of the site for JupyterLite."""
    there = {"packages": list(KERNEL)}  # the kernel does not install them; start.mjs has them
    kernel = {"disablePyPIFallback": True, "pyodideUrl": "./static/python/start.mjs", "loadPyodideOptions": there}
    return {
        "jupyter-lite-schema-version": 0,
        "jupyter-config-data": {
            "appName": "undaunted-nb",
            "exposeAppInBrowser": True,  # the waiting page reads the progress from the app
            "disabledExtensions": COVERED,
            "undauntedSite": True,  # our extension runs the first cells of the site's own notebooks
            "litePluginSettings": {"@jupyterlite/pyodide-kernel-extension:kernel": kernel},
        },
    }


def lite(site: Path, out: Path) -> None:
    """Build JupyterLite around the notebooks and Python."""
    (site / "jupyter-lite.json").write_text(json.dumps(settings(), indent=1))
    shutil.copy(ROOT / "binder" / "overrides.json", site)
    apps = [part for app in APPS for part in ("--apps", app)]
    ignored = shutil.ignore_patterns(".*", "__pycache__")
    shutil.copytree(ROOT / "notebooks", site / "content", ignore=ignored)
    ours = Path(sys.prefix) / "share/jupyter/labextensions/undaunted-nb"  # JupyterLite takes the extensions of its environment
    shutil.copytree(ROOT / "undaunted_nb/labextension", ours, dirs_exist_ok=True)
    where = ("--lite-dir", site, "--contents", site / "content", "--output-dir", out)
    run(Path(sys.prefix, "bin", "jupyter"), "lite", "build", *where, *apps, "--no-sourcemaps", "--no-unused-shared-packages", cwd=site)


def bundle(out: Path, node_modules: Path) -> None:
    """Put the script of the first page into the site, with what it needs of JupyterLite."""
    there = f"--define:PACKAGES={json.dumps(KERNEL)}"
    options = ("--bundle", "--minify", "--format=esm", "--legal-comments=eof", there, f"--outfile={out / 'static' / FIRST_PAGE}.mjs")
    run("env", f"NODE_PATH={node_modules}", node_modules / ".bin" / "esbuild", HERE / f"{FIRST_PAGE}.js", *options)


def pages(out: Path, cache: Path) -> None:
    """Let each page show a board in the reader's language while it loads."""
    os.environ["UNDAUNTED_NB_HOME"] = str(fresh(cache / "home"))
    sys.path.insert(0, str(ROOT))
    import undaunted_nb as un
    from undaunted_nb.widgets.home import home_picture

    for language in LANGUAGES:
        drawn = home_picture.picture(un.home(language).home, {}, button=False)  # the waiting page has one that can be pressed
        (out / "static" / f"home-{language}.svg").write_text(drawn, encoding="utf-8")
    left, top, width, height = home_picture.START
    whole = {"left": home_picture.WIDTH, "top": home_picture.HEIGHT, "width": home_picture.WIDTH, "height": home_picture.HEIGHT}
    place = dict(zip(whole, (left, top, width, height), strict=True))
    waiting = (HERE / "waiting.html").read_text(encoding="utf-8")
    for name, value in {
        "place": "; ".join(f"{side}: {100 * place[side] / whole[side]:.3f}%" for side in whole),
        "megabytes": str(round(sum((out / "static" / "python" / name).stat().st_size for name in AT_START) / 1e6)),
        "jupyterlite": json.loads((out / "jupyter-lite.json").read_text())["jupyter-config-data"]["appVersion"],
    }.items():
        waiting = waiting.replace(f"{{{{{name}}}}}", value)
    shutil.copy(HERE / "index.html", out)
    _wait(out / "index.html", waiting)
    for app in APPS:
        options = out / app / "jupyter-lite.json"
        said = json.loads(options.read_text(encoding="utf-8"))
        said["jupyter-config-data"]["showLoadingIndicator"] = False  # JupyterLite's own turning picture
        options.write_text(json.dumps(said, indent=2), encoding="utf-8")
        _wait(out / app / "index.html", waiting)
    for name in ("manifest.webmanifest", "icon.svg", "icon-192.png", "icon-512.png"):
        shutil.copy(HERE / name, out)
    shutil.copy(HERE / "icon-192.png", out / "favicon.ico")  # browsers request this file by themselves


def _wait(page: Path, waiting: str) -> None:
    """Put what a page shows while it loads into its body. The first page has no step for a notebook."""
    in_app = page.parent.name in APPS
    if not in_app:
        waiting = re.sub(r"<li data-lab>[^<]*</li>", "", waiting)
    arrive = (HERE / ("arrive-lab.js" if in_app else "arrive-table.js")).read_text(encoding="utf-8")
    waiting = waiting.replace("{{root}}", "../" if in_app else "./").replace("{{arrive}}", arrive)
    text, found = re.subn(r"<body[^>]*>", lambda body: body[0] + "\n" + waiting, page.read_text(encoding="utf-8"), count=1)
    if not found:
        sys.exit(f"make lite: {page} has no body.")
    page.write_text(text.replace("<title>JupyterLite</title>", "<title>undaunted-nb</title>"), encoding="utf-8")


def offline(out: Path) -> None:
    """Put our service worker before JupyterLite's, with the list of the files that it keeps."""
    if not (out / "jupyterlite-worker.js").is_file():
        (out / "service-worker.js").rename(out / "jupyterlite-worker.js")
    kept = {
        path.relative_to(out).as_posix(): sha256(path.read_bytes()).hexdigest()[:16]
        for path in sorted(out.rglob("*"))
        if path.is_file() and not UNKEPT.fullmatch(path.relative_to(out).as_posix())
    }
    text = json.dumps(kept, indent=0)
    (out / "kept.json").write_text(text)
    version = sha256(text.encode()).hexdigest()[:16]
    worker = (HERE / "worker.js").read_text(encoding="utf-8").replace("{{version}}", version)
    (out / "service-worker.js").write_text(worker, encoding="utf-8")


def main() -> None:
    """Build the site."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("out", type=Path, help="folder for the site, which is emptied first")
    parser.add_argument("--cache", type=Path, required=True, help="folder for downloads and compiled wheels")
    parser.add_argument("--node-modules", type=Path, required=True, help="folder with the npm package pyodide")
    parser.add_argument("--science", default="", help="folder or address of Pyodide's distribution, for NumPy and pandas (default: none)")
    asked = parser.parse_args()
    asked.cache = asked.cache.resolve()
    os.environ.pop("PYTHONPATH", None)
    lite(fresh(asked.cache / "site"), fresh(asked.out.resolve()))
    python_for_pages(asked.out.resolve(), asked.cache, asked.node_modules.resolve(), asked.science)
    bundle(asked.out.resolve(), asked.node_modules.resolve())
    pages(asked.out, asked.cache)
    offline(asked.out)
    size = sum(path.stat().st_size for path in asked.out.rglob("*") if path.is_file())
    print(f"{asked.out}: {size / 1e6:.0f} MB")  # noqa: T201


if __name__ == "__main__":
    main()

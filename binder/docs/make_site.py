"""Build the documentation: ``python binder/docs/make_site.py [FOLDER]``.

It gathers the pages of each language, those that are written and those that are made from the catalogs, and calls Sphinx for each.
"""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
import tomllib
from concurrent.futures import ThreadPoolExecutor
from html import escape
from pathlib import Path
from typing import Any

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent.parent
sys.path[:0] = [str(HERE), str(ROOT)]

from guide import answers_page, kinds_page  # noqa: E402
from rulepages import anchor, named, words  # noqa: E402
from screens import SWITCH, can_take, names_in, take  # noqa: E402
from searchdata import write_shared  # noqa: E402

import undaunted_nb as un  # noqa: E402
from undaunted_nb.engine.text import Text  # noqa: E402
from undaunted_nb.i18n import FIRST, say  # noqa: E402
from undaunted_nb.i18n.folders import languages  # noqa: E402
from undaunted_nb.lessons.format.lesson import courses, lessons  # noqa: E402
from undaunted_nb.lessons.reference import docs  # noqa: E402

LANGUAGES = [name for name, language in languages().items() if language.documentation]
FULL = {"uk": "uk_UA"}
"""The name of a language in Sphinx, where it is a longer one."""
COPIED = {
    "authors/lessons.md": "undaunted_nb/lessons/README.md",
    "authors/walkthroughs.md": "undaunted_nb/lessons/walkthroughs/README.md",
    "authors/walkthroughs-memoir44.md": "undaunted_nb/lessons/walkthroughs/memoir44/README.md",
    "owners/normandy.md": "undaunted_nb/games/undaunted/normandy/scenarios/README.md",
    "owners/north-africa.md": "undaunted_nb/games/undaunted/north_africa/scenarios/README.md",
    "owners/memoir44.md": "undaunted_nb/games/memoir44/scenarios/README.md",
    "project/contributing.md": "CONTRIBUTING.md",
    "project/architecture.md": "ARCHITECTURE.md",
    "project/decisions.md": "DECISIONS.md",
    "project/changelog.md": "CHANGELOG.md",
}
"""The pages in the first language that are documents of the project. They are read where they are."""
EXAMPLE = ROOT / "undaunted_nb/template/outpost"
"""The game whose code the page on adding a game includes."""
LINK = re.compile(r"(\]\()([^)#\s:]+)((?:#[^)\s]*)?\))")
SITE: str = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["urls"]["Documentation"]
"""The address at which the site is published."""
NOTEBOOK_LINK = re.compile(r"( · )?\[([^\]]*)\]\((?!\d\d-)[^)\s]*\.ipynb\)")
"""A link from a notebook for a class to one that is not on the site."""


def gather(source: Path) -> dict[str, list[str]]:
    """Write the sources of every language, and return their pages."""
    shutil.rmtree(source, ignore_errors=True)
    for language in LANGUAGES:
        there = source / language
        shutil.copytree(HERE / language, there)
        link_inside(there, language)
        made_of_catalogs(there, language)
        notebooks(there, language)
        translations(there, language)
    copied(source / FIRST)
    shutil.copytree(EXAMPLE, source / FIRST / EXAMPLE.name, ignore=shutil.ignore_patterns("__pycache__"))
    api(source / FIRST)
    return {
        language: sorted(
            str(file.relative_to(source / language).with_suffix("")).replace("\\", "/")
            for file in (source / language).rglob("*")
            if file.suffix in (".md", ".ipynb")
        )
        for language in LANGUAGES
    }


def link_inside(there: Path, language: str) -> None:
    """Turn whole addresses of pages of this site into links from page to page.

    The sources have addresses where the build makes the page, so that a reader of the repository can follow them.
    """
    own = re.compile(rf"\]\({re.escape(SITE + docs.folder(language))}([^)#\s]+)\.html")
    for file in there.rglob("*.md"):
        up = "../" * (len(file.relative_to(there).parts) - 1)
        file.write_text(own.sub(rf"]({up}\1.md", file.read_text(encoding="utf-8")), encoding="utf-8")


def written(file: Path, text: str) -> None:
    """Write a file and the folders above it."""
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(text, encoding="utf-8")


def toctree(pages: list[str], options: str = ":hidden:") -> str:
    """Return a list of pages for the navigation."""
    return f"```{{toctree}}\n{options}\n\n" + "\n".join(pages) + "\n```\n"


def made_of_catalogs(there: Path, language: str) -> None:
    """Write the pages of rules, lessons, terms and editions."""
    said = words(language)
    for game in docs.games():
        name = named(game, language)
        chapters = docs.chapters(game)
        titles = {chapter: say(Text(f"place-{chapter}"), language) for chapter in chapters}
        listed = toctree([f"{titles[chapter]} <{chapter}>" for chapter in chapters])
        head = f"---\nnosearch: true\n---\n\n# {said['rules-of'] % name}\n\n{said['rules-lead']}\n\n"
        written(there / f"rules/{game}/index.md", f"{head}{listed}\n```{{rule-contents}} {game}\n```\n")
        for chapter, title in titles.items():
            written(there / f"rules/{game}/{chapter}.md", f"# {name}: {title}\n\n```{{rules}} {game} {chapter}\n```\n")
        written(there / f"glossary/{game}.md", glossary_page(game, language))
        written(there / f"differences/{game}.md", as_markdown(un.editions(game, language=language)))
    for game in courses():
        head = f"# {said['lessons-of'] % named(game, language)}\n\n{said['lessons-lead']}\n\n"
        written(there / f"lessons/{game}.md", f"{head}```{{lesson-list}} {game}\n```\n")
    for folder in ("rules", "lessons", "glossary", "differences"):
        end = "/index" if folder == "rules" else ""
        pages = [f"{named(game, language)} <{game}{end}>" for game in docs.games()]
        shown = "\n\n".join(
            f"## [{named(game, language)}]({game}{end}.md)\n\n{link_parts(folder, game, language)}" for game in docs.games()
        )
        written(there / f"{folder}/index.md", f"# {said[folder]}\n\n{said[f'{folder}-all']}\n\n{shown}\n\n{toctree(pages)}")


def link_parts(folder: str, game: str, language: str) -> str:
    """Return links to the parts of a game's page in a section: its chapters, lessons, terms or differences."""
    if folder == "rules":
        links = [(f"{game}/{chapter}.html", say(Text(f"place-{chapter}"), language)) for chapter in docs.chapters(game)]
    elif folder == "lessons":
        course = lessons(game) if game in courses() else ()
        links = [(f"{game}.html#{anchor(lesson)}", f"{n}. {lesson.said_title(language)}") for n, lesson in enumerate(course, 1)]
    elif folder == "glossary":
        links = [(f"{game}.html#term-{term.id}", term.title(language)) for term in un.glossary(game, language=language).terms]
    else:
        return un.editions(game, language=language).text
    return " · ".join(f'<a href="{escape(place)}">{escape(title)}</a>' for place, title in links)


def glossary_page(game: str, language: str) -> str:
    """Return the glossary with an anchor at each term."""
    page = un.glossary(game, language=language)
    title, *told = as_markdown(page).split("\n\n")
    return "\n\n".join([title, *(f"(term-{term.id})=\n{text}" for term, text in zip(page.terms, told, strict=True))])


def as_markdown(page: Any) -> str:
    """Return a page as a notebook stores it."""
    found: str = page._repr_markdown_()
    return found


def notebooks(there: Path, language: str) -> None:
    """Copy the notebooks of a class, without links that lead out of them."""
    said = words(language)
    names = []
    for file in sorted((ROOT / "notebooks/teacher" / language).glob("*.ipynb")):
        data = json.loads(file.read_text(encoding="utf-8"))
        for cell in data["cells"]:
            if cell["cell_type"] == "markdown":
                lines = [line for line in "".join(cell["source"]).splitlines() if f"](../{other(language)}/" not in line]
                cell["source"] = NOTEBOOK_LINK.sub(lambda found: "" if found[1] else found[2], "\n".join(lines))
        written(there / "class" / file.name, json.dumps(data, ensure_ascii=False))
        names.append(file.name.removesuffix(".ipynb"))
    for name, page in {"answers": answers_page, "kinds": kinds_page}.items():
        written(there / f"class/{name}.md", page(language))
        names.append(name)
    written(there / "class/index.md", f"# {said['notebooks']}\n\n{toctree(names, ':maxdepth: 1')}")


def other(language: str) -> str:
    """Return another language."""
    return next(one for one in LANGUAGES if one != language)


def translations(there: Path, language: str) -> None:
    """Write the words of the theme that Sphinx does not have in a language."""
    said = words(language)
    texts = {"On this page": said["on-this-page"], "Back to top": said["to-top"], "Search": said["search"], "Contents": said["contents"]}
    entries = "".join(f"msgid {json.dumps(one)}\nmsgstr {json.dumps(text, ensure_ascii=False)}\n\n" for one, text in texts.items())
    head = 'msgid ""\nmsgstr "Content-Type: text/plain; charset=UTF-8\\n"\n\n'
    written(there / f"locale/{FULL.get(language, language)}/LC_MESSAGES/sphinx.po", head + entries)


def copied(there: Path) -> None:
    """Copy the documents of the project. A link to another page of the site stays, and any other becomes the name of its file."""
    pages = {(ROOT / origin).resolve(): page for page, origin in COPIED.items()}
    for page, origin in COPIED.items():
        file = ROOT / origin

        def link(found: re.Match[str], file: Path = file, page: str = page) -> str:
            target = (file.parent / found[2]).resolve()
            if target in pages:
                return found[1] + os.path.relpath(pages[target], Path(page).parent) + found[3]
            return found[1] + "FILE:" + str(target.relative_to(ROOT)) + ")"

        text = LINK.sub(link, file.read_text(encoding="utf-8"))
        text = re.sub(r"!?\[([^\]]*)\]\(FILE:([^)]*)\)", lambda found: found[1] if "`" in found[1] else f"{found[1]} (`{found[2]}`)", text)
        written(there / page, text.replace("```mermaid", "```text"))  # GitHub draws it, and the site shows its arrows


def api(there: Path) -> None:
    """Write the pages of the Python API from the public names."""
    from pythonapi import pages

    for name, text in pages().items():
        written(there / f"api/{name}.md", text)


def build(language: str, source: Path, out: Path, pages: dict[str, list[str]]) -> int:
    """Call Sphinx for a language, and return its exit code. A warning is an error."""
    there = out / docs.folder(language)
    command = [
        sys.executable,
        "-m",
        "sphinx",
        "-W",
        "--keep-going",
        "-q",
        "-b",
        "html",
        "-c",
        str(HERE),
        "-d",
        str(source / f".{language}"),
    ]
    environment = {
        **os.environ,
        "PYTHONPATH": os.pathsep.join(filter(None, (str(ROOT), os.environ.get("PYTHONPATH", "")))),
        "UNDAUNTED_NB_DOCS_LANGUAGE": FULL.get(language, language),
        "UNDAUNTED_NB_DOCS_PAGES": json.dumps(pages),
    }
    return subprocess.run([*command, str(source / language), str(there)], env=environment, check=False).returncode  # noqa: S603  (Sphinx itself)


def main(folder: str = "build/docs") -> int:
    """Build the site in ``folder``."""
    out = Path(folder).resolve()
    source = out.with_name(f"{out.name}-source")
    shutil.rmtree(out, ignore_errors=True)
    un._give_words()  # noqa: SLF001  (the texts of the catalogs are said outside a notebook)
    pages = gather(source)
    os.environ[SWITCH] = "1" if can_take() else ""
    with ThreadPoolExecutor(max(1, min(3, os.cpu_count() or 1))) as pool:
        taken = [pool.submit(take, names_in(source), out)] if os.environ[SWITCH] else []
        codes = list(pool.map(lambda language: build(language, source, out, pages), LANGUAGES))
        codes += [future.result() for future in taken]
    write_shared(out)
    for file in (*out.rglob("*.map"), *out.rglob(".buildinfo"), *out.rglob("*.ipynb")):  # notebooks are in the repository
        file.unlink()
    for left in (*out.rglob("jupyter_execute"), *out.rglob("_sources")):
        shutil.rmtree(left)
    size = sum(file.stat().st_size for file in out.rglob("*") if file.is_file())
    print(f"{out}/index.html: {len(list(out.rglob('*.html')))} pages, {size / 1e6:.1f} MB")
    return max(codes)


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))

"""What of a language is translated, and what a translator writes next: the work of `undaunted-nb translate`."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import cast

import click

from undaunted_nb import i18n
from undaunted_nb.engine.text import Text
from undaunted_nb.files.checker import parse_toml
from undaunted_nb.files.storage import read_text, save_text
from undaunted_nb.files.toml_text import toml_text
from undaunted_nb.i18n.folders import FILE, LESSONS, ROOT, languages, read_language
from undaunted_nb.kit import games
from undaunted_nb.lessons.format.lesson import course_file, courses, names

HOME = Path(str(ROOT))
"""The folder of the languages."""
TO_WRITE = re.compile(r"(?m)^# ([a-zA-Z][\w-]*) =")
"""A message that a translator still has to write."""
VALUE = re.compile(r"\$([\w-]+)")
TRANSLATED = re.compile(r"(?m)^translated = \d+$")


@dataclass(frozen=True, slots=True)
class Part:
    """A catalog or a lesson: its file in the folder of a language, how many of its texts are translated, and the missing ones."""

    file: str
    total: int
    missing: tuple[str, ...]

    @property
    def count(self) -> int:
        """The number of texts that are translated."""
        return self.total - len(self.missing)


@dataclass(frozen=True, slots=True)
class Translation:
    """A language in a folder, compared with the texts of the first language."""

    language: str
    catalogs: tuple[Part, ...]
    lessons: tuple[Part, ...]
    files: Mapping[str, str]
    """The files of the language as they are, by their path in its folder."""
    faulty_keys: tuple[str, ...]
    """The messages that use a value which the first language does not have, or that can't be read."""

    @property
    def percent(self) -> int:
        """How many percent are translated. Only if nothing is missing, they are 100."""
        parts = (*self.catalogs, *self.lessons)
        return 100 * sum(part.count for part in parts) // sum(part.total for part in parts)

    def new_files(self) -> Iterator[tuple[str, str]]:
        """Yield the files with what is missing, by their path in the folder. What is there stays as it is."""
        sources = _sources(i18n.FIRST)
        keys_to_write = {key for text in self.files.values() for key in TO_WRITE.findall(text)}
        for part in self.catalogs:
            entries = (sources[part.file][key] for key in part.missing if key not in keys_to_write)
            yield part.file, _append(self.files.get(part.file, ""), (re.sub("(?m)^", "# ", entry.strip()) for entry in entries))
        for part in self.lessons:
            old = self.files.get(part.file, "")
            known_texts = {text[i18n.FIRST] for text in _texts(old, part.file)}
            texts = ({i18n.FIRST: text, self.language: ""} for text in part.missing if text not in known_texts)
            yield part.file, _append(old, ("[[text]]\n" + toml_text(text).strip() for text in texts))
        description = self.files.get(FILE) or toml_text({"name": own_name(self.language), "forms": [], "translated": 0})
        yield FILE, TRANSLATED.sub(f"translated = {self.percent}", description)


def own_name(language: str) -> str:
    """Return what a language calls itself. Raises click.BadParameter for a code that no language has."""
    from babel import Locale, UnknownLocaleError

    try:
        name = Locale(language).get_display_name(language) or language
    except (UnknownLocaleError, ValueError, TypeError):
        raise click.BadParameter(i18n.say(Text("cli-translate-unknown", {"name": language[:60]}))) from None
    return name[:1].upper() + name[1:]


def compare(language: str, place: Path) -> Translation:
    """Compare a language in a folder with the first one. A folder that has no language yet begins with what is shipped."""
    here = place if place.joinpath(FILE).exists() else HOME / language
    paths = [here / FILE, *here.glob("*.ftl"), *here.glob(f"{LESSONS}/*/*.toml")]
    files = {path.relative_to(here).as_posix(): read_text(str(path)) for path in sorted(paths) if path.exists()}
    messages = {match[1]: match[0] for name, text in files.items() if name.endswith(".ftl") for match in i18n.ENTRY.finditer(text)}
    first = _sources(i18n.FIRST)
    translated = {
        text[i18n.FIRST]
        for name, source in files.items()
        if name.startswith(LESSONS)
        for text in _texts(source, name)
        if text.get(language)
    }
    return Translation(
        language,
        tuple(Part(file, len(entries), tuple(key for key in entries if key not in messages)) for file, entries in first.items()),
        tuple(_lesson(name, language, translated) for game in filter(games.is_built_in, courses()) for name in names(game)),
        files,
        tuple(key for entries in first.values() for key in entries if key in messages and _is_broken(messages[key], entries[key], files)),
    )


def _sources(language: str) -> dict[str, dict[str, str]]:
    """Return the messages of a shipped language by file and key."""
    files = sorted((HOME / language).glob("*.ftl"))
    return {file.name: {match[1]: match[0] for match in i18n.ENTRY.finditer(file.read_text("utf-8"))} for file in files}


def _is_broken(message: str, first: str, files: Mapping[str, str]) -> bool:
    """Return whether a message can't be read, or uses a value that the same message in the first language does not have."""
    from fluent.syntax import FluentParser
    from fluent.syntax.ast import Junk

    if any(isinstance(entry, Junk) for entry in FluentParser().parse(message).body):
        return True
    known = {form for language in languages().values() for form in language.forms}
    ends = {"set", "count", *known, *(read_language(files[FILE]).forms if FILE in files else ())}

    def values(source: str) -> set[str]:
        names = [name.rpartition("-") for name in VALUE.findall(source)]
        return {start if start and end in ends else f"{start}{dash}{end}" for start, dash, end in names}

    return not values(message) <= values(first)


def _lesson(name: str, language: str, translated: set[str]) -> Part:
    texts = dict(texts_of_lesson(name, language))
    return Part(
        f"{LESSONS}/{name}.toml",
        len(texts),
        tuple(text for text, in_lesson in texts.items() if not in_lesson and text not in translated),
    )


def texts_of_lesson(name: str, language: str) -> Iterator[tuple[str, bool]]:
    """Yield each text of a lesson in the first language, and whether the lesson itself has it in another one."""
    game, _, lesson = name.partition("/")
    return _words(parse_toml(course_file(game, f"{lesson}.toml"), name), language)


def _words(data: object, language: str) -> Iterator[tuple[str, bool]]:
    if isinstance(data, Mapping) and i18n.FIRST in data:
        texts = data[i18n.FIRST]
        yield from ((str(text), language in data) for text in (texts if isinstance(texts, list) else [texts]))
    elif isinstance(data, Mapping | list):
        for part in data.values() if isinstance(data, Mapping) else data:
            yield from _words(part, language)


def _texts(source: str, file: str) -> list[dict[str, str]]:
    return cast("list[dict[str, str]]", parse_toml(source, file).get("text", []))


def _append(text: str, entries: Iterable[str]) -> str:
    """Return a text with entries at its end."""
    new = "\n\n".join(entries)
    return f"{text.rstrip()}\n\n{new}\n".lstrip() if new else text


def write(translation: Translation, place: Path) -> list[str]:
    """Write what is missing, and return the paths of the files that changed."""
    paths = []
    for name, text in translation.new_files():
        goal = place / name
        if text and not (goal.exists() and text == translation.files.get(name)):
            save_text(goal, text)
            paths.append(str(goal))
    return paths


def lines(translation: Translation) -> list[str]:
    """Return what is translated, in lines: the whole, each catalog, each lesson, and what is wrong."""
    groups = {"messages": translation.catalogs, "texts": translation.lessons}
    counts = {name: _count(sum(p.count for p in parts), sum(p.total for p in parts)) for name, parts in groups.items()}
    head = Text(
        "cli-translate-head",
        {"name": f"{own_name(translation.language)} ({translation.language})", "percent": translation.percent, **counts},
    )
    rows = [f"  {part.file:<45}{i18n.say(_count(part.count, part.total))}" for parts in groups.values() for part in parts]
    wrong = [i18n.say(Text("cli-translate-broken", {"keys": ", ".join(translation.faulty_keys)}))] if translation.faulty_keys else []
    return [i18n.say(head), *rows, *wrong]


def _count(count: int, total: int) -> Text:
    return Text("cli-translate-count", {"n": count, "of": total, "percent": 100 * count // total})


def data(translation: Translation) -> dict[str, object]:
    """Return what is translated, for JSON."""
    parts = {"catalogs": translation.catalogs, "lessons": translation.lessons}
    return {
        "language": translation.language,
        "percent": translation.percent,
        **{
            name: [{"file": p.file, "done": p.count, "total": p.total, "missing": list(p.missing)} for p in group]
            for name, group in parts.items()
        },
        "broken": list(translation.faulty_keys),
    }

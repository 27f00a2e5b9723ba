"""The pages of the Python API: every public name, and the classes of the values that they return."""

from __future__ import annotations

import inspect
import typing
from collections.abc import Iterator
from typing import Any

import undaunted_nb as un

PARTS = {
    "play": ("games", "Games and positions"),
    "lessons": ("lessons", "Lessons, quiz and progress"),
    "teaching": ("chances", "Chances and charts"),
    "widgets": ("table", "The live table"),
    "": ("other", "Everything else"),
}
"""The pages: a folder of the package, and the name and the title of its page."""
SHARED = ("engine", "files", "probability", "kit", "play", "search", "simulation")
"""The folders of what all games share: they are on the page of ``play``."""


def public() -> Iterator[tuple[str, Any]]:
    """Yield the public names, each with its value. ``lessons`` is a package that you can call."""
    from undaunted_nb.lessons.format.lesson import lessons

    for name in sorted(un.__all__):
        if name != "__version__":
            yield name, lessons if name == "lessons" else getattr(un, name)


def returned(value: Any) -> Iterator[type]:
    """Yield the classes of this package that a function or the methods of a class return."""
    functions = [it for name, it in vars(value).items() if inspect.isfunction(it) and name[0] != "_"] if inspect.isclass(value) else [value]
    for function in functions:
        module = inspect.getmodule(function)
        names = vars(module) if module else {}
        try:
            found = typing.get_type_hints(function, names).get("return")
        except NameError:
            continue
        for one in (found, *typing.get_args(found)):
            if inspect.isclass(one) and one.__module__.startswith("undaunted_nb.") and not one.__name__.startswith("_"):
                yield one


def part_of(module: str) -> str:
    """Return the folder of a module that has a page."""
    folder = module.split(".")[1] if "." in module else ""
    return folder if folder in PARTS else "play" if folder in SHARED else ""


def first_sentence(value: Any) -> str:
    """Return what a name is for: the first line of its docstring, without "Return" and the full stop."""
    line = (inspect.getdoc(value) or "").partition("\n")[0].removeprefix("Return ").rstrip(".")
    return (line[:1].upper() + line[1:]).replace("``", "`")


def summary_table(part: str) -> str:
    """Return the public names of a part, each with the first sentence of its docstring."""
    rows = [f"| `un.{name}` | {first_sentence(value)} |" for name, value in public() if part_of(value.__module__) == part]
    return "\n".join(["| Name | What it is for |", "|---|---|", *rows])


def pages() -> dict[str, str]:
    """Return the text of each page by its name."""
    functions: dict[str, list[str]] = {part: [] for part in PARTS}
    classes: dict[str, list[str]] = {part: [] for part in PARTS}
    listed: set[Any] = set()
    waiting = []
    for name, value in public():
        if inspect.isclass(value):
            classes[part_of(value.__module__)].append(f"undaunted_nb.{name}")
        else:
            own = f"{value.__module__}.{name}" if name == "lessons" else f"undaunted_nb.{name}"
            functions[part_of(value.__module__)].append(own)
        listed.add(value)
        waiting.append(value)
    while waiting:
        for one in returned(waiting.pop()):
            if one not in listed:
                listed.add(one)
                waiting.append(one)
                classes[part_of(one.__module__)].append(f"{one.__module__}.{one.__qualname__}")
    found, shown = {}, []
    for part, (page, title) in PARTS.items():
        made = [f"autofunction:: {name}" for name in functions[part]] + [f"autoclass:: {name}" for name in classes[part]]
        if made:
            found[page] = f"# {title}\n\n```{{eval-rst}}\n" + "\n\n".join(f".. {one}" for one in made) + "\n```\n"
            shown.append(page)
    listing = "\n\n".join(f"## [{title}]({page}.md)\n\n{summary_table(part)}" for part, (page, title) in PARTS.items() if page in shown)
    lead = "Everything that `import undaunted_nb as un` gives you, from the docstrings. Each example is run by the tests."
    found["index"] = f"# Python API\n\n{lead}\n\n{listing}\n\n```{{toctree}}\n:hidden:\n\n" + "\n".join(shown) + "\n```\n"
    return found

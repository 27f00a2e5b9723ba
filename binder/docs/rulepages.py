"""Sphinx directives for the pages that are made from the catalogs: rules by chapter, the contents of a game's rules, and its lessons."""

from __future__ import annotations

import tomllib
from collections.abc import Iterable
from functools import cache
from html import escape
from pathlib import Path
from typing import Any

from boards import Example, Picture, examples, figure, picture, told
from docutils import nodes
from shown import Shown, shown
from sphinx.application import Sphinx
from sphinx.util.docutils import SphinxDirective

from undaunted_nb.engine.rulebook import Rule, Rulebook
from undaunted_nb.engine.text import Text
from undaunted_nb.i18n import KNOWN, say
from undaunted_nb.kit.registry import systems
from undaunted_nb.lessons.format.lesson import Lesson, courses, lessons, teaching
from undaunted_nb.lessons.format.words import paragraphs
from undaunted_nb.lessons.play.attempt import Attempt
from undaunted_nb.lessons.reference import docs, editions, sources

BOARDS = "boards"
"""The folder of the pictures, at the top of the site. All languages share it."""

WIDE = 1.3
"""The width of a board, in heights, from which its text is below it."""


@cache
def words(language: str) -> dict[str, str]:
    """Return the words of the made pages in a language."""
    found: dict[str, str] = tomllib.loads(Path(__file__).with_name("words.toml").read_text(encoding="utf-8"))[language]
    return found


def named(game: str, language: str) -> str:
    """Return the name of a game."""
    return say(Text(f"home-game-{game}"), language)


class Page(SphinxDirective):
    """A directive that adds sections to a page, in the language of the site."""

    required_arguments = 1
    optional_arguments = 1

    @property
    def language(self) -> str:
        """The language of the site."""
        return str(self.config.language)[:2]

    def said(self, text: Text | str) -> str:
        """Return a text in the language of the site."""
        return say(text, self.language) if isinstance(text, Text) else text

    def word(self, name: str) -> str:
        """Return a word of the made pages."""
        return words(self.language)[name]

    def link(self, page: str, anchor: str, text: str) -> nodes.reference:
        """Return a link to a place on another page of this language."""
        start = self.env.app.builder.get_relative_uri(self.env.docname, page)
        return nodes.reference("", text, internal=True, refuri=f"{start}#{anchor}" if anchor else start)

    def section(self, anchor: str, title: str, *inside: nodes.Node) -> nodes.section:
        """Return a section and register its anchor."""
        found = nodes.section("", nodes.title("", title), *inside, ids=[anchor], names=[anchor])
        self.set_source_info(found)
        return found

    def labeled(self, label: str, *inside: nodes.Node) -> nodes.paragraph:
        """Return a line that begins with its label."""
        return nodes.paragraph("", "", nodes.strong("", f"{label}: "), *inside, classes=["labeled"])

    def titles(self, rules: Iterable[Rule], game: str) -> nodes.bullet_list:
        """Return rules as a list of links."""
        found = nodes.bullet_list()
        for rule in rules:
            link = self.link(docs.page(rule.id, game), rule.key, self.said(Text(rule.key)))
            found += nodes.list_item("", nodes.paragraph("", "", link))
        return found


def joined(parts: list[nodes.Node], between: str = ", ") -> list[nodes.Node]:
    """Return nodes with a text between them."""
    return [one for i, part in enumerate(parts) for one in ((nodes.Text(between), part) if i else (part,))]


@cache
def _books() -> tuple[Rulebook, ...]:
    return tuple(book for system in systems() for book in system.rulebooks())


class Rules(Page):
    """The rules of a chapter: ``{rules} normandy un-move``."""

    def run(self) -> list[nodes.Node]:
        """Return a section for each rule."""
        game, chapter = self.arguments
        rules = docs.chapters(game)[chapter]
        return [self._rule(sources.in_game(rule, game, _books()), game) for rule in rules]

    def _rule(self, rule: Rule, game: str) -> nodes.section:
        parts: list[nodes.Node] = [nodes.paragraph("", self.said(Text(f"{rule.key}.text")), classes=["rule"])]
        differs = editions.difference(game, rule)
        if differs or rule.ruling:
            ruling = differs or Text("ruling", {"silent": Text(f"{rule.key}.silent")})
            parts.append(nodes.paragraph("", self.said(ruling), classes=["ruling"]))
        if example := examples(game).get(rule.id):
            parts += self._example(example)
        elif board := shown().get(rule.id):
            parts += self._shown(board)
        parts += self._sources(rule)
        if taught := self._taught(rule, game):
            parts.append(self.labeled(self.said(Text("word-taught")), *joined(taught)))
        parts.append(nodes.paragraph("", "", nodes.literal("", rule.id), classes=["rule-id"]))
        return self.section(rule.key, self.said(Text(rule.key)), *parts)

    def _sources(self, rule: Rule) -> list[nodes.Node]:
        """Return the headings in the rulebooks. They stay in the language of the book."""
        language = {self.said(sources.edition(book.document)): book.language for book in _books()}
        lines = ""
        for name, places in sources.headings(rule, self.language):
            label = self.said(name)
            lines += f'<li><cite>{escape(label)}:</cite> <span lang="{language[label]}">{escape("; ".join(places))}</span></li>'
        title = escape(self.said(Text("word-cites")))
        return [nodes.raw("", f'<div class="sources"><p><strong>{title}</strong></p><ul>{lines}</ul></div>', format="html")]

    def _taught(self, rule: Rule, game: str) -> list[nodes.Node]:
        """Return links to the lessons that teach a rule: those of this game, or else of another one that shares it."""
        for other in sorted(courses(), key=lambda name: name != game):
            if found := teaching(other).get(rule.id):
                start = "" if other == game else f"{named(other, self.language)}: "
                return [self.link(f"lessons/{other}", anchor(it), f"{start}{it.said_title(self.language)}") for it in found]
        return []

    def _example(self, example: Example) -> list[nodes.Node]:
        """Return a board with a task and its answer."""
        drawn = picture(example, self.language, self._boards())
        task, answer, after, notation = told(example, self.language)
        number = numbered(example.lesson)
        origin = self.word("exercise") % (f"{number}, {example.lesson.said_title(self.language)}", example.number)
        if not self.env.docname.startswith(f"rules/{example.game}/"):
            origin = f"{named(example.game, self.language)}: {origin}"
        mark = "code" if notation else "strong"
        lines = "".join(f"<p><{mark}>{escape(line)}</{mark}></p>" for line in answer) + "".join(f"<p>{escape(line)}</p>" for line in after)
        caption = nodes.container("", classes=["caption"])
        caption += nodes.paragraph("", "", self.link(f"lessons/{example.game}", anchor(example.lesson), origin), classes=["origin"])
        for line in task:
            caption += nodes.paragraph("", line)
        caption += nodes.raw("", f"<details><summary>{escape(self.word('answer'))}</summary>{lines}</details>", format="html")
        return [self._beside(drawn, caption)]

    def _shown(self, board: Shown) -> list[nodes.Node]:
        """Return a board with a line or a place, and what the game says about it."""
        caption = nodes.container("", classes=["caption"])
        caption += nodes.paragraph("", self.word("board-of") % board.title(self.language), classes=["origin"])
        if board.line or board.place:
            caption += nodes.paragraph("", "", nodes.literal("", board.line or board.place))
        for line in board.sentences(self.language):
            caption += nodes.paragraph("", line)
        return [self._beside(board.picture(self.language, self._boards()), caption)]

    def _boards(self) -> Path:
        """Return the folder of the pictures."""
        site = Path(self.env.app.outdir)
        return (site.parent if docs.folder(self.language) else site) / BOARDS

    def _beside(self, drawn: Picture, caption: nodes.Node) -> nodes.container:
        """Return a board with its text."""
        box = nodes.container("", classes=["example", *(["wide"] if drawn.width > WIDE * drawn.height else [])])
        box += nodes.raw("", figure(drawn, f"{to_top(self.env.docname, self.language)}{BOARDS}/"), format="html")
        box += caption
        return box


class OneExample(Rules):
    """The board of an exercise, with its task and its answer: ``{exercise} normandy/hills 1``."""

    def run(self) -> list[nodes.Node]:
        """Return the board beside its text."""
        name, number = self.arguments
        return self._example(Example(name, int(number)))


def to_top(page: str, language: str) -> str:
    """Return the way from a page to the top of the site, where the first language is."""
    return "../" * f"{docs.folder(language)}{page}".count("/")


def anchor(lesson: Lesson) -> str:
    """Return the anchor of a lesson on the page of its game."""
    return f"lesson-{lesson.id.partition('/')[2]}"


def numbered(lesson: Lesson) -> int:
    """Return the number of a lesson in its course."""
    return [one.id for one in lessons(lesson.id.partition("/")[0])].index(lesson.id) + 1


class Contents(Page):
    """The rules of a game by chapter: ``{rule-contents} normandy``."""

    def run(self) -> list[nodes.Node]:
        """Return a section for each chapter."""
        game = self.arguments[0]
        found = []
        for chapter, rules in docs.chapters(game).items():
            part = self.section(f"chapter-{chapter}", self.said(Text(f"place-{chapter}")), self.titles(rules, game))
            part["classes"] = ["chapter"]
            found.append(part)
        return found


class Lessons(Page):
    """The lessons of a game: ``{lesson-list} normandy``."""

    def run(self) -> list[nodes.Node]:
        """Return a section for each lesson."""
        game = self.arguments[0]
        return [self._lesson(lesson, number, game) for number, lesson in enumerate(lessons(game), 1)]

    def _lesson(self, lesson: Lesson, number: int, game: str) -> nodes.section:
        values = Attempt(lesson.exercises[0]).values
        text = [nodes.paragraph("", line) for line in paragraphs(lesson.text, self.language, values)]
        line = f'un.lesson("{lesson.id}")'
        here = {rule.id: rule for rules in docs.chapters(game).values() for rule in rules}
        links: list[nodes.Node] = [
            self.link(docs.page(rule, game), here[rule].key, self.said(Text(here[rule].key)))
            for rule in lesson.taught_rules
            if rule in here
        ]
        title = self.word("lesson") % (number, lesson.said_title(self.language))
        taught = [self.labeled(self.word("taught-rules"), *joined(links, "; "))] if links else []
        return self.section(anchor(lesson), title, *text, nodes.literal_block(line, line, language="python"), *taught)


def other_languages(app: Sphinx, pagename: str, _template: str, context: dict[str, Any], _doctree: object) -> None:
    """Give each page links to itself in the other languages, or to their first page."""
    own = app.config.language[:2]
    up = to_top(pagename, own)
    found = []
    for language, label in KNOWN.items():
        if not (pages := app.config.undaunted_pages.get(language)):
            continue
        page = pagename if pagename in pages or pagename == "search" else "index"
        found.append({"id": language, "label": label, "href": f"{up}{docs.folder(language)}{page}.html", "chosen": language == own})
    context.update(languages=found, said=words(own), top=up)


def short_navigation(_app: Sphinx, _page: str, _template: str, context: dict[str, Any], _doctree: object) -> None:
    """Unfold only the branch of the page in the navigation: all branches would be half of each page, and a third of the build.

    The captions of its parts are headings, which need a level.
    """
    if "toctree" in context:
        whole = context["toctree"]
        context["toctree"] = lambda **asked: whole(**{**asked, "collapse": True}).replace('role="heading"', 'role="heading" aria-level="2"')


def setup(app: Sphinx) -> dict[str, bool]:
    """Register the directives and the links between languages."""
    app.add_config_value("undaunted_pages", {}, "html")
    app.add_directive("rules", Rules)
    app.add_directive("rule-contents", Contents)
    app.add_directive("lesson-list", Lessons)
    app.add_directive("exercise", OneExample)
    app.connect("html-page-context", other_languages)
    app.connect("html-page-context", short_navigation, priority=100)  # before the theme needs it
    return {"parallel_read_safe": True, "parallel_write_safe": True}

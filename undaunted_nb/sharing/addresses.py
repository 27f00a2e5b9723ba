"""The addresses that open a lesson, a scenario, a position or a replay somewhere else (``un.link``)."""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Mapping
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from urllib.parse import quote, urlencode

from undaunted_nb import i18n
from undaunted_nb.engine.errors import TutorError
from undaunted_nb.engine.text import Text
from undaunted_nb.files.storage import IN_BROWSER
from undaunted_nb.play.game import Game, load
from undaunted_nb.probability.arguments import one_of
from undaunted_nb.puzzlebook.puzzle import Puzzle

from .links import Ask, lesson_name

REPOSITORY = "UNDAUNTED_NB_REPOSITORY"
"""The environment variable with the repository of the notebooks: ``OWNER/REPO`` or ``OWNER/REPO@BRANCH``."""
HOST = "UNDAUNTED_NB_{}"
"""The environment variable with the address of a server: ``UNDAUNTED_NB_HUB``, and so for the other entrances.

The browser-only site sets ``UNDAUNTED_NB_LITE`` to its own address (``binder/lite/start.mjs``)."""
START, COLAB = "notebooks/00-start-here.ipynb", "notebooks/colab.ipynb"
PAGES = "pages"
"""The folder of the pages without code on Binder (``binder/postBuild``)."""
BRANCH = "main"
LONGEST = 8_000
"""The longest address that servers accept. Nginx and many others refuse a request whose first line has more than 8 kB."""
PART = re.compile(r"[A-Za-z0-9](?:[\w.-]*[\w-])?", re.ASCII)
REF = re.compile(r"[\w][\w./-]*", re.ASCII)
REMOTE = re.compile(r"(?:https://|ssh://git@|git@)(?:[^@/]+@)?github\.com[/:]([^/]+)/([^/]+?)(?:\.git)?/?")


@dataclass(frozen=True, slots=True)
class Repository:
    """A repository on GitHub and a branch, tag or commit of it."""

    owner: str
    repo: str
    ref: str


def link(
    *,
    lesson: str | int = "",
    scenario: str = "",
    position: Game | Puzzle | str | os.PathLike[str] | None = None,
    replay: Game | str | os.PathLike[str] | None = None,
    step: int | None = None,
    side: str = "",
    language: str = "",
    to: str = "",
    owner: str = "",
    repo: str = "",
    ref: str = "",
    host: str = "",
) -> str:
    """Return a link that opens a lesson, a scenario, a position, a replay, or (with none of them) the home page.

    A position or a replay travels inside the link, and with it your own scenario. The link also contains both hands and decks.

    Args:
        lesson: A lesson such as ``"normandy/moving"``, or its number in a course: ``3``, ``"memoir44/3"``.
        scenario: A built-in scenario. For your own, make a link to a position of it.
        position: A game, a puzzle (it opens as a puzzle, without its solution), the path of a position or replay file, or a position as
            one line of text.
        replay: A game or the path of a replay file.
        step: The step at which the replay opens (default: 0, its start).
        side: The side that the other person plays (default: the side to act).
        language: ``"en"``, ``"uk"`` or ``"ru"`` (default: what the other person has chosen).
        to: ``"binder"``, ``"voila"`` (a page without code), ``"hub"`` (a JupyterHub with nbgitpuller), ``"lite"`` (the browser-only site),
            or ``"colab"`` (the other person also pastes the link into the table there). Default: Binder, or in the browser-only site the
            site itself.
        owner: The owner of the repository on GitHub (default: the setting UNDAUNTED_NB_REPOSITORY, or else git's remote).
        repo: The name of the repository (default: the same).
        ref: A branch, tag or commit (default: the same, or else ``"main"``).
        host: The address of the server (default: the setting UNDAUNTED_NB_HUB, UNDAUNTED_NB_VOILA and so on; for Binder, mybinder.org).

    Raises:
        TutorError: Something is missing or can't be opened at the other end. The message explains what to give.

    Example:
        >>> un.link(lesson=1, owner="me", repo="games")
        'https://mybinder.org/v2/gh/me/games/main?urlpath=lab/tree/notebooks/00-start-here.ipynb%3Flesson%3Dnormandy/board'

    """
    entrance = to or ("lite" if IN_BROWSER and not (owner or repo or ref) else "binder")
    one_of("to", entrance, tuple(ENTRANCES))
    ask = asking(lesson=lesson, scenario=scenario, position=position, replay=replay, step=step, side=side, language=language)
    return address(ask, entrance, host=host, repository=lambda: repository(owner, repo, ref))


def asking(
    *,
    lesson: str | int = "",
    scenario: str = "",
    position: Game | Puzzle | str | os.PathLike[str] | None = None,
    replay: Game | str | os.PathLike[str] | None = None,
    step: int | None = None,
    side: str = "",
    language: str = "",
) -> Ask:
    """Return what a link with these arguments asks for, checked as its reader checks it. Raises TutorError."""
    sources = [source for source in (lesson, scenario, position, replay) if source not in ("", None)]
    if len(sources) > 1:
        raise TutorError(Text("link-many"))
    if step is not None and replay is None:
        raise TutorError(Text("link-step-alone"))
    if side and (not sources or lesson != ""):
        raise TutorError(Text("link-side-alone"))
    language = i18n.require_language(language) if language else ""
    puzzle = ""
    if isinstance(position, Puzzle):
        side, puzzle = side or position.side, position.shared_id
        position = position.begin()
    if lesson != "":
        return Ask(lesson=lesson_name(str(lesson)), language=language)
    line = ""
    if replay is not None:
        game, step = _game(replay), step or 0
        if not game.ply:
            raise TutorError(Text("link-no-replay"))
        line = game.replay_line()
    elif position is not None:
        line = _game(position).line()
    ask = Ask(scenario=scenario, line=line, step=step, side=side, puzzle=puzzle, language=language)
    if line or scenario:
        ask.game()
    return ask


def _game(source: Game | str | os.PathLike[str]) -> Game:
    return source if isinstance(source, Game) else load(source)


def address(ask: Ask, to: str, *, repository: Callable[[], Repository], host: str = "") -> str:
    """Return the address of an entrance (a key of ENTRANCES) for an Ask. Raises TutorError if something is missing or it is too long."""
    url = ENTRANCES[to](ask, (host or os.environ.get(HOST.format(to.upper()), "")).rstrip("/"), repository)
    if len(url) > LONGEST:
        raise TutorError(Text("link-too-long", {"most": LONGEST}))
    return url


# Where the notebooks are


def repository(owner: str = "", repo: str = "", ref: str = "") -> Repository:
    """Return the repository of the arguments, of the setting, of this Binder, or of git's remote. Raises TutorError if all are missing."""
    for name, value, form in (("owner", owner, PART), ("repo", repo, PART), ("ref", ref, REF)):
        if value and not form.fullmatch(value):
            raise TutorError(Text("link-bad-name", {"name": name, "value": value[:60]}))
    remote = None if owner and repo else _set() or _of_binder() or _of_git()
    owner, repo = owner or (remote.owner if remote else ""), repo or (remote.repo if remote else "")
    if not owner or not repo:
        raise TutorError(Text("link-no-repository", {"variable": REPOSITORY}))
    same = remote is not None and (owner, repo) == (remote.owner, remote.repo)
    return Repository(owner, repo, ref or (remote.ref if remote and same else BRANCH))


def _set() -> Repository | None:
    value = os.environ.get(REPOSITORY, "")
    name, _, ref = value.partition("@")
    owner, _, repo = name.partition("/")
    if not value:
        return None
    if not PART.fullmatch(owner) or not PART.fullmatch(repo) or (ref and not REF.fullmatch(ref)):
        raise TutorError(Text("link-bad-setting", {"variable": REPOSITORY, "value": value[:60]}))
    return Repository(owner, repo, ref or BRANCH)


def _of_binder() -> Repository | None:
    """Return the repository from which Binder started this server."""
    match = REMOTE.fullmatch(os.environ.get("BINDER_REPO_URL", ""))
    request = os.environ.get("BINDER_REQUEST", "").split("/", 4)
    return Repository(match[1], match[2], request[4] if len(request) > 4 else BRANCH) if match else None


def _of_git() -> Repository | None:
    """Return the remote of the clone that this package or the present folder is in. Other repositories have no notebooks to open."""
    for folder in (Path(__file__).parents[2], Path.cwd()):
        top = _git(folder, "rev-parse", "--show-toplevel")
        if top and (Path(top) / START).is_file() and (match := REMOTE.fullmatch(_git(folder, "remote", "get-url", "origin"))):
            branch = _git(folder, "rev-parse", "--abbrev-ref", "@{upstream}")  # others can open only what was pushed
            return Repository(match[1], match[2], branch.removeprefix("origin/") or BRANCH)
    return None


def _git(folder: Path, *command: str) -> str:
    import subprocess

    with suppress(OSError, ValueError, subprocess.SubprocessError):
        run = ["git", "-C", str(folder), *command]
        return subprocess.run(run, capture_output=True, text=True, check=True, timeout=10).stdout.strip()  # noqa: S603  (our own arguments)
    return ""


# Entrances


def _page_path(path: str, ask: Ask) -> str:
    """Return the address of a page on a server with the query."""
    return f"{quote(path)}?{ask.query}" if ask.query else quote(path)


def _binder(ask: Ask, host: str, find: Callable[[], Repository], page: str = f"lab/tree/{START}") -> str:
    place = find()
    host = host or os.environ.get("BINDER_LAUNCH_HOST", "").rstrip("/") or "https://mybinder.org"
    return f"{_check_host(host)}/v2/gh/{place.owner}/{place.repo}/{quote(place.ref, safe='')}?urlpath={quote(_page_path(page, ask))}"


def _voila(ask: Ask, host: str, find: Callable[[], Repository]) -> str:
    """Return the address of a page without code (``jupyter/pages.py``). ``undaunted-nb pages`` serves them at the top of a server."""
    page = f"{'table' if ask.opens else 'home'}.ipynb"
    if host:
        return f"{_check_host(host)}/{_page_path(f'voila/render/{page}', ask)}"
    return _binder(ask, "", find, f"voila/render/{PAGES}/{page}")


def _hub(ask: Ask, host: str, find: Callable[[], Repository]) -> str:
    if not host:
        raise TutorError(Text("link-no-host", {"variable": HOST.format("HUB")}))
    place = find()
    query = {
        "repo": f"https://github.com/{place.owner}/{place.repo}",
        "branch": place.ref,
        "urlpath": _page_path(f"lab/tree/{place.repo}/{START}", ask),
    }
    return f"{_check_host(host)}/hub/user-redirect/git-pull?{urlencode(query, quote_via=quote)}"


def _lite(ask: Ask, host: str, find: Callable[[], Repository]) -> str:
    if not host:
        place = find()
        host = f"https://{place.owner.lower()}.github.io/{place.repo}"
    return f"{_check_host(host)}/{_page_path('index.html', ask)}"  # it opens what is right for the screen


def _colab(ask: Ask, _host: str, find: Callable[[], Repository]) -> str:
    """Return the address of Colab's own notebook. Its outputs cannot see the address of the page, so one pastes the link into the table."""
    place = find()
    fragment = f"#{ask.query}" if ask.query else ""
    return f"https://colab.research.google.com/github/{place.owner}/{place.repo}/blob/{quote(place.ref)}/{COLAB}{fragment}"


def _check_host(host: str) -> str:
    if not re.fullmatch(r"https?://[^\s/?#@]+(?:/[^\s?#]*)?", host):
        raise TutorError(Text("link-bad-host", {"value": host[:60]}))
    return host


ENTRANCES: Mapping[str, Callable[[Ask, str, Callable[[], Repository]], str]] = {
    "binder": _binder, "voila": _voila, "hub": _hub, "lite": _lite, "colab": _colab,
}  # fmt: skip
"""Each entrance makes its address from an Ask, the address of a server ("" for the usual one) and a way to find the repository."""

"""The live table as a test sees and uses it: the page, a mouse, and a keyboard."""

from collections.abc import Callable
from typing import Any, Protocol, cast

from playwright.sync_api import Locator, Page

from tests.browser.player import Deed, Player, Seen

LONGEST_GAME = 400
"""Deeds after which a game is given up."""
MOST_KEYS = 60
"""Keys after which something counts as out of reach."""

# Every message of the page that the kernel has not finished. `anyMessage` reports both directions.
WATCH = """() => {
  const { kernel } = window.jupyterapp.shell.currentWidget.sessionContext.session;
  if (window.asked?.kernel === kernel) { window.asked.open.clear(); return; }
  const open = new Set();
  window.asked = { kernel, open };
  kernel.anyMessage.connect((_, { msg, direction }) => {
    const { msg_id: id, msg_type: type } = msg.header;
    if (direction === "send" && type === "comm_msg") open.add(id);
    if (direction === "recv" && type === "status" && msg.content.execution_state === "idle") open.delete(msg.parent_header.msg_id);
  });
}"""
# What the kernel sends before "idle" is drawn in the microtasks that follow: one turn of the event loop later everything is on the page.
SETTLED = """async () => {
  const turn = (ms) => new Promise((done) => setTimeout(done, ms));
  const until = Date.now() + 30_000;
  await turn(0);
  while (window.asked.open.size > 0) {
    if (Date.now() > until) throw new Error("the kernel did not answer");
    await turn(2);
    if (window.asked.open.size === 0) await turn(0);
  }
}"""
SEEN = """(lines) => {
  const root = document.querySelector(".un");
  const all = (selector, from = root) => [...from.querySelectorAll(selector)];
  const text = (node) => (node?.innerText ?? node?.textContent ?? "").trim();
  const words = (selector, from = root) => text(from.querySelector(selector));
  const label = (node) => node?.getAttribute("aria-label") ?? "";
  const state = (node, states) => states.find((one) => node.classList.contains(one)) ?? "";
  const target = (node) => node.dataset.target.replace(/^\\w+:/, "");
  const region = (name) => root.querySelector(`[data-region=${name}]`);
  const action = (one) => ({ id: target(one), label: label(one), state: state(one, ["chosen", "no"]) });
  const card = (one) => ({
    id: target(one), label: label(one), state: state(one, ["chosen", "lit", "never"]),
    actions: all("[data-target^='do:']", one).map(action),
  });
  const piece = (one) => ({
    id: target(one), place: one.dataset.place, label: label(one), aims: "aim" in one.dataset,
    words: words(`[data-key='tag:${target(one)}'] text`),
  });
  const plan = root.querySelector("[data-part=plan]"), walk = region("walk"), why = root.querySelector("[data-part=why]"), panel = root.querySelector(".panel");
  return {
    side: label(root.querySelector(".mine")).split(":")[0],
    round: words(".rd b"),
    score: all(".score > div").map(label),
    hand: all(".hand .card").map(card),
    played: all(".mine .mini").map(label),
    places: all("[data-key^='place:']").map((one) => ({ id: target(one), label: label(one), lit: one.parentNode.matches(".lit") })),
    pieces: all("[data-key^='piece:']").map(piece),
    plan: plan && {
      title: words("h3 > span:not(.hico, .duel)", plan), sum: label(plan.querySelector(".sum")), text: panel.innerText,
      choices: [
        ...all("[data-target^='choice:']", panel).map((one) => ({ target: one.dataset.target, label: text(one) })),
        ...all(".picks li", panel).map((one) => [one.querySelector("[data-target^='pick:']:not([disabled])"), words(".pname", one)])
          .filter(([more]) => more).map(([more, label]) => ({ target: more.dataset.key, label })),
      ],
      commit: words("[data-key='plan:commit'] span", panel),
    },
    why: why && {
      tone: state(why, ["no", "info", "error"]), title: words("h3 > span:not(.tone)", why),
      ask: words("code", why), text: words(".reasons", why),
    },
    over: words(".over"),
    end: Boolean(root.querySelector("[data-key=end]")),
    undo: !root.querySelector("[data-key=undo]").disabled,
    redo: !root.querySelector("[data-key=redo]").disabled,
    news: root.querySelector("[data-key=news]").textContent,
    curtain: Boolean(root.querySelector(".curtain")),
    walk: walk && words("p.told", walk),
    step: walk && words(".stepn", walk),
    checked: walk ? all(".checked", walk).map(text) : [],
    log: lines.map((line) => line.text),
  };
}"""
# The playback shows each step, and this button skips it.
PAST = """document.querySelector(".un .panels :is([data-key='story:skip'], [data-key='story:off'], .rolled [data-key='story:go-on'])")"""
# All of it is passed over, so that the table is that of now.
PASSED = f"""async () => {{
  const pass = () => {PAST};
  for (let button = pass(); button; button = pass()) {{
    button.click();
    await new Promise((done) => setTimeout(done, 0)); // it is drawn by then
  }}
}}"""
# A point of the element that nothing else covers: counters are on tiles, actions on cards. Visible elements keep their places. The box of a
# drawing is the whole map in Firefox, so the boxes of its parts are tried too.
SPOT = """(node) => {
  const thing = node.closest("[data-own], [data-kind]");
  for (const block of ["nearest", "center"]) {
    node.scrollIntoView({ block, inline: "nearest" });
    const whole = node.getBoundingClientRect();
    for (const part of [node, ...(node.ownerSVGElement ? node.querySelectorAll("*") : [])]) {
      const { left, top, width, height } = part.getBoundingClientRect();
      for (const v of [0.5, 0.1, 0.9, 0.3, 0.7]) for (const u of [0.5, 0.1, 0.9, 0.3, 0.7]) {
        const x = left + u * width, y = top + v * height, hit = document.elementFromPoint(x, y);
        if (hit && node.contains(hit) && hit.closest("[data-own], [data-kind]") === thing) return { x: x - whole.left, y: y - whole.top };
      }
    }
  }
  return null;
}"""
FOCUS = """() => {
  const thing = document.activeElement;
  if (!document.querySelector(".un")?.contains(thing)) return null;
  return { key: thing.dataset.key ?? "", region: thing.closest("[data-region]")?.dataset.region ?? "" };
}"""
NOTEBOOK = """() => {
  const { content } = window.jupyterapp.shell.currentWidget;
  const cells = content.widgets.map(({ model }) => [model.type, model.sharedModel.getSource(), model.executionCount ?? null]);
  return { mode: content.mode, cells };
}"""
MODEL = """async () => {
  const { content } = window.jupyterapp.shell.currentWidget, mime = "application/vnd.jupyter.widget-view+json";
  const shown = content.widgets.flatMap(({ model: { outputs } }) => outputs ? Array.from({ length: outputs.length }, (_, i) => outputs.get(i)) : []);
  const manager = await content.rendermime.createRenderer(mime)._manager.promise;
  return manager.get_model(shown.find(({ data }) => data[mime]).data[mime].model_id);
}"""
EXECUTE = """async (code) => {
  const future = window.jupyterapp.shell.currentWidget.sessionContext.session.kernel.requestExecute({ code, store_history: false });
  let printed = "";
  future.onIOPub = ({ content }) => { printed += content.text ?? content.evalue ?? ""; };
  await future.done;
  return printed;
}"""
STATE = (
    """({ attributes }) => Object.fromEntries(Object.entries(attributes).filter(([name, value]) => !name.startsWith("_") && !value?.get))"""
)


class Table:
    """The first table of the open notebook."""

    settled, model = SETTLED, MODEL

    def __init__(self, page: Page) -> None:
        self.page = page
        page.locator(".un .map").first.wait_for()
        page.evaluate(WATCH)

    def seen(self) -> Seen:
        """Return what the page shows once the kernel has answered everything and the playback is skipped.

        The log comes from what the page has received, because on a small screen it is behind a button.
        """
        log = f"(await ({self.model})()).get('log')?.lines ?? []"
        look = f"async () => {{ await ({self.settled})(); await ({PASSED})(); return ({SEEN})({log}); }}"
        return cast(Seen, self.page.evaluate(look))

    def past(self) -> str:
        """Return the key of the button that skips the playback, or "" if there is no playback."""
        return str(self.page.evaluate(f"async () => {{ await ({self.settled})(); return {PAST}?.dataset.key ?? ''; }}"))

    def thing(self, key: str) -> Locator:
        """Return an element of the table by its `data-key`."""
        return self.page.locator(f'.un [data-key="{key}"]:not([role=group])').first

    def focus(self) -> tuple[str, str] | None:
        """Return key and region of the focus, or None outside the table."""
        found = self.page.evaluate(FOCUS)
        return (found["key"], found["region"]) if found else None

    def notebook(self) -> Any:
        """Return what keys for the table must not change: JupyterLab's mode, and every cell's text and number."""
        return self.page.evaluate(NOTEBOOK)

    def state(self) -> dict[str, Any]:
        """Return everything the browser has: the values of the widget's model (but not its program)."""
        return cast(dict[str, Any], self.page.evaluate(f"async () => ({STATE})(await ({self.model})())"))

    def python(self, code: str) -> str:
        """Return what code prints in the kernel after all answers. It takes cells and widget messages in any order."""
        return str(self.page.evaluate(f"async (code) => {{ await ({SETTLED})(); return await ({EXECUTE})(code); }}", code))

    def send(self, message: object) -> None:
        """Send a message as the page's own script could."""
        self.page.evaluate(f"async (message) => {{ (await ({self.model})()).send(message); }}", message)


def position(seen: Seen) -> Any:
    """Return the game and the choices in it, without answers and news."""
    return {part: value for part, value in seen.items() if part in POSITION}


POSITION = ("side", "round", "score", "hand", "played", "places", "pieces", "plan", "log")


class Hands(Protocol):
    """A person's ways to use the table. None of them waits for the answer."""

    def do(self, deed: Deed) -> None:
        """Carry out the player's decision."""

    def use(self, region: str, key: str) -> None:
        """Press an element by its `data-key`; `region` is the part of the table."""

    def pass_over(self) -> None:
        """Skip the playback: the dice, the other side's turn, the list of its actions."""

    def walk(self, kind: str) -> None:
        """Press `next` or `prev` in the walkthrough, `undo` or `redo`, or `back` in the plan."""

    def tap(self, place: str) -> None:
        """Press a tile, even if it cannot be chosen."""


KEYS = {"commit": "plan:commit", "back": "plan:back", "next": "walk:next", "prev": "walk:prev"}


def key_of(deed: Deed) -> str:
    """Return the `data-key` of the element that an action presses."""
    if deed.kind != "tap":
        return KEYS.get(deed.kind, deed.kind)
    return f"{deed.card}:{deed.target}" if deed.card else deed.target


class Mouse:
    def __init__(self, table: Table) -> None:
        self._table = table

    def do(self, deed: Deed) -> None:
        thing = self._table.thing(key_of(deed))
        if deed.kind == "end" and not thing.count():  # the hand has no second button beside that of the panel
            thing = self._table.thing(key_of(Deed("commit")))
        self.click(thing)

    def use(self, region: str, key: str) -> None:
        self.click(self._table.page.locator(f'.un [data-region={region}] [data-key="{key}"]:not([role=group])').first)

    def pass_over(self) -> None:
        while key := self._table.past():
            self.click(self._table.thing(key))

    def walk(self, kind: str) -> None:
        self.click(self._table.thing(KEYS.get(kind, kind)))

    def tap(self, place: str) -> None:
        self.click(self._table.thing(f"place:{place}"))

    def click(self, thing: Locator) -> None:
        """Click where nothing covers the element."""
        thing.wait_for()
        spot = thing.evaluate(SPOT)
        if not spot and thing.evaluate(
            "node => Boolean(node.closest('.card'))"
        ):  # a row and a tab show all that a card can do when it is clicked
            thing.locator("xpath=ancestor::div[starts-with(@data-target, 'card:')]").locator("[data-card-name]").click()
            self._table.seen()
            spot = thing.evaluate(SPOT)
        assert spot, f"nothing of {thing} can be reached with the mouse"
        thing.click(position=spot)


class Keyboard:
    """Uses only keys, from any focus."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self._page = table.page

    def do(self, deed: Deed) -> None:
        if self._table.focus() is None:
            self.enter()
        key, what = key_of(deed), deed.target.partition(":")[0]
        if deed.kind == "end":
            self.press("Shift+E")
        elif what == "card":
            cards = self._page.eval_on_selector_all(".un [data-card-name]", "cards => cards.map(card => card.dataset.key)")
            self.press(str(cards.index(key) + 1))
        elif what == "do":
            self._go("ArrowDown", key)
            self.press("Enter")
        elif what in ("place", "piece"):
            self.point(key)
            self._table.seen()
            self.press("Enter")
        else:  # a plan is in its own panel, or below the words of a lesson or a walkthrough
            self.use(str(self._table.thing(key).evaluate("node => node.closest('[data-region]').dataset.region")), key)

    def use(self, region: str, key: str) -> None:
        self.enter(region)
        focus = self._table.focus()
        writing = focus is not None and focus[0] == "coach:entry"  # there the other arrow moves the cursor
        self._go("ArrowDown" if writing else "ArrowRight", key)
        self.press("Enter")

    def pass_over(self) -> None:
        for _ in range(MOST_KEYS):
            if not self._table.past():
                return
            assert self._table.focus(), "the focus is lost"
            self.press("Escape")
        raise AssertionError(f"{MOST_KEYS} times Escape does not end what is shown")

    def point(self, key: str) -> None:
        """Move to a tile or counter that can be chosen."""
        self._go("n", key)

    def walk(self, kind: str) -> None:
        if self._table.focus() is None:
            self.enter()
        keys = {"undo": "Control+z", "redo": "Control+Shift+z", "next": "Alt+ArrowRight", "prev": "Alt+ArrowLeft", "back": "Escape"}
        self.press(keys[kind])

    def tap(self, place: str) -> None:
        """Press with the arrow keys, by where each of them leads."""
        self.enter("map")
        self._press_until(lambda: str(self._page.evaluate(TOWARD, place)), lambda focus: focus == (f"place:{place}", "map"))
        self.press("Enter")

    def enter(self, region: str = "") -> None:
        """Press Tab until the focus is in the table, or in a region of it."""
        self._press_until(lambda: "Tab", lambda focus: focus is not None and region in ("", focus[1]))

    def press(self, *keys: str) -> None:
        for key in keys:
            self._page.keyboard.press(key)

    def _go(self, key: str, goal: str) -> None:
        """Press the same key until the focus is where it should be."""
        self._press_until(lambda: key, lambda focus: focus is not None and focus[0] == goal)

    def _press_until(self, key: Callable[[], str], reached: Callable[[tuple[str, str] | None], bool]) -> None:
        for _ in range(MOST_KEYS):
            if reached(self._table.focus()):
                return
            self.press(key())
        raise AssertionError(f"{MOST_KEYS} times {key()} does not lead there; the focus is on {self._table.focus()}")


# The arrow closest to the direction of the target.
TOWARD = """(id) => {
  const middle = (node) => { const box = node.getBoundingClientRect(); return [box.x + box.width / 2, box.y + box.height / 2]; };
  const [x, y] = middle(document.activeElement), [to, down] = middle(document.querySelector(`.un [data-key="place:${id}"]`));
  return Math.abs(to - x) > Math.abs(down - y) ? (to > x ? "ArrowRight" : "ArrowLeft") : (down > y ? "ArrowDown" : "ArrowUp");
}"""


def play(table: Table, hands: Hands, player: Player, look: Callable[[Deed, Seen], None] = lambda *_: None) -> Seen:
    """Play until the game is over.

    `look` gets each action and the table just before it. It can try something, if it restores everything.
    """
    seen = table.seen()
    for _ in range(LONGEST_GAME):
        deed = player.decide(seen)
        if deed is None:
            return seen
        look(deed, seen)
        hands.do(deed)
        hands.pass_over()
        seen = table.seen()
        assert not seen["why"] or seen["why"]["tone"] == "info", f"{deed} was refused: {seen['why']}"
    raise AssertionError(f"the game is not over after {LONGEST_GAME} deeds: round {seen['round']}, {seen['score']}")

"""The findings of axe-core about a page, or about the tables on it. It comes in a Python package of the `test` extra, without Node.js."""

from collections.abc import Sequence
from importlib.resources import files
from typing import Any, cast

from playwright.sync_api import Page

SERIOUS = ("serious", "critical")
ALL = ("minor", "moderate", *SERIOUS)
AXE = files("axe_playwright_python") / "axe.min.js"
# JupyterLab around the table is not checked. The text on a counter or next to a pile (its letter, its numbers) is a drawing that
# the name tells in words and in another order, so there the written text need not be part of the name. Each node tells where it is, what it looks like and what is wrong with it.
RUN = """async ([within, impacts]) => {
  const { violations } = await axe.run({ include: [[within]] }, { resultTypes: ["violations"] });
  const drawn = (id, html) => id === "label-content-name-mismatch" && /^<[^>]* data-key="(piece|pile):/.test(html);
  const serious = violations.filter(({ impact }) => impacts.includes(impact));
  const kept = serious.map((one) => ({ ...one, nodes: one.nodes.filter(({ html }) => !drawn(one.id, html)) }));
  return kept.filter(({ nodes }) => nodes.length > 0).map(({ id, impact, help, nodes }) => ({
    id, impact, help, nodes: nodes.map(({ target, html, failureSummary }) => ({ target: target.flat().join(" "), html, summary: failureSummary })),
  }));
}"""


def violations(page: Page, within: str = ".un", *, impacts: Sequence[str] = SERIOUS) -> list[dict[str, Any]]:
    """Return faults in the visible tables, or in what else is named: `id`, `impact`, `help` and `nodes` of each.

    With all impacts, the notes of axe about good practice are among them.
    """
    if not page.evaluate("Boolean(window.axe?.run)"):
        # JupyterLab has an AMD loader, which axe would register with: evaluated here, it sets `window.axe` all the same.
        page.evaluate(f"() => {{ const define = undefined, module = undefined, exports = undefined;\n{AXE.read_text(encoding='utf-8')}\n}}")
    return cast(list[dict[str, Any]], page.evaluate(RUN, [within, list(impacts)]))

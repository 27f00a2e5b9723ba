"""A page of the browser-only site, as a test uses it."""

from dataclasses import dataclass
from typing import Any

from playwright.sync_api import Page

from tests.browser.conftest import OPENED, RUN_ALL
from tests.browser.table import WATCH

SLOW = 120_000  # milliseconds: Python starts on two busy cores
READY = """async () => {
  const panel = window.jupyterapp.shell.currentWidget;
  await panel.context.ready; await panel.sessionContext.ready; await panel.sessionContext.session.kernel.info;
}"""
ERRORS = """() => window.jupyterapp.shell.currentWidget.content.widgets.flatMap(({ model: { outputs } }) =>
  (outputs?.toJSON() ?? []).filter((output) => output.output_type === "error").map((output) => output.evalue))"""
# Without this, JupyterLab also opens what was open before, each with its own kernel.
FORGET = """async () => {
  const spaces = window.jupyterapp?.serviceManager.workspaces;
  for (const id of (await spaces?.list())?.ids ?? []) await spaces.remove(id);
}"""
# Runs a cell's text in the kernel of the open notebook, and returns what it put out.
EXECUTE = """async (code) => {
  const { kernel } = window.jupyterapp.shell.currentWidget.sessionContext.session, outputs = [];
  const future = kernel.requestExecute({ code, stop_on_error: true, store_history: true });
  future.onIOPub = ({ header, content }) => {
    if (["stream", "error", "execute_result", "display_data"].includes(header.msg_type)) outputs.push({ output_type: header.msg_type, ...content });
  };
  await future.done;
  return outputs;
}"""


@dataclass
class LitePage:
    page: Page
    site: str

    def open(self, path: str) -> None:
        """Open a notebook alone and wait until its kernel is ready."""
        self.page.evaluate(FORGET)
        self.page.goto(f"{self.site}/lab/index.html?path={path}")
        self.page.wait_for_function(OPENED, arg=path)
        self.page.evaluate(READY)

    def run_all(self) -> None:
        """Run every cell of the open notebook."""
        self.page.evaluate(RUN_ALL)
        self.page.evaluate(WATCH)

    def errors(self) -> list[str]:
        """Return the errors below the cells of the open notebook."""
        errors: list[str] = self.page.evaluate(ERRORS)
        return errors

    def execute(self, code: str) -> list[dict[str, Any]]:
        """Run code in the kernel. Return its outputs."""
        outputs: list[dict[str, Any]] = self.page.evaluate(EXECUTE, code)
        return outputs

    def told(self, code: str) -> str:
        """Run code in the kernel and return what it printed or its last value. An error of the code fails the test."""
        outputs = self.execute(code)
        wrong = [output for output in outputs if output["output_type"] == "error"]
        assert not wrong, "\n".join([wrong[0]["evalue"], *wrong[0]["traceback"]])
        return "".join(output.get("text") or output["data"].get("text/plain", "") for output in outputs)

"""A widget that shows one view, which only the kernel changes."""

from __future__ import annotations

import anywidget
import traitlets

from undaunted_nb.engine.text import Text

from .display import word


class ViewWidget(anywidget.AnyWidget):
    """A widget whose only trait is what its page shows, in one language."""

    view = traitlets.Dict().tag(sync=True)
    _language: str

    def set_state(self, sync_data: dict[str, object]) -> None:
        """Ignore values of ``view`` that a browser sends, and send it the current one.

        Args:
            sync_data: The values from the browser, by trait.

        """
        view_names = {"view"} & sync_data.keys()
        super().set_state({name: value for name, value in sync_data.items() if name not in view_names})
        if view_names:
            self.send_state(view_names)

    def _translate(self, text: Text | str) -> str:
        return word(text, self._language)

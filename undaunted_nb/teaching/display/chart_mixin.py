"""Results with one picture. A class draws its picture, and ``chart()`` gives it the wanted size and colors."""

from __future__ import annotations

from abc import abstractmethod
from importlib import import_module
from inspect import getdoc
from types import FunctionType
from typing import TYPE_CHECKING

from .chart_options import check_options
from .display import Result

if TYPE_CHECKING:
    from ..charts.chart import Chart


def draw(name: str, *values: object, **options: object) -> Chart:
    """Return a picture of a result, drawn by a function of ``teaching/charts`` (``"charts.heat"``).

    A chart knows its result, but a result knows only the name of its chart. So charts are loaded when the first one is shown.
    """
    module, _, function = name.partition(".")
    chart: Chart = getattr(import_module(f"...charts.{module}", __name__), function)(*values, **options)
    return chart


class ChartMixin(Result):
    """A mixin for results with one picture. Each class has its own ``chart()``, explained by the words of its ``_draw()``."""

    __slots__ = ()

    def __init_subclass__(cls, **rest: object) -> None:
        super().__init_subclass__(**rest)
        if "_draw" in vars(cls):
            base = ChartMixin.chart
            method = FunctionType(base.__code__, base.__globals__, base.__name__)
            method.__kwdefaults__, method.__annotations__ = base.__kwdefaults__, base.__annotations__
            method.__module__, method.__qualname__ = cls.__module__, f"{cls.__qualname__}.chart"
            _, gap, sizes = (getdoc(base) or "").partition("\n\n")
            method.__doc__ = f"{getdoc(cls._draw)}{gap}{sizes}"
            cls.chart = check_options(method)  # type: ignore[method-assign]

    @abstractmethod
    def _draw(self) -> Chart:
        """Return the picture of this result at its own size."""

    def chart(self, *, size: str = "screen", dark: bool | None = None) -> Chart:
        """Return a picture of the result.

        Args:
            size: As in ``Chart.sized``, like ``dark``.
            dark: Whether the picture is dark.

        """
        return self._draw().sized(size, dark=dark)

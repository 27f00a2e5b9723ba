"""``python -m undaunted_nb.cli``."""

from .commands import main

main()

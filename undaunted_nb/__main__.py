"""``python -m undaunted_nb`` is the command ``undaunted-nb``."""

from .cli import main

main()

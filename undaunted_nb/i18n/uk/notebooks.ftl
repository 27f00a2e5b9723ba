# What is said where a notebook is written.

notebooks-exists = такий файл уже є; виберіть іншу назву або перезапишіть його з --force.

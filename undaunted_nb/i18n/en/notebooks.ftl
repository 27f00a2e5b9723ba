# What is said where a notebook is written.

notebooks-exists = this file is there already; choose another name, or write over it with --force.

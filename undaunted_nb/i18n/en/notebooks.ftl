# What is said where a notebook is written.

notebooks-exists = This file already exists. Choose another name, or overwrite it with --force.

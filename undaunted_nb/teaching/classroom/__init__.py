"""For a class: worksheets, marks, experiments."""

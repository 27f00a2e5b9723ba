# Lessons of 45 minutes, and pages to hand out.

card-time = Minutes
card-step = What happens
card-cut = To save time
card-needs = You need
card-board = On the board
card-key = Key:
card-say = Say: “{ $text }”
card-print = Page to print: the card and the key
card-print-sheet = Page to print: the sheet for the class
card-more = More about it
card-sheet = The sheet for the class
card-answers = The key
handout-answer = Answer
handout-title = A page
handout-keys = → or Space: on · ←: back · F: full screen
handout-unknown = Unknown notebook { $name }. Use the path of a notebook, or one of these names: { $all }.
handout-no-notebook = This is not a notebook.
handout-failed = A cell of { $name } failed. Run the notebook in JupyterLab to see where. { $reason }

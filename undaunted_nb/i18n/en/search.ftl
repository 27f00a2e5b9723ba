# Search and glossary.

glossary-title = Glossary: { $game }
glossary-unknown = Unknown game “{ $name }”. Games with a glossary: { $all }.
search-none = No results for “{ $query }”. Try fewer letters or another word.

word-find-box = Search the rules, terms, and lessons
word-find-term = Terms
word-find-rule = Rules
word-find-lesson = Lessons
word-key-find = search and glossary

# The page to read.

word-read = Rules and glossary
word-read-rules = Rules
word-read-glossary = Glossary
word-read-summary = Two pages
word-read-editions = Editions
word-read-parts = Parts
word-read-results = Results
word-read-page = Page {"{n}"} of {"{m}"}
word-read-ours = our ruling

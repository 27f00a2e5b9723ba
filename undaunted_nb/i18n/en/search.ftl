# Search and glossary.

glossary-title = Glossary: { $game }
glossary-unknown = Unknown game “{ $name }”. Games with a glossary: { $all }.
search-none = No results for “{ $query }”. Try fewer letters or another word.

word-find = Search and glossary
word-find-box = Search the rules, terms and lessons
word-find-term = Terms
word-find-rule = Rules
word-find-lesson = Lessons
word-key-find = search and glossary

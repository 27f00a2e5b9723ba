# Search and glossary.

glossary-title = Словник: { $game }
glossary-unknown = Невідома гра «{ $name }». Словник є для таких ігор: { $all }.
search-none = За запитом «{ $query }» нічого не знайдено. Спробуйте менше літер або інше слово.

word-find-box = Шукати правила, терміни й уроки
word-find-term = Терміни
word-find-rule = Правила
word-find-lesson = Уроки
word-key-find = пошук і словник

# The page to read.

word-read = Правила і словник
word-read-rules = Правила
word-read-glossary = Словник
word-read-summary = Дві сторінки
word-read-editions = Видання
word-read-parts = Розділи
word-read-results = Результати
word-read-page = Сторінка {"{n}"} з {"{m}"}
word-read-ours = наше тлумачення

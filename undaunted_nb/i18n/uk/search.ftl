# Search and glossary.

glossary-title = Словник: { $game }
glossary-unknown = Невідома гра «{ $name }». Словник є для таких ігор: { $all }.
search-none = За запитом «{ $query }» нічого не знайдено. Спробуйте менше літер або інше слово.

word-find = Пошук і словник
word-find-box = Шукати правила, терміни й уроки
word-find-term = Терміни
word-find-rule = Правила
word-find-lesson = Уроки
word-key-find = пошук і словник

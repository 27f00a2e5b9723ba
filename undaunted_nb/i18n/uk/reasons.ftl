# Чому файл не вдається прочитати чи записати. Причина стоїть після двокрапки або в дужках: без великої літери й крапки.

reason-bad-name = файла з такою назвою бути не може
reason-busy = ним користується інша програма
reason-device = диск повідомляє про помилку
reason-escape = після зворотної похилої риски є зайвий символ
reason-escape-code = код після зворотної похилої риски не позначає жодного символу
reason-exists = файл або папка з такою назвою вже є
reason-folder = це папка
reason-full = на диску немає місця
reason-large = файл був би завеликий
reason-long-name = назва задовга
reason-loop = посилання ведуть по колу
reason-many-open = відкрито забагато файлів
reason-missing = такого файла чи папки немає
reason-not-allowed = немає дозволу
reason-not-empty = папка не порожня
reason-not-folder = частина шляху не є папкою
reason-other = повідомлення Python: «{ $words }»
reason-read-only = на цей диск не можна записувати

reason-json-bom = текст починається з невидимого знака
reason-json-colon = бракує двокрапки
reason-json-comma = бракує коми
reason-json-control = у тексті є розрив рядка або інший керівний символ
reason-json-last-comma = кома перед закривною дужкою зайва
reason-json-more = після кінця даних є ще щось
reason-json-name = бракує назви в подвійних лапках
reason-json-value = бракує значення
reason-open-text = у кінці тексту бракує лапки

reason-toml-array = у списку немає закривної дужки
reason-toml-character = тут є недозволений символ
reason-toml-date = такої дати чи такого часу не буває
reason-toml-equals = після назви бракує знака рівності
reason-toml-heading = у заголовку немає закривної дужки
reason-toml-key = назва не може починатися з цього символу
reason-toml-newline = тут має закінчуватися рядок
reason-toml-statement = рядок має починатися з назви або дужки
reason-toml-table = у вкладеній таблиці немає закривної дужки
reason-toml-twice = та сама назва є двічі
reason-toml-value = це не значення; текст потребує лапок

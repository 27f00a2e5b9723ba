# Почему файл нельзя прочитать или записать. Причина стоит после двоеточия или в скобках: без заглавной буквы и точки.

reason-bad-name = файла с таким именем быть не может
reason-busy = его использует другая программа
reason-device = диск сообщает об ошибке
reason-escape = после обратной косой черты стоит лишний символ
reason-escape-code = код после обратной косой черты не обозначает никакого символа
reason-exists = файл или папка с таким именем уже есть
reason-folder = это папка
reason-full = на диске нет места
reason-large = файл был бы слишком большим
reason-long-name = имя слишком длинное
reason-loop = ссылки ведут по кругу
reason-many-open = открыто слишком много файлов
reason-missing = такого файла или папки нет
reason-not-allowed = нет разрешения
reason-not-empty = папка не пуста
reason-not-folder = часть пути — не папка
reason-other = сообщение Python: «{ $words }»
reason-read-only = на этот диск нельзя записывать

reason-json-bom = текст начинается с невидимого знака
reason-json-colon = не хватает двоеточия
reason-json-comma = не хватает запятой
reason-json-control = в тексте есть разрыв строки или другой управляющий символ
reason-json-last-comma = запятая перед закрывающей скобкой лишняя
reason-json-more = после конца данных есть что-то еще
reason-json-name = не хватает имени в двойных кавычках
reason-json-value = не хватает значения
reason-open-text = в конце текста не хватает кавычки

reason-toml-array = у списка нет закрывающей скобки
reason-toml-character = здесь стоит недопустимый символ
reason-toml-date = такой даты или такого времени не бывает
reason-toml-equals = после имени не хватает знака равенства
reason-toml-heading = у заголовка нет закрывающей скобки
reason-toml-key = имя не может начинаться с этого символа
reason-toml-newline = здесь строка должна закончиться
reason-toml-statement = строка должна начинаться с имени или скобки
reason-toml-table = у вложенной таблицы нет закрывающей скобки
reason-toml-twice = одно и то же имя встречается дважды
reason-toml-value = это не значение; текст пишут в кавычках

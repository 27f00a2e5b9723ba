# То, что есть на столе вокруг игры: меню, журнал, полный экран.

word-menu = Еще: язык, скорость, справка
word-full = На весь экран
word-close = Закрыть
word-numbers = О числах
word-opponent = Соперник
word-reasons = Объяснения соперника
word-reasons-on = Показывать
word-reasons-off = Не показывать
word-speed = Кубики и ход противника
word-speed-step = Шаг за шагом
word-speed-1 = 1×
word-speed-2 = 2×
word-speed-now = Сразу
word-key-log = журнал
word-key-full = на весь экран

# A language that is not complete, and a text that is shown in another one.

language-part = { $name } ({ PERCENT($percent) })
language-part-told = переведено частично
untranslated = Еще не переведено, язык текста: { $name }.

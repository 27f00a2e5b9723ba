# Те, що є на столі навколо гри: меню, журнал, повний екран.

word-menu = Ще: мова, швидкість, довідка
word-full = На весь екран
word-close = Закрити
word-numbers = Про числа
word-opponent = Суперник
word-reasons = Пояснення суперника
word-reasons-on = Показувати
word-reasons-off = Не показувати
word-speed = Кубики й хід суперника
word-speed-step = Крок за кроком
word-speed-1 = 1×
word-speed-2 = 2×
word-speed-now = Одразу
word-key-log = журнал
word-key-full = на весь екран

# A language that is not complete, and a text that is shown in another one.

language-part = { $name } ({ PERCENT($percent) })
language-part-told = перекладено частково
untranslated = Ще не перекладено, мова тексту: { $name }.

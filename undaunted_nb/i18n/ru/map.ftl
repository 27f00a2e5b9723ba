# Карта стола: что говорят отметки, легенда и кнопки.

word-asked = об этом спрашивают
word-hinted = посмотрите сюда
word-map-tools = Карта
word-map-key = Легенда
word-map-in = Приблизить
word-map-out = Отдалить
word-map-whole = Вся карта
word-key-zoom = приблизить, отдалить, вся карта
legend-cover = укрытие квадрата
legend-hill = укрытие возвышенности

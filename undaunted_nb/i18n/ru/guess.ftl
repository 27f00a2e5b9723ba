guess-label = Ваша догадка
guess-add = Добавить
guess-undo = Убрать
guess-taps = Коснитесь догадки
guess-truth = Ответ
guess-truth-is = ответ { $n }
guess-mean = среднее { $n }
guess-none = Догадок пока нет. Введите их или коснитесь.
guess-count = { $n ->
    [one] { $n } догадка
    [few] { $n } догадки
   *[other] { $n } догадок
 }
guess-off = { $n ->
    [one] { $n } догадка, в среднем { $mean }.
    [few] { $n } догадки, в среднем { $mean }.
   *[other] { $n } догадок, в среднем { $mean }.
 } Ответ — { $truth }. Догадка ошибается в среднем на { $off }{ $chance ->
    [yes] {" "}процентного пункта
   *[no] {""}
 }.
guess-number = Нужна { $chance ->
    [yes] вероятность, например 40, 40% или 2/5
   *[no] величина, например 12 или 7,5
 }, а здесь «{ $value }».
guess-most = Опрос принимает до { $most } догадок. Чтобы добавить больше, сделайте новый.
guess-question = Вопрос должен быть текстом, например "Как вероятно попадание?", а здесь { $value }.
guess-result = Нужен результат, например un.odds(2, 8), а здесь { $value }.
guess-truth-number = truth должно быть числом, а здесь { $value }.

guess-ask = { $title }. { $kind ->
    [hit] Какова вероятность попасть?
    [chance] Какова вероятность?
   *[number] Какова ваша догадка?
 }
guess-label = Ваша догадка
guess-add = Добавить
guess-undo = Убрать
guess-taps = Коснитесь догадки
guess-typing = Enter добавляет догадку. Tab выходит из поля.
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
# The words between the numbers of a chance, as a person types it: 1 in 3. A comma is between two of them.
guess-between = из
guess-number = Нужна { $chance ->
    [yes] вероятность, например 40, 40%, 2/5 или 2 из 5
   *[no] величина, например 12 или 7,5
 }, а здесь «{ $value }».
guess-most = Опрос принимает до { $most } догадок. Чтобы добавить больше, сделайте новый.
guess-question = Вопрос должен быть текстом, например "Насколько вероятно попадание?", а здесь { $value }.
guess-result = Нужен результат, например un.odds(2, 8), а здесь { $value }.
guess-truth-number = { $name } должно быть числом, а здесь { $value }.

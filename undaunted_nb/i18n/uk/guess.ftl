guess-ask = { $title }. { $kind ->
    [hit] Яка ймовірність влучити?
    [chance] Яка ймовірність?
   *[number] Який ваш здогад?
 }
guess-label = Ваш здогад
guess-add = Додати
guess-undo = Забрати
guess-taps = Торкніться здогаду
guess-typing = Enter додає здогад. Tab виходить із поля.
guess-truth = Відповідь
guess-truth-is = відповідь { $n }
guess-mean = середнє { $n }
guess-none = Здогадів ще немає. Введіть їх або торкніться.
guess-count = { $n ->
    [one] { $n } здогад
    [few] { $n } здогади
   *[other] { $n } здогадів
 }
guess-off = { $n ->
    [one] { $n } здогад, у середньому { $mean }.
    [few] { $n } здогади, у середньому { $mean }.
   *[other] { $n } здогадів, у середньому { $mean }.
 } Відповідь – { $truth }. Здогад схибив у середньому на { $off }{ $chance ->
    [yes] {" "}відсоткового пункту
   *[no] {""}
 }.
# The words between the numbers of a chance, as a person types it: 1 in 3. A comma is between two of them.
guess-between = з, із, зі
guess-number = Потрібна { $chance ->
    [yes] ймовірність, наприклад 40, 40%, 2/5 або 2 з 5
   *[no] кількість, наприклад 12 або 7,5
 }, а маємо «{ $value }».
guess-most = Опитування приймає до { $most } здогадів. Щоб додати більше, зробіть нове.
guess-question = Питання має бути текстом, наприклад "Яка ймовірність влучити?", а маємо { $value }.
guess-result = Потрібен результат, наприклад un.odds(2, 8), а маємо { $value }.
guess-truth-number = { $name } має бути числом, а маємо { $value }.

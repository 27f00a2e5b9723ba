# Багато партій між двома суперниками: хто перемагає, як і за скільки раундів.

simulate-title = { $scenario }: { $n } { $n ->
    [one] партія
    [few] партії
    [many] партій
   *[other] партій
 }, { $one } ({ $side }) проти { $other-gen } ({ $enemy }){ $swap ->
    [yes] , у кожній другій партії вони міняються сторонами
   *[no] {""}
 }, початкове число { $seed }
simulate-none = Жодної партії не зіграно до кінця.
simulate-nobody = Ніхто
simulate-interval = від { $low } до { $high }
simulate-meaning = У 95 випадках зі 100 такий інтервал містить справжню частку.
simulate-length = Тривалість: у середньому { $mean } раунду, від { $least } до { $most }. Раундів у половині партій: щонайбільше { $median }. Рішень за партію: у середньому { $decisions }.
simulate-long = { $n } { $n ->
    [one] партію
    [few] партії
    [many] партій
   *[other] партії
 } зупинено після { $longest } рішень ({ $share }). Ніхто не переміг.
simulate-still = { $n } { $n ->
    [one] партію
    [few] партії
    [many] партій
   *[other] партії
 } зупинено, бо жодна сторона вже не могла перемогти ({ $share }). Ніхто не переміг.
simulate-enough = Моделювання закінчилося раніше: для потрібної вам точності досить партій: { $n } із { $asked }.
simulate-stopped = Ви зупинили моделювання. Зіграно партій: { $n } із { $asked }.
simulate-unit = партій
simulate-progress = Партій: { $n } із { $of }, залишилося приблизно { $minutes ->
    [0] { $seconds } с
   *[other] { $minutes } хв
 }
simulate-broken = Один із процесів вашого виконавця аварійно завершився. Решту партій зіграє цей процес.
simulate-in-browser = У сторінки без сервера лише один процес. Усі партії зіграє він.
simulate-deaths = Процеси раз у раз аварійно завершуються. Спробуйте jobs=1. У файлі програми пишіть виклик після if __name__ == "__main__".
simulate-killed = На тих самих партіях аварійно завершилися кілька виконавців кластера: мабуть, їм бракує пам’яті. Причину видно в їхніх журналах.
simulate-no-package = Виконавець кластера не має undaunted-nb. Установіть версію { $version } на кожній машині кластера.
simulate-other-version = Виконавець кластера має версію undaunted-nb { $other }, а у вас { $version }. Установіть на кожній машині кластера ту саму версію.
simulate-wrong-answer = Виконавець кластера надіслав неможливі результати. Установіть версію undaunted-nb { $version } на кожній машині кластера.
simulate-own-opponent = Інші процеси не можуть імпортувати цього суперника. Запишіть його клас в окремий модуль або вкажіть jobs=1.
simulate-executor = executor має бути виконавцем із concurrent.futures або клієнтом Dask, а отримано { $value }.
simulate-two = opponents має бути парою суперників, наприклад ("random", "random"), а отримано { $value }.
simulate-precision = precision має бути числом від 0 до 0.5, наприклад 0.02, а отримано { $value }.
simulate-no-file = У цьому файлі немає моделювання. Для нового виберіть іншу назву файлу.
simulate-other = У цьому файлі інше моделювання: у ньому { $name } – { $held }, а вам потрібно { $wanted }. Виберіть інший файл.

ending-points = За очками
ending-pinned = Ворога виснажено
ending-hopeless = Становище ворога безнадійне
ending-both = Виснажено обох
ending-escaped = Евакуацією
ending-neutralized = Нейтралізацією
ending-medals = За медалями
ending-cards = Колода порожня
ending-still = Ніхто вже не може перемогти
ending-long = Зупинено, бо надто довго
opponent-random = випадковий гравець
    .gen = випадкового гравця

column-winner = Переможець
column-opponent = Суперник, що переміг
column-ending = Як
column-opener = Перша ініціатива
column-rounds = Раунди
column-games = Партії
column-low = Від
column-high = До
column-interval = 95-відсотковий інтервал
column-mean_rounds = Раундів у середньому
column-mean_decisions = Рішень у середньому

chart-winner-about = Для кожної сторони стовпчик із її часткою перемог і 95-відсотковим інтервалом. Штрихова лінія – половина.
chart-ending-about = Для кожного способу перемогти стовпчик. Кожна його частина належить одному переможцеві.
chart-opener-about = Для кожної сторони стовпчик із її часткою перемог, окремо за першою ініціативою.
chart-lengths-about = Стовпчик для кожної тривалості партій у раундах.
chart-shares-about = Для кожного рядка стовпчик із його часткою партій і 95-відсотковим інтервалом.
chart-share-axis = Партії у відсотках

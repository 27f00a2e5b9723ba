# Багато ігор між двома суперниками: хто перемагає, як і за скільки раундів.

simulate-title = { $scenario }: { $n } { $n ->
    [one] гра
    [few] гри
    [many] ігор
   *[other] ігор
 }, { $one } ({ $side }) проти { $other-gen } ({ $enemy }){ $swap ->
    [yes] , у кожній другій грі вони міняються сторонами
   *[no] {""}
 }, зерно { $seed }
simulate-none = Жодної гри не зіграно до кінця.
simulate-nobody = Ніхто
simulate-interval = від { $low } до { $high }
simulate-length = Тривалість: у середньому { $mean } раунду, від { $least } до { $most }. Половина ігор триває не довше за { $median }. Рішень за гру в середньому { $decisions }.
simulate-long = { $n } { $n ->
    [one] гру
    [few] гри
    [many] ігор
   *[other] гри
 } зупинено, бо рішень було вже { $longest } ({ $share }). Тут не переміг ніхто.
simulate-still = { $n } { $n ->
    [one] гру
    [few] гри
    [many] ігор
   *[other] гри
 } зупинено, бо жодна сторона вже не могла перемогти ({ $share }). Тут не переміг ніхто.
simulate-enough = Закінчено раніше: для потрібної вам точності вистачило ігор: { $n } із { $asked }.
simulate-stopped = Ви зупинили це, коли було зіграно ігор: { $n } із { $asked }.
simulate-unit = ігор
simulate-progress = Ігор: { $n } із { $of }, залишилося приблизно { $minutes ->
    [0] { $seconds } с
   *[other] { $minutes } хв
 }
simulate-broken = Один із ваших процесів завершився. Решту ігор зіграє цей процес.
simulate-in-browser = У сторінки без сервера лише один процес. Усі ігри зіграє він.
simulate-deaths = Процеси знову й знову завершуються. Спробуйте jobs=1. У файлі програми пишіть виклик після if __name__ == "__main__".
simulate-own-opponent = Інші процеси не можуть імпортувати цього суперника. Запишіть його клас в окремий модуль або вкажіть jobs=1.
simulate-executor = executor – це виконавець із concurrent.futures або клієнт Dask, а тут { $value }.
simulate-two = opponents – це два суперники, наприклад ("random", "random"), а тут { $value }.
simulate-precision = precision – це число між 0 і 0.5, наприклад 0.02, а тут { $value }.
simulate-no-file = У цьому файлі не серія ігор. Для нової виберіть інше ім’я.
simulate-other = У цьому файлі інша серія ігор: там { $name } – { $held }, а вам потрібно { $wanted }. Виберіть інший файл.

ending-points = За очками
ending-pinned = Ворога виснажено
ending-hopeless = Становище ворога безнадійне
ending-both = Виснажено обох
ending-escaped = Евакуацією
ending-neutralized = Нейтралізацією
ending-medals = За медалями
ending-cards = Колода порожня
ending-still = Ніхто вже не може перемогти
ending-long = Кінця не видно
opponent-random = випадковий гравець
    .gen = випадкового гравця

column-winner = Переможець
column-opponent = Суперник, що переміг
column-ending = Як
column-opener = Перша ініціатива
column-rounds = Раунди
column-games = Ігри
column-low = Від
column-high = До
column-interval = 95-відсотковий інтервал
column-mean_rounds = Раундів у середньому
column-mean_decisions = Рішень у середньому

chart-winner-about = Для кожної сторони стовпчик із її часткою перемог і 95-відсотковим інтервалом.
chart-ending-about = Для кожного способу перемогти стовпчик, поділений за переможцем.
chart-opener-about = Для кожної сторони стовпчик із її часткою перемог, окремо за першою ініціативою.
chart-lengths-about = Стовпчик для кожної тривалості ігор у раундах.
chart-shares-about = Для кожного рядка стовпчик із його часткою ігор і 95-відсотковим інтервалом.
chart-share-axis = Ігри у відсотках

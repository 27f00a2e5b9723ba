# Много игр между двумя соперниками: кто побеждает, как и за сколько раундов.

simulate-title = { $scenario }: { $n } { $n ->
    [one] игра
    [few] игры
    [many] игр
   *[other] игр
 }, { $one } ({ $side }) против { $other-gen } ({ $enemy }){ $swap ->
    [yes] , в каждой второй игре они меняются сторонами
   *[no] {""}
 }, зерно { $seed }
simulate-none = Ни одна игра не сыграна до конца.
simulate-nobody = Никто
simulate-interval = от { $low } до { $high }
simulate-length = Длительность: в среднем { $mean } раунда, от { $least } до { $most }. Половина игр длится не дольше { $median }. Решений за игру в среднем { $decisions }.
simulate-long = { $n } { $n ->
    [one] игра остановлена
    [few] игры остановлены
    [many] игр остановлено
   *[other] игры остановлены
 }, потому что решений было уже { $longest } ({ $share }). Здесь не победил никто.
simulate-still = { $n } { $n ->
    [one] игра остановлена
    [few] игры остановлены
    [many] игр остановлено
   *[other] игры остановлены
 }, потому что ни одна сторона уже не могла победить ({ $share }). Здесь не победил никто.
simulate-enough = Закончено раньше: для нужной вам точности хватило игр: { $n } из { $asked }.
simulate-stopped = Вы остановили это, когда было сыграно игр: { $n } из { $asked }.
simulate-unit = игр
simulate-progress = Игр: { $n } из { $of }, осталось примерно { $minutes ->
    [0] { $seconds } с
   *[other] { $minutes } мин
 }
simulate-broken = Один из ваших процессов завершился. Остальные игры сыграет этот процесс.
simulate-in-browser = У страницы без сервера только один процесс. Все игры сыграет он.
simulate-deaths = Процессы снова и снова завершаются. Попробуйте jobs=1. В файле программы пишите вызов после if __name__ == "__main__".
simulate-own-opponent = Другие процессы не могут импортировать этого соперника. Запишите его класс в отдельный модуль или укажите jobs=1.
simulate-executor = executor — это исполнитель из concurrent.futures или клиент Dask, а здесь { $value }.
simulate-two = opponents — это два соперника, например ("random", "random"), а здесь { $value }.
simulate-precision = precision — это число между 0 и 0.5, например 0.02, а здесь { $value }.
simulate-no-file = В этом файле не серия игр. Для новой выберите другое имя.
simulate-other = В этом файле другая серия игр: там { $name } — { $held }, а вам нужно { $wanted }. Выберите другой файл.

ending-points = По очкам
ending-pinned = Враг истощен
ending-hopeless = Положение врага безнадежно
ending-both = Истощены обе стороны
ending-escaped = Эвакуацией
ending-neutralized = Нейтрализацией
ending-medals = По медалям
ending-cards = Колода пуста
ending-still = Никто уже не может победить
ending-long = Конца не видно
opponent-random = случайный игрок
    .gen = случайного игрока

column-winner = Победитель
column-opponent = Победивший соперник
column-ending = Как
column-opener = Первая инициатива
column-rounds = Раунды
column-games = Игры
column-low = От
column-high = До
column-interval = 95-процентный интервал
column-mean_rounds = Раундов в среднем
column-mean_decisions = Решений в среднем

chart-winner-about = Для каждой стороны столбик с ее долей побед и 95-процентным интервалом.
chart-ending-about = Для каждого способа победить столбик, разделенный по победителю.
chart-opener-about = Для каждой стороны столбик с ее долей побед, отдельно по первой инициативе.
chart-lengths-about = Столбик для каждой длительности игр в раундах.
chart-shares-about = Для каждой строки столбик с ее долей игр и 95-процентным интервалом.
chart-share-axis = Игры в процентах

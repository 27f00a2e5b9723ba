# Много партий между двумя соперниками: кто побеждает, как и за сколько раундов.

simulate-title = { $scenario }: { $n } { $n ->
    [one] партия
    [few] партии
    [many] партий
   *[other] партий
 }, { $one } ({ $side }) против { $other-gen } ({ $enemy }){ $swap ->
    [yes] , в каждой второй партии они меняются сторонами
   *[no] {""}
 }, начальное число { $seed }
simulate-none = Ни одна партия не сыграна до конца.
simulate-nobody = Никто
simulate-interval = от { $low } до { $high }
simulate-meaning = В 95 случаях из 100 такой интервал содержит истинную долю.
simulate-length = Длительность: в среднем { $mean } раунда, от { $least } до { $most }. Раундов в половине партий: не больше { $median }. Решений за партию: в среднем { $decisions }.
simulate-long = { $n } { $n ->
    [one] партия остановлена
    [few] партии остановлены
    [many] партий остановлено
   *[other] партии остановлены
 } после { $longest } решений ({ $share }). Никто не победил.
simulate-still = { $n } { $n ->
    [one] партия остановлена
    [few] партии остановлены
    [many] партий остановлено
   *[other] партии остановлены
 }, потому что ни одна сторона уже не могла победить ({ $share }). Никто не победил.
simulate-enough = Моделирование закончилось раньше: для нужной вам точности достаточно партий: { $n } из { $asked }.
simulate-stopped = Вы остановили моделирование. Сыграно партий: { $n } из { $asked }.
simulate-unit = партий
simulate-progress = Партий: { $n } из { $of }, осталось примерно { $minutes ->
    [0] { $seconds } с
   *[other] { $minutes } мин
 }
simulate-broken = Один из процессов вашего исполнителя аварийно завершился. Остальные партии сыграет этот процесс.
simulate-in-browser = У страницы без сервера только один процесс. Все партии сыграет он.
simulate-deaths = Процессы раз за разом аварийно завершаются. Попробуйте jobs=1. В файле программы пишите вызов после if __name__ == "__main__".
simulate-own-opponent = Другие процессы не могут импортировать этого соперника. Запишите его класс в отдельный модуль или укажите jobs=1.
simulate-executor = executor должен быть исполнителем из concurrent.futures или клиентом Dask, а получено { $value }.
simulate-two = opponents должен быть парой соперников, например ("random", "random"), а получено { $value }.
simulate-precision = precision должно быть числом от 0 до 0.5, например 0.02, а получено { $value }.
simulate-no-file = В этом файле нет моделирования. Для нового выберите другое имя файла.
simulate-other = В этом файле другое моделирование: в нем { $name } — { $held }, а вам нужно { $wanted }. Выберите другой файл.

ending-points = По очкам
ending-pinned = Враг истощен
ending-hopeless = Положение врага безнадежно
ending-both = Истощены обе стороны
ending-escaped = Эвакуацией
ending-neutralized = Нейтрализацией
ending-medals = По медалям
ending-cards = Колода пуста
ending-still = Никто уже не может победить
ending-long = Остановлено, потому что слишком долго
opponent-random = случайный игрок
    .gen = случайного игрока

column-winner = Победитель
column-opponent = Победивший соперник
column-ending = Как
column-opener = Первая инициатива
column-rounds = Раунды
column-games = Партии
column-low = От
column-high = До
column-interval = 95-процентный интервал
column-mean_rounds = Раундов в среднем
column-mean_decisions = Решений в среднем

chart-winner-about = Для каждой стороны столбик с ее долей побед и 95-процентным интервалом. Штриховая линия — половина.
chart-ending-about = Для каждого способа победить столбик. Каждая его часть принадлежит одному победителю.
chart-opener-about = Для каждой стороны столбик с ее долей побед, отдельно по первой инициативе.
chart-lengths-about = Столбик для каждой длительности партий в раундах.
chart-shares-about = Для каждой строки столбик с ее долей партий и 95-процентным интервалом.
chart-share-axis = Партии в процентах

# Задачі: позиція, у якій один спосіб зіграти хід найкращий.

puzzle-title = Задача · { $difficulty }
puzzle-easy = легка
puzzle-medium = середня
puzzle-hard = важка
puzzle-task = Ваша сторона: { $side }. Мета цього ходу: { $goal }.
puzzle-sure = Одна перша дія веде до неї напевно. Знайдіть її та зіграйте.
puzzle-likely = Імовірність найкращого способу – { $chance }. Знайдіть його першу дію та зіграйте.
puzzle-is-over = Ця задача закінчена. Спробуйте ще раз або перейдіть до наступної.
puzzle-go-on = Це найкращий спосіб. Тепер імовірність – { $chance }.
puzzle-lost = Після дії «{ $action }» у цьому ході мети вже не досягти. Імовірність найкращого способу – { $best }.
puzzle-worse = Після дії «{ $action }» імовірність – { $chance }. Імовірність найкращого способу – { $best }.
puzzle-at-best = Найкраще, що лишилося: { $action }.
puzzle-enemy-won = І переміг супротивник: { $side }.
puzzle-solved = Ви знайшли найкращий спосіб: його ймовірність – { $best }. Імовірність після другої за силою першої дії – { $second }.
puzzle-only-way = Ви знайшли єдиний спосіб. З будь-якою іншою першою дією мети не досягти.
puzzle-unlucky = Ваш спосіб найкращий ({ $chance }). Лише не пощастило.
puzzle-theme = Тема: { $theme }.
puzzle-step = Крок { $n } з { $of }: { $action }.
puzzle-line-chance = Імовірність цього способу – { $chance }.
puzzle-rating = Ваш рейтинг задач: { $rating }.
puzzle-where = Починається тут: { $thing }.
puzzle-what = Перша дія: { $action }.
puzzle-next = Наступна задача
puzzle-next-step = Наступний крок
puzzle-watch = Показати розв’язок
puzzle-share = Поділитися
puzzle-question-won = Ваша сторона: { $side }. Чи можете ви перемогти цього ходу?
puzzle-question = Ваша сторона: { $side }. Чи вийде це цього ходу? Мета: { $goal }.
mistake-question = Ваша сторона: { $side }. Що б ви тут зіграли?
minutes-title = Три хвилини
minutes-rules = Розв’яжіть якомога більше задач, від найлегших. У кожній рахується лише перша дія. Годинник зупиниться за три хвилини або після помилки номер { $misses }.
minutes-begin-first = Спершу натисніть «Почати». Тоді піде час.
minutes-is-over = Три хвилини минули. Перегляньте задачі з помилкою або зіграйте ще три хвилини.
minutes-count = залишилося { $time } · розв’язано: { $n } · помилок: { $misses } з { $of }
minutes-stop = Зупинити
minutes-typed = Введіть першу дію записом. «?» перелічує дозволені дії, порожній рядок зупиняє.
minutes-right = Правильно. Розв’язано: { $n }.
minutes-miss = Помилка { $n } з { $of }: інша перша дія була кращою.
minutes-end-time = Час минув
minutes-end-stop = Зупинено
minutes-end-misses = Помилок: { $n }
minutes-end-all = Ви зіграли всі задачі
minutes-solved = { $n ->
    [one] Ви розв’язали { $n } задачу.
    [few] Ви розв’язали { $n } задачі.
   *[many] Ви розв’язали { $n } задач.
 }
minutes-best = Ваш найкращий результат, як і раніше, – { $n }.
minutes-new-best = Це ваш найкращий результат. Попередній – { $n }.
minutes-look = { $n ->
    [one] Переглянути { $n } задачу з помилкою
    [few] Переглянути { $n } задачі з помилками
   *[many] Переглянути { $n } задач з помилками
 }
minutes-more = Ще три хвилини
puzzle-theme-mistakes = ваша помилка
mistake-title = Ваша помилка
mistake-goal = Краще, ніж «{ $action }»
mistake-task = Рішення з вашої партії, ваша сторона: { $side }. Ви зіграли «{ $action }». Знайдіть дію, з якою ймовірність перемогти помітно вища (різниця: { $cost }).
mistake-better = Так краще: з цього місця ви виграєте { $chance } партій. У вашій партії було { $before }.
mistake-again = Це те, що ви зіграли. Так виграють { $chance } партій, що продовжуються звідси, а з найкращою дією – { $best }.
mistake-worse = Після дії «{ $action }» ви виграєте { $chance } партій, що продовжуються звідси, а після найкращої – { $best }.
mistake-untried = Дія «{ $action }» виглядає гіршою, тому її не випробовували. Після найкращої дії ви виграєте { $best } партій, що продовжуються звідси.
mistake-due = { $n ->
    [0] На сьогодні.
    [one] Повернеться через { $n } день.
    [few] Повернеться через { $n } дні.
   *[many] Повернеться через { $n } днів.
 }
mistake-row = { $id }: { $due }
mistake-remove = Прибрати цю задачу
mistake-removed = Цю задачу прибрано. Вона не повернеться.
mistake-kept = Це рішення тепер серед ваших задач, лише на цьому комп’ютері. Воно повернеться завтра. Там його можна прибрати.
puzzle-row = { $id }: { $difficulty }, { $theme }
puzzle-unknown = Невідома задача «{ $name }». { $hint }
fault-unknown-theme = Невідома тема «{ $name }». { $hint }
puzzle-no-start = Невідомий початок «{ $name }». Партії можуть починатися з: { $all }.
mine-progress = { $start }, гра { $n }: знайдено { $puzzles ->
    [one] { $puzzles } задачу
    [few] { $puzzles } задачі
   *[many] { $puzzles } задач
 }
puzzle-theme-inspire-twice = натхнення двічі
puzzle-theme-inspire = натхнення
puzzle-theme-command = спершу взяти карти
puzzle-theme-recon = спершу розвідка
puzzle-theme-scout-and-follow = розвідати й піти слідом
puzzle-theme-long-way = довгий шлях
puzzle-theme-objective = зайняти ціль
puzzle-theme-closer-first = спершу підійти ближче
puzzle-theme-seats = пересісти
puzzle-theme-demolition = підірвати
puzzle-theme-card = потрібна карта
puzzle-theme-order-of-attacks = яка атака перша
puzzle-theme-one-move = один хід
puzzle-kind = { $difficulty }, { $theme }
list-puzzles = { $n } { $n ->
    [one] задача
    [few] задачі
   *[many] задач
 }
    .name = Задача
    .title = Мета ходу
    .more = Вид

room-suggestions = Синя Лисиця, Бурштинова Бджола, Руда Чапля, Зелена Видра, Сірий Вовк, Бура Рись, Срібна Сова, Лілова Миша, Зелена Жаба, Золотий Журавель, Білий Тюлень, Бурий Борсук, Чорний Лебідь, Рудий Їжак, Рожевий Краб, Мідний Заєць, Синя Сойка, Біла Ластівка, Золота Бджола, Сіра Куниця, Блакитний Стриж, Пісковий Равлик, Червона Вільшанка, Строката Ящірка
room-no-name = Символів в імені має бути від 1 до { $most }.
room-name-taken = У кімнаті вже є «{ $name }».
room-nobody = У кімнаті немає такого учня.
room-pupil = Учень { $n }
room-here = { $n ->
    [0] Ще нікого немає
   *[other] Тут уже { $n }
 }
room-count = { $kind ->
    [guess] Здогадів: { $n } із { $of }
    [rolls] Закінчили кидати: { $n } із { $of }
    [questions] Відповіли: { $n } із { $of }
    [position] Вибрали: { $n } із { $of }
    [lesson] Пройшли: { $n } із { $of }
    [duels] Закінчено партій: { $n } із { $of }
   *[follow] Показують: { $n } із { $of }
 }
room-kind-guess = Здогад
room-kind-rolls = Кидки
room-kind-questions = Запитання
room-kind-position = Позиція
room-kind-lesson = Урок
room-kind-duels = Дуелі
room-kind-follow = Показ
room-results = { $n ->
    [one] { $n } відповідь
    [few] { $n } відповіді
   *[many] { $n } відповідей
 }
room-do-show = Показати відповідь
room-do-hide = Сховати знову
room-do-begin-rolls = Кинути кістки
room-do-next-question = Наступне запитання
room-do-show-choices = Показати вибір класу
room-do-show-coach = Показати відповідь тренера
room-do-hide-coach = Сховати тренера
room-do-clear-pins = Прибрати позначки
room-do-more-rolls = Ще { $n ->
    [one] { $n } кидок
    [few] { $n } кидки
   *[many] { $n } кидків
 } кожному
room-do-bring-all = Усіх на крок { $n }
room-do-send-hint = Надіслати підказку до кроку { $n }
room-do-one-more-minute = Ще одна хвилина
room-cards = { $n ->
    [0] Немає карт на руці
    [one] { $n } карта на руці
    [few] { $n } карти на руці
   *[many] { $n } карт на руці
 }
room-no-question = Потрібне запитання або результат, наприклад un.odds(2, 8).
room-options = В опитуванні від 2 до { $most } різних варіантів.
room-no-option = Правильна відповідь має бути серед варіантів. Отримано { $value }.
room-hit-faces = { $faces-count ->
    [one] Влучає { $faces }. Досить однієї кістки.
   *[other] Влучають { $faces }. Досить однієї кістки.
 }
room-faces-hit = { $faces-count ->
    [one] Влучає { $faces }.
   *[other] Влучають { $faces }.
 }
room-you-chose = { $how ->
    [right] Ваш вибір – { $value }. Це правильно.
    [wrong] Ваш вибір – { $value }. Це неправильно.
   *[none] Ваш вибір – { $value }.
 }
room-you-guessed = { $how ->
    [exact] Ваш здогад – { $value }. Це точна відповідь.
    [high] Ваш здогад – { $value }. Це на { $off }{ $chance ->
        [yes] {" "}в. п.
       *[no] {""}
     } більше.
    [low] Ваш здогад – { $value }. Це на { $off }{ $chance ->
        [yes] {" "}в. п.
       *[no] {""}
     } менше.
   *[none] Ваш здогад – { $value }.
 }
room-answer-is = Відповідь – { $value }
room-exactly = точно { $value }
room-guesses = { $n ->
    [one] { $n } здогад
    [few] { $n } здогади
   *[many] { $n } здогадів
 }, у середньому { $mean }.{ $known ->
    [yes] {" "}Середня похибка – { $off }{ $chance ->
        [yes] {" "}в. п.
       *[no] .
     }
   *[no] {""}
 }
room-said = { $n ->
    [one] { $n } відповідь { $value }
    [few] { $n } відповіді { $value }
   *[many] { $n } відповідей { $value }
 }
room-mistake-sum = { $sum }?
room-mistake-one = лише одна кістка
room-all-miss = { $dice ->
    [one] Кістка схибить: { $product }. Решта кидків влучає.
   *[other] Усі кістки схиблять: { $product } = { $none }. Решта кидків влучає.
 }
room-roll = { $dice ->
    [one] { $dice } кістка
    [few] { $dice } кістки
   *[many] { $dice } кісток
 }, { $times ->
    [one] { $times } кидок
    [few] { $times } кидки
   *[many] { $times } кидків
 }
room-rolls-left = { $n ->
    [0] Усі кидки отримано
    [one] Ще { $n } кидок
    [few] Ще { $n } кидки
   *[many] Ще { $n } кидків
 }
room-hits = { $n ->
    [0] Промах
    [one] { $n } влучання
    [few] { $n } влучання
   *[many] { $n } влучань
 }
room-roll-nth = Кидок { $n } з { $of }
room-all-rolls = { $n ->
    [0] Кидків ще немає
    [one] { $n } кидок
    [few] { $n } кидки
   *[many] { $n } кидків
 }
room-question = Запитання { $n } з { $of }
room-points = правильно { $n } з { $of }
room-computer = Комп’ютер
room-duel-turn = Ваш хід
room-duel-wait = Грає { $name }
room-duel-over = { $time ->
    [yes] Час вийшов:{" "}
   *[no] {""}
 }{ $how ->
    [won] перемога за вами
    [lost] ви програли
   *[drawn] нічия
 }
room-duel-away = { $name }: немає зв’язку
room-play-again = Зіграти ще раз
room-rematch = { $who ->
    [mine] Чекаємо на суперника: { $name }.
    [foe] Суперник хоче зіграти ще раз: { $name }.
   *[none] Ви поміняєтеся сторонами.
 }
room-takeover = Грати далі проти комп’ютера
room-game-over = Партію закінчено
room-round = Раунд { $n }
room-duels = { $n ->
    [one] { $n } дуель
    [few] { $n } дуелі
   *[many] { $n } дуелей
 }
room-choose-action = Виберіть одну дію: { $side }
room-other-choices = Інші варіанти
room-class-says = Що зробив би клас
room-coach-says = Що думає тренер
room-lesson-step = Крок { $n } з { $of }
room-step = Крок { $n }
room-done = Пройдено
room-stuck = Крок { $n }: уже { $minutes } хв, хибних спроб: { $misses }.
room-misses = Хибних спроб: { $n }
room-missed = { $n ->
    [one] { $n } хибна спроба на цьому кроці
    [few] { $n } хибні спроби на цьому кроці
    [many] { $n } хибних спроб на цьому кроці
   *[other] { $n } хибної спроби на цьому кроці
 }
room-follow = Стежте за столом учителя
room-you-point = Ви показуєте на { $place }. Клас бачить позначки без імен.
room-no-port = Цей комп’ютер не може слухати порт { $port }: { $reason }
room-no-file = Це не збережена кімната
room-removed = { $name } більше не в кімнаті.
room-has-ended = { $kind }: закінчено.
room-saved = Збережено: { $path }
room-no-button = Кнопки «{ $name }» зараз немає.{ $all-set ->
    [yes] {" "}Є: { $all }.
   *[no] {""}
 }
room-no-rolls = У цій кімнаті ще ніхто не кидав. Почніть з room.rolls(2, 8).
room-title = Кімната { $code }
room-teacher-page = Ваша сторінка, лише на цьому комп’ютері: { $url }
room-needs-python = Кімнаті потрібен Python на комп’ютері: тут він працює всередині сторінки, і телефони до нього не дістануться. Без кімнати посилання зі сталим зерном дає всім однакову партію, а un.worksheet друкує запитання.
room-guess = { $scale ->
    [percent] Вгадайте ймовірність
    [options] Виберіть відповідь
   *[number] Вгадайте число
 }
room-column-question = Запитання
column-activity = Завдання
column-seconds = Секунди
room-friend-title = Кімната на двох { $code }
room-friend-link = Посилання для друга:
room-friend-mine = Ваш бік столу:
room-friend-only-here = Ці посилання відкриває лише цей комп’ютер. room.open_to_others() дозволяє відкрити їх кожному в цій мережі.
room-friend-qr = QR-код посилання для друга
pupil-friend-line = Приєднайтеся до друга
pupil-friend-code = Чотири літери від друга
pupil-friend-wait = Чекаємо на вашого друга
pupil-friend-title = Надішліть це посилання другові
pupil-friend-text = Партія почнеться, коли ви обоє будете тут. Не закривайте цю сторінку.
pupil-friend-here = Поки що його відкриває лише цей комп’ютер. Кнопка «Дозволити іншим у цій мережі відкрити посилання» є в зошиті.
pupil-friend-copy = Копіювати посилання
pupil-friend-copied = Скопійовано
pupil-friend-ended = Ваша партія
pupil-handed-text = Ви продовжуєте на іншому екрані. Ця сторінка завершилася.
pupil-join-line = Приєднайтеся до класу
pupil-code = Код кімнати
pupil-code-hint = Чотири літери з екрана в класі
pupil-nickname = Ваш нік
pupil-nickname-hint = Його бачать усі. Візьміть тварину або колір.
pupil-suggest = Підказати
pupil-join = Приєднатися
pupil-safe = Без реєстрації, встановлювати нічого не треба.
pupil-language = Мова
pupil-error-code = Відкритої кімнати з таким кодом немає. Перевірте чотири літери.
pupil-error-slow = Забагато спроб. Зачекайте хвилину.
pupil-error-full = Кімната заповнена: тут уже 100 учнів.
pupil-error-many = У цій мережі відкрито забагато сторінок кімнати. Закрийте ті, якими ніхто не користується, і оновіть цю сторінку.
pupil-error-name = Такий нік уже є. Візьміть інший.
pupil-error-no-name = Введіть нік.
pupil-wait-line = Скоро почнемо
pupil-wait-title = Ви в кімнаті
pupil-wait-text = Не закривайте сторінку. Вона зміниться сама.
pupil-die = Кинути кістку
pupil-die-note = Цей кидок не рахується.
pupil-rename = Змінити нік
pupil-save-name = Зберегти нік
pupil-guess-line = Вгадайте ймовірність
pupil-guess-choose = Виберіть відповідь
pupil-guess-label = Ваш здогад у відсотках
pupil-guess-number = Ваш здогад
pupil-less = На один менше
pupil-more-one = На один більше
pupil-send = Надіслати {"{"}value{"}"}
pupil-send-guess = Надіслати здогад
pupil-hidden = Здогаду не видно, доки не відкриють усі.
pupil-wait-answer = Зачекайте на відповідь
pupil-wait-others = Зачекайте на інших
pupil-your-guess = Ваш здогад
pupil-received = Отримано
pupil-change-guess = Змінити здогад
pupil-change-note = Отримано. Відповідь можна змінити, доки не показано правильну.
pupil-you = Ви
pupil-next-wait = Зачекайте на наступне завдання.
pupil-guesses-shown = Усі здогади
pupil-roll-here = Кидати тут
pupil-real-dice = Справжні кістки
pupil-roll-dice = Кинути кістки
pupil-roll-again = Кинути ще раз
pupil-send-roll = Надіслати кидок
pupil-real-hint = Киньте свої кістки й торкніться того, що випало.
pupil-take-back = Забрати
pupil-die-nth = Кістка {"{"}n{"}"}
pupil-tap-answer = Торкніться відповіді.
pupil-answer-shown = Відповідь показано
pupil-your-choice = Ваш вибір
pupil-change-choice = Змінити вибір
pupil-help = Потрібна допомога
pupil-help-asked = Ви просите допомоги
pupil-help-only = Це бачить лише вчитель.
pupil-tap-tile = Торкніться місця на полі, щоб показати на нього.
pupil-stop-pointing = Прибрати позначку
pupil-lost-line = Немає зв’язку
pupil-lost-title = Ваше місце збережено
pupil-lost-held-one = 1 відповідь чекає на телефоні. Її буде надіслано, щойно зв’язок повернеться.
pupil-lost-held = Відповідей, що чекають на телефоні: {"{"}n{"}"}. Їх буде надіслано, щойно зв’язок повернеться.
pupil-lost-text = Перевірте Wi-Fi і не закривайте сторінку. Вона спробує знову сама.
pupil-try-now = Спробувати зараз
pupil-ended-line = Кімнату закрито
pupil-ended-title = Дякуємо, {"{"}name{"}"}!
pupil-ended-text = Ваші відповіді сьогодні
pupil-ended-foot = На телефоні нічого не лишається. Сторінку можна закрити.
pupil-save = Зберегти мої відповіді
pupil-left-line = Ви вийшли з кімнати
pupil-removed-line = Ви не в цій кімнаті
pupil-removed-title = Учитель прибрав цей нік
pupil-removed-text = Може, це помилка. Запитайте вчителя і приєднайтеся ще раз.
pupil-join-again = Приєднатися ще раз
pupil-moved-line = Кімнату відкрито деінде
pupil-moved-text = Ви відкрили кімнату на іншій сторінці. Ця чекає.
pupil-here-again = Продовжити тут
pupil-menu = Ще
pupil-leave = Вийти з кімнати
pupil-open-address = Відкрийте цю адресу або наведіть камеру
pupil-open-address-only = Відкрийте цю адресу
pupil-type-code = Введіть цей код
pupil-wall-note = Без реєстрації. Візьміть тварину або колір.
pupil-others = і ще {"{"}n{"}"}
pupil-join-here = Приєднуйтеся
pupil-qr = QR-код адреси цієї кімнати
pupil-how-many = Скільки кісток влучило
pupil-share = Частка влучних кидків, кидок за кидком
desk-title = Клас
desk-this-computer = лише цей комп’ютер
desk-projector = Проєктор
desk-close = Закрити кімнату
desk-activities = Завдання
desk-results = Результати
desk-closed-line = Кімнату закрито
desk-closed-text = Запустіть комірку ще раз, щоб відкрити нову кімнату.
desk-net-line = Пустити інших із цієї мережі?
desk-net-who = Кожен у цій мережі зможе відкрити сторінку кімнати. Без коду ніхто не зайде.
desk-net-see = Вони бачать те, що ви починаєте, і жодного файлу цього комп’ютера. Доки ви не закриєте кімнату.
desk-net-ask = Комп’ютер може запитати, чи дозволити Python вхідні з’єднання. Дозвольте для приватних мереж.
desk-net-cafe = Не в кав’ярні й не на вокзалі.
desk-let-them = Пустити
desk-not-now = Не зараз
desk-nobody-line = Ще ніхто не може приєднатися
desk-only-title = Кімнату відкриває лише цей комп’ютер.
desk-only-text = Це безпечно й годиться для спроби. Телефони класу її не бачать.
desk-to-teach = Щоб вести урок:
desk-step-net = Пустіть інших із цієї мережі. Спершу ви побачите, що це означає.
desk-step-qr = Тоді тут і на проєкторі з’являться нова адреса й QR-код.
desk-let-join = Пустити інших із цієї мережі
desk-open-page = Відкрити тут сторінку учня
desk-lobby-line = Чекаємо на учнів
desk-qr = QR-код адреси цієї кімнати
desk-code-note = Код є й на проєкторі.
desk-start-note = Виберіть завдання ліворуч. Усі екрани зміняться відразу.
desk-open-wall = Відкрити вікно для проєктора
desk-stop = Закінчити
desk-pupils = Учнів
desk-activity = Завдання
desk-answers = Відповідей
desk-right = Правильно
desk-no-results = Відповідей ще немає.
desk-results-code = У комірці:
desk-back = Назад
desk-close-line = Закрити кімнату?
desk-keep-plain = Зберегти без імен
desk-keep-plain-note = Учень у файлі – це номер.
desk-keep-names = Зберегти з ніками
desk-keep-names-note = Кімнату можна відкрити знову, і всі повернуться на свої місця.
desk-keep-nothing = Нічого не зберігати
desk-keep-nothing-note = Усі відповіді зникнуть.
desk-save-close = Зберегти й закрити
desk-just-close = Закрити
desk-only-you = Це бачите лише ви
desk-asks-help = Просить допомоги.
desk-helped = Готово
desk-hide-names = Сховати імена
desk-show-names = Показати імена
desk-names-appear = Тут з’являтимуться імена учнів.
desk-rename = Перейменувати
desk-remove = Прибрати з кімнати
desk-undo = Скасувати
desk-how-many = Скільки кісток влучило
desk-share = Частка влучних кидків
desk-look = Заглянути в цю партію
desk-look-lesson = Подивитися на екран цього учня
desk-all-pupils = Усі учні
desk-task = Завдання
desk-hand = Рука
desk-said = Що сказав тренер
desk-all-boards = Усі поля
desk-show-hands = Показати обидві руки, лише тут
desk-hide-hands = Сховати обидві руки
desk-last-steps = Останні кроки
desk-move = Перенести на інший телефон
desk-move-text = На іншому телефоні введіть {"{"}code{"}"} як код кімнати. Це діє один раз, протягом десяти хвилин.
desk-send-hint = Надіслати підказку

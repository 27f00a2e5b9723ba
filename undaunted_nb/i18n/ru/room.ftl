room-suggestions = Синяя Лиса, Янтарная Пчела, Рыжая Цапля, Зеленая Выдра, Серый Волк, Бурая Рысь, Серебряная Сова, Лиловая Мышь, Зеленая Жаба, Золотой Журавль, Белый Тюлень, Бурый Барсук, Черный Лебедь, Рыжий Еж, Розовый Краб, Медный Заяц, Синяя Сойка, Белая Ласточка, Золотая Пчела, Серая Куница, Голубой Стриж, Песчаная Улитка, Красная Зарянка, Пестрая Ящерица
room-no-name = Имя состоит из 1–{ $most } символов.
room-name-taken = В комнате уже есть «{ $name }».
room-nobody = В комнате нет такого ученика.
room-pupil = Ученик { $n }
room-here = { $n ->
    [0] Пока никого нет
   *[other] Здесь уже { $n }
 }
room-count = { $kind ->
    [guess] Догадок: { $n } из { $of }
    [rolls] Закончили бросать: { $n } из { $of }
    [questions] Ответили: { $n } из { $of }
    [position] Выбрали: { $n } из { $of }
    [lesson] Прошли: { $n } из { $of }
    [duels] Закончено партий: { $n } из { $of }
   *[follow] Показывают: { $n } из { $of }
 }
room-kind-guess = Догадка
room-kind-rolls = Броски
room-kind-questions = Вопросы
room-kind-position = Позиция
room-kind-lesson = Урок
room-kind-duels = Дуэли
room-kind-follow = Показ
room-results = { $n ->
    [one] { $n } ответ
    [few] { $n } ответа
   *[many] { $n } ответов
 }
room-do-show = Показать ответ
room-do-hide = Скрыть снова
room-do-begin-rolls = Бросить кубики
room-do-next-question = Следующий вопрос
room-do-show-choices = Показать выбор класса
room-do-show-coach = Показать ответ тренера
room-do-hide-coach = Скрыть тренера
room-do-clear-pins = Убрать метки
room-do-more-rolls = Еще { $n ->
    [one] { $n } бросок
    [few] { $n } броска
   *[many] { $n } бросков
 } каждому
room-do-bring-all = Всех на шаг { $n }
room-do-send-hint = Отправить подсказку к шагу { $n }
room-do-one-more-minute = Еще одна минута
room-cards = { $n ->
    [0] Нет карт в руке
    [one] { $n } карта в руке
    [few] { $n } карты в руке
   *[many] { $n } карт в руке
 }
room-no-question = Нужен вопрос или результат, например un.odds(2, 8).
room-options = В опросе от 2 до { $most } разных вариантов.
room-no-option = Правильный ответ должен быть среди вариантов. Получено { $value }.
room-hit-faces = { $faces-count ->
    [one] Попадает { $faces }. Достаточно одного кубика.
   *[other] Попадают { $faces }. Достаточно одного кубика.
 }
room-faces-hit = { $faces-count ->
    [one] Попадает { $faces }.
   *[other] Попадают { $faces }.
 }
room-you-chose = { $how ->
    [right] Ваш выбор — { $value }. Это правильно.
    [wrong] Ваш выбор — { $value }. Это неправильно.
   *[none] Ваш выбор — { $value }.
 }
room-you-guessed = { $how ->
    [exact] Ваша догадка — { $value }. Это точный ответ.
    [high] Ваша догадка — { $value }. Это на { $off }{ $chance ->
        [yes] {" "}п. п.
       *[no] {""}
     } больше.
    [low] Ваша догадка — { $value }. Это на { $off }{ $chance ->
        [yes] {" "}п. п.
       *[no] {""}
     } меньше.
   *[none] Ваша догадка — { $value }.
 }
room-answer-is = Ответ — { $value }
room-exactly = точно { $value }
room-guesses = { $n ->
    [one] { $n } догадка
    [few] { $n } догадки
   *[many] { $n } догадок
 }, в среднем { $mean }.{ $known ->
    [yes] {" "}Средняя ошибка — { $off }{ $chance ->
        [yes] {" "}п. п.
       *[no] .
     }
   *[no] {""}
 }
room-said = { $n ->
    [one] { $n } ответ { $value }
    [few] { $n } ответа { $value }
   *[many] { $n } ответов { $value }
 }
room-mistake-sum = { $sum }?
room-mistake-one = только один кубик
room-all-miss = { $dice ->
    [one] Кубик промахнется: { $product }. Остальные броски попадают.
   *[other] Все кубики промахнутся: { $product } = { $none }. Остальные броски попадают.
 }
room-roll = { $dice ->
    [one] { $dice } кубик
    [few] { $dice } кубика
   *[many] { $dice } кубиков
 }, { $times ->
    [one] { $times } бросок
    [few] { $times } броска
   *[many] { $times } бросков
 }
room-rolls-left = { $n ->
    [0] Все броски получены
    [one] Еще { $n } бросок
    [few] Еще { $n } броска
   *[many] Еще { $n } бросков
 }
room-hits = { $n ->
    [0] Промах
    [one] { $n } попадание
    [few] { $n } попадания
   *[many] { $n } попаданий
 }
room-roll-nth = Бросок { $n } из { $of }
room-all-rolls = { $n ->
    [0] Бросков пока нет
    [one] { $n } бросок
    [few] { $n } броска
   *[many] { $n } бросков
 }
room-question = Вопрос { $n } из { $of }
room-points = правильно { $n } из { $of }
room-computer = Компьютер
room-duel-turn = Ваш ход
room-duel-wait = Играет { $name }
room-duel-over = { $time ->
    [yes] Время вышло:{" "}
   *[no] {""}
 }{ $how ->
    [won] победа за вами
    [lost] вы проиграли
   *[drawn] ничья
 }
room-duel-away = { $name }: нет связи
room-play-again = Сыграть еще раз
room-rematch = { $who ->
    [mine] Ждем соперника: { $name }.
    [foe] Соперник хочет сыграть еще раз: { $name }.
   *[none] Вы поменяетесь сторонами.
 }
room-takeover = Играть дальше против компьютера
room-game-over = Партия закончена
room-round = Раунд { $n }
room-duels = { $n ->
    [one] { $n } дуэль
    [few] { $n } дуэли
   *[many] { $n } дуэлей
 }
room-choose-action = Выберите одно действие: { $side }
room-other-choices = Другие варианты
room-class-says = Что сделал бы класс
room-coach-says = Что думает тренер
room-lesson-step = Шаг { $n } из { $of }
room-step = Шаг { $n }
room-done = Пройдено
room-stuck = Шаг { $n }: уже { $minutes } мин, неверных попыток: { $misses }.
room-misses = Неверных попыток: { $n }
room-missed = { $n ->
    [one] { $n } неверная попытка на этом шаге
    [few] { $n } неверные попытки на этом шаге
    [many] { $n } неверных попыток на этом шаге
   *[other] { $n } неверной попытки на этом шаге
 }
room-follow = Следите за столом учителя
room-you-point = Вы показываете на { $place }. Класс видит метки без имен.
room-no-port = Этот компьютер не может слушать порт { $port }: { $reason }
room-no-file = Это не сохраненная комната
room-removed = { $name } больше не в комнате.
room-has-ended = { $kind }: закончено.
room-saved = Сохранено: { $path }
room-no-button = Кнопки «{ $name }» сейчас нет.{ $all-set ->
    [yes] {" "}Есть: { $all }.
   *[no] {""}
 }
room-no-rolls = В этой комнате еще никто не бросал. Начните с room.rolls(2, 8).
room-title = Комната { $code }
room-teacher-page = Ваша страница, только на этом компьютере: { $url }
room-needs-python = Комнате нужен Python на компьютере: здесь он работает внутри страницы, и телефоны до него не доберутся. Без комнаты ссылка с постоянным зерном дает всем одинаковую партию, а un.worksheet печатает вопросы.
room-guess = { $scale ->
    [percent] Угадайте вероятность
    [options] Выберите ответ
   *[number] Угадайте число
 }
room-column-question = Вопрос
column-activity = Задание
column-seconds = Секунды
room-friend-title = Комната на двоих { $code }
room-friend-link = Ссылка для друга:
room-friend-mine = Ваша сторона стола:
room-friend-only-here = Эти ссылки открывает только этот компьютер. room.open_to_others() разрешает открыть их каждому в этой сети.
room-friend-qr = QR-код ссылки для друга
pupil-friend-line = Присоединитесь к другу
pupil-friend-code = Четыре буквы от друга
pupil-friend-wait = Ждем вашего друга
pupil-friend-title = Отправьте эту ссылку другу
pupil-friend-text = Партия начнется, когда вы оба будете здесь. Не закрывайте эту страницу.
pupil-friend-here = Пока ее открывает только этот компьютер. Кнопка «Разрешить другим в этой сети открыть ссылку» есть в блокноте.
pupil-friend-copy = Копировать ссылку
pupil-friend-copied = Скопировано
pupil-friend-ended = Ваша партия
pupil-handed-text = Вы продолжаете на другом экране. Эта страница завершилась.
pupil-join-line = Войдите в класс
pupil-code = Код комнаты
pupil-code-hint = Четыре буквы с экрана в классе
pupil-nickname = Ваш ник
pupil-nickname-hint = Его видят все. Возьмите животное или цвет.
pupil-suggest = Подсказать
pupil-join = Войти
pupil-safe = Без регистрации, устанавливать ничего не нужно.
pupil-language = Язык
pupil-error-code = Открытой комнаты с таким кодом нет. Проверьте четыре буквы.
pupil-error-slow = Слишком много попыток. Подождите минуту.
pupil-error-full = Комната заполнена: здесь уже 100 учеников.
pupil-error-many = В этой сети открыто слишком много страниц комнаты. Закройте те, которыми никто не пользуется, и обновите эту страницу.
pupil-error-name = Такой ник уже есть. Возьмите другой.
pupil-error-no-name = Введите ник.
pupil-wait-line = Скоро начнем
pupil-wait-title = Вы в комнате
pupil-wait-text = Не закрывайте страницу. Она изменится сама.
pupil-die = Бросить кубик
pupil-die-note = Этот бросок не считается.
pupil-rename = Сменить ник
pupil-save-name = Сохранить ник
pupil-guess-line = Угадайте вероятность
pupil-guess-choose = Выберите ответ
pupil-guess-label = Ваша догадка в процентах
pupil-guess-number = Ваша догадка
pupil-less = На один меньше
pupil-more-one = На один больше
pupil-send = Отправить {"{"}value{"}"}
pupil-send-guess = Отправить догадку
pupil-hidden = Догадки не видно, пока не откроют все.
pupil-wait-answer = Подождите ответа
pupil-wait-others = Подождите остальных
pupil-your-guess = Ваша догадка
pupil-received = Получено
pupil-change-guess = Изменить догадку
pupil-change-note = Получено. Ответ можно изменить, пока не показан правильный.
pupil-you = Вы
pupil-next-wait = Подождите следующего задания.
pupil-guesses-shown = Все догадки
pupil-roll-here = Бросать здесь
pupil-real-dice = Настоящие кубики
pupil-roll-dice = Бросить кубики
pupil-roll-again = Бросить еще раз
pupil-send-roll = Отправить бросок
pupil-real-hint = Бросьте свои кубики и коснитесь того, что выпало.
pupil-take-back = Вернуть
pupil-die-nth = Кубик {"{"}n{"}"}
pupil-tap-answer = Коснитесь ответа.
pupil-answer-shown = Ответ показан
pupil-your-choice = Ваш выбор
pupil-change-choice = Изменить выбор
pupil-help = Нужна помощь
pupil-help-asked = Вы просите помощи
pupil-help-only = Это видит только учитель.
pupil-tap-tile = Коснитесь места на поле, чтобы показать на него.
pupil-stop-pointing = Убрать метку
pupil-lost-line = Нет связи
pupil-lost-title = Ваше место сохранено
pupil-lost-held-one = 1 ответ ждет на телефоне. Он уйдет, как только связь вернется.
pupil-lost-held = Ответов, которые ждут на телефоне: {"{"}n{"}"}. Они уйдут, как только связь вернется.
pupil-lost-text = Проверьте Wi-Fi и не закрывайте страницу. Она попробует снова сама.
pupil-try-now = Попробовать сейчас
pupil-ended-line = Комната закрыта
pupil-ended-title = Спасибо, {"{"}name{"}"}!
pupil-ended-text = Ваши ответы сегодня
pupil-ended-foot = На телефоне ничего не остается. Страницу можно закрыть.
pupil-save = Сохранить мои ответы
pupil-left-line = Вы вышли из комнаты
pupil-removed-line = Вы не в этой комнате
pupil-removed-title = Учитель убрал этот ник
pupil-removed-text = Возможно, это ошибка. Спросите учителя и войдите еще раз.
pupil-join-again = Войти еще раз
pupil-moved-line = Комната открыта в другом месте
pupil-moved-text = Вы открыли комнату на другой странице. Эта ждет.
pupil-here-again = Продолжить здесь
pupil-menu = Еще
pupil-leave = Выйти из комнаты
pupil-open-address = Откройте этот адрес или наведите камеру
pupil-open-address-only = Откройте этот адрес
pupil-type-code = Введите этот код
pupil-wall-note = Без регистрации. Возьмите животное или цвет.
pupil-others = и еще {"{"}n{"}"}
pupil-join-here = Входите здесь
pupil-qr = QR-код адреса этой комнаты
pupil-how-many = Сколько кубиков попало
pupil-share = Доля попавших бросков, бросок за броском
desk-title = Класс
desk-this-computer = только этот компьютер
desk-projector = Проектор
desk-close = Закрыть комнату
desk-activities = Задания
desk-results = Результаты
desk-closed-line = Комната закрыта
desk-closed-text = Запустите ячейку еще раз, чтобы открыть новую комнату.
desk-net-line = Пустить других из этой сети?
desk-net-who = Каждый в этой сети сможет открыть страницу комнаты. Без кода никто не войдет.
desk-net-see = Они видят то, что вы начинаете, и ни одного файла этого компьютера. Пока вы не закроете комнату.
desk-net-ask = Компьютер может спросить, разрешить ли Python входящие соединения. Разрешите для частных сетей.
desk-net-cafe = Не в кафе и не на вокзале.
desk-let-them = Пустить
desk-not-now = Не сейчас
desk-nobody-line = Пока никто не может войти
desk-only-title = Комнату открывает только этот компьютер.
desk-only-text = Это безопасно и подходит для пробы. Телефоны класса ее не видят.
desk-to-teach = Чтобы вести урок:
desk-step-net = Пустите других из этой сети. Сначала вы увидите, что это значит.
desk-step-qr = Тогда здесь и на проекторе появятся новый адрес и QR-код.
desk-let-join = Пустить других из этой сети
desk-open-page = Открыть здесь страницу ученика
desk-lobby-line = Ждем учеников
desk-qr = QR-код адреса этой комнаты
desk-code-note = Код есть и на проекторе.
desk-start-note = Выберите задание слева. Все экраны сменятся сразу.
desk-open-wall = Открыть окно для проектора
desk-stop = Закончить
desk-pupils = Учеников
desk-activity = Задание
desk-answers = Ответов
desk-right = Правильно
desk-no-results = Ответов пока нет.
desk-results-code = В ячейке:
desk-back = Назад
desk-close-line = Закрыть комнату?
desk-keep-plain = Сохранить без имен
desk-keep-plain-note = Ученик в файле — это номер.
desk-keep-names = Сохранить с никами
desk-keep-names-note = Комнату можно открыть снова, и все вернутся на свои места.
desk-keep-nothing = Ничего не сохранять
desk-keep-nothing-note = Все ответы исчезнут.
desk-save-close = Сохранить и закрыть
desk-just-close = Закрыть
desk-only-you = Это видите только вы
desk-asks-help = Просит помощи.
desk-helped = Готово
desk-hide-names = Скрыть имена
desk-show-names = Показать имена
desk-names-appear = Здесь появятся имена учеников.
desk-rename = Переименовать
desk-remove = Убрать из комнаты
desk-undo = Отменить
desk-how-many = Сколько кубиков попало
desk-share = Доля попавших бросков
desk-look = Заглянуть в эту партию
desk-look-lesson = Посмотреть на экран этого ученика
desk-all-pupils = Все ученики
desk-task = Задание
desk-hand = Рука
desk-said = Что сказал тренер
desk-all-boards = Все поля
desk-show-hands = Показать обе руки, только здесь
desk-hide-hands = Скрыть обе руки
desk-last-steps = Последние шаги
desk-move = Перенести на другой телефон
desk-move-text = На другом телефоне введите {"{"}code{"}"} как код комнаты. Это действует один раз, в течение десяти минут.
desk-send-hint = Отправить подсказку

# Plans and goals: what they are called, and what can be wrong with them.

plan-goal-card = { $counter }: втрачено карту
plan-goal-cards = { $counter }: втрачено { $n } { $n ->
    [one] карту
    [few] карти
   *[other] карт
 }
plan-goal-counter = { $counter }: фішку знято з поля
plan-goal-suppressed = { $counter }: фішку придушено
plan-goal-damage = { $counter }: завдано { $n } { $n ->
    [one] пошкодження
    [few] пошкодження
   *[other] пошкоджень
 }
plan-goal-disabled = { $counter }: виведено з ладу
plan-goal-destroyed = { $counter }: знищено
plan-goal-escaped = { $counter }: евакуйовано
plan-goal-controlled = { $side }: контроль над { $tile }
plan-goal-pinned = { $side }: сторону виснажено
plan-goal-won = { $side }: перемога

plan-too-long = Щоб відповісти точно, довелося б перебрати більш ніж { $limit } { $limit ->
    [one] позицію
    [few] позиції
   *[other] позицій
 }. Натомість змоделюйте план, скоротіть його або збільште межу.
plan-seconds = «{ $value }» – не тривалість. Вкажіть число секунд, більше за 0 і не більше за { $most }.
plan-empty = Тут немає плану. Запишіть його дії, кожну з нового рядка, наприклад: «Rifleman A: attack DE Riflemen B».
plan-lines = План – це список рядків, наприклад ["Rifleman A: attack DE Riflemen B"], або один текст із кількох рядків, а дано { $value }.
plan-no-goal = Тут немає мети. Назвіть хоча б одну, наприклад: «card DE Riflemen B».
plan-unknown-goal = «{ $name }» – не мета. { $hint } Мету записують так: «card DE Riflemen B», «cards 2 DE Riflemen B», «counter DE Riflemen B», «suppressed DE Riflemen B», «controlled 9A», «pinned DE» або «won US»; де є машини, ще й так: «damage 2 Medium Tank», «disabled Medium Tank», «destroyed Medium Tank» або «escaped LRDG Scout».
plan-goal-not-asked = Про мету «{ $name }» тут не запитували. { $hint }
plan-goal-off = На полі немає { $counter-gen }, тож ця мета недосяжна. Виберіть те, що є на полі.
plan-no-counter = У цій грі немає фішки «{ $name }». { $hint }
plan-no-thing = Тут немає «{ $name }», про що могла б бути ця мета. { $hint }
plan-no-pinning = Тут сторону { $side } виснажити не можна: у неї немає стрільців. Виберіть іншу мету.
plan-no-side = У цій грі немає сторони «{ $name }». { $hint }
plan-kind = Дія «{ $kind }» для цієї мети нічого не змінить. { $hint }
plan-not-your-turn = Найкращий хід шукають тоді, коли хтось має хід; { $side-set ->
    [no] зараз ходу не має ніхто.
   *[yes] зараз хід не сторони { $side }.
 }{ $acting-set ->
    [no] {" "}Гру закінчено.
   *[yes] {" "}Діє: { $acting }.
 }
plan-no-attack = Для «{ $line }» немає чого обчислювати. Назвіть атаку, надруковану на карті або доступну з місця в машині, наприклад: «Rifleman A: attack DE Riflemen B».
plan-no-shot = Для «{ $line }» кидати кістки немає на що. { $why }
plan-no-blast = «{ $line }» – не обстріл. Назвіть його, наприклад: «Mortar: blast».
plan-order = Порядок { $order } не підходить: назвіть кожну фішку у квадраті цілі один раз ({ $all }).
plan-no-fire = Жодною картою руки зараз не можна стріляти в { $counter-acc }. Виберіть іншу фішку або іншу мить.
plan-measure = Атаки не порівнюють за «{ $name }». { $hint }
plans-at-most = Це найкраще, що вдалося знайти: час скінчився раніше, ніж переглянуто всі способи. Жоден спосіб не дасть більше ніж { $percent }.

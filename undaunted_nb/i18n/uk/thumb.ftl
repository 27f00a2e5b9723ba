# Чому суперник зробив те, що зробив: прості правила кожної гри (games/*/thumb.py).

opponent-tried = Пробні партії закінчувалися з цією дією найкраще.
opponent-no-reason = Мій вибір – навмання.
opponent-careful = обачний гравець

# Undaunted

thumb-un-win = Беру під контроль { $tile }, бо це виграє гру.
thumb-un-control = Беру під контроль { $tile }, бо це дає мені { $points } { $points ->
    [one] очко
    [few] очки
   *[other] очок
 }.
thumb-un-deny = Беру під контроль { $tile }, бо { $enemy } втрачає там { $lost } { $lost ->
    [one] очко
    [few] очки
   *[other] очок
 }.
thumb-un-stop = Моя ціль – { $target }, бо ця фішка могла б узяти { $points } { $points ->
    [one] очко
    [few] очки
   *[other] очок
 } у квадраті { $tile }. Імовірність була { PERCENT($percent) }.
thumb-un-goal = Моя ціль – { $target }, бо влучання наближає мене до мети. Імовірність була { PERCENT($percent) }.
thumb-un-hit = Моя ціль – { $target }, бо влучання коштує ворогові карти або фішки. Імовірність була { PERCENT($percent) }.
thumb-un-suppress = Хочу придушити { $target-acc }, бо придушена фішка витратить наступну карту, щоб стати готовою.
thumb-un-blast = Обстрілюю { $tile }, бо там { $enemies ->
    [0] мій жетон цілі.
    [one] { $enemies } ворожа фішка.
    [few] { $enemies } ворожі фішки.
   *[other] { $enemies } ворожих фішок.
 }
thumb-un-aim = Кладу жетон цілі у квадрат { $tile }, бо там { $enemies } { $enemies ->
    [one] ворожа фішка.
    [few] ворожі фішки.
   *[other] ворожих фішок.
 }
thumb-un-nearer = Переміщую { $unit-acc } у квадрат { $tile }, бо { $steps ->
    [0] мені потрібен цей квадрат.
    [one] до { $goal } лишається { $steps } крок.
    [few] до { $goal } лишається { $steps } кроки.
   *[other] до { $goal } лишається { $steps } кроків.
 }
thumb-un-open = Кладу { $n ->
    [one] жетон
   *[other] жетони
 } у { $n ->
    [one] квадрат { $tiles }
   *[other] квадрати { $tiles }
 }, бо тоді туди можуть увійти мої інші загони.
thumb-un-shoot = Переміщую { $unit-acc } у квадрат { $tile }, бо звідти кращий постріл.
thumb-un-block = Переміщую { $unit-acc } у квадрат { $tile }, бо ворог не може контролювати його, доки там моя фішка.
thumb-un-cover = Переміщую { $unit-acc } у квадрат { $tile }, бо там захист { $cover }, а не { $before }.
thumb-un-escape = Переміщую { $unit-acc }, бо цей загін має залишити поле.
thumb-un-return = Повертаю { $unit-acc } на поле, бо поза полем загін нічого не може.
thumb-un-bolster = Беру з резерву: { $cards }. Карти загону дають більше дій і витримують більше влучань.
thumb-un-draw = Беру { $n } { $n ->
    [one] карту
    [few] карти
   *[other] карт
 }, бо більше карт – це більше дій у цей хід.
thumb-un-again = Повертаю на руку: { $cards }. У цей хід { $n ->
    [one] цю карту
   *[other] ці карти
 } можна зіграти двічі.
thumb-un-fog = Прибираю «Туман війни», бо він лише займає місце на руці.
thumb-un-conceal = Даю «Туман війни» супернику ({ $enemy }), бо він послаблює його колоду.
thumb-un-ready = Готую { $unit-acc }, бо придушена фішка не може діяти.
thumb-un-board = { $unit } тепер усередині: { $vehicle }. Усе потрібне мені далі ніж у сусідньому квадраті.
thumb-un-dismount = { $unit } тепер не в машині ({ $vehicle }), бо пішки може більше.
thumb-un-repair = Ремонтую: { $vehicle }. Нові пошкодження знищили б машину.
thumb-un-first = Обираю карту «{ $card }» (ініціатива { $value }), бо наступний хід може вирішити гру.
thumb-un-bid = Обираю карту «{ $card }» (ініціатива { $value }), бо хочу зіграти інші карти.
thumb-un-pick = Обираю { $target-acc }, бо це найкорисніше влучання.

# Memoir '44

thumb-m44-units = Граю карту «{ $card }», бо { $n ->
    [0] вона дає мені кілька наказів.
    [one] вона дає наказ { $n } корисному загону.
   *[other] вона дає накази { $n } корисним загонам.
 }
thumb-m44-grab = Граю карту «{ $card }», бо загони, яким вона дає накази, можуть іти до медалі на полі.
thumb-m44-bomb = Граю карту «{ $card }», бо вона кидає кубики проти ворога без наказу.
thumb-m44-heal = Граю карту «{ $card }», бо один із моїх загонів втратив фігури.
thumb-m44-dig = Граю карту «{ $card }», бо ворог може атакувати мої загони там, де вони є.
thumb-m44-objective = Переміщую { $unit-acc } на гекс { $to }, бо цей гекс дає медаль.
thumb-m44-head = Переміщую { $unit-acc } на гекс { $to }, бо звідти до медалі на гексі { $goal } лишається { $steps } { $steps ->
    [one] гекс.
    [few] гекси.
   *[other] гексів.
 }
thumb-m44-fire = Переміщую { $unit-acc } на гекс { $to }, бо звідти { $dice ->
    [one] { $dice } кубик
    [few] { $dice } кубики
   *[other] { $dice } кубиків
 } проти { $target-gen } на гексі { $at }.
thumb-m44-safer = Переміщую { $unit-acc } на гекс { $to }, бо там ворог менш небезпечний.
thumb-m44-closer = Переміщую { $unit-acc } на гекс { $to }, бо так ближче до ворога.
thumb-m44-finish = Атакую { $target-acc } на гексі { $hex }, бо { $dice ->
    [one] { $dice } кубик може
    [few] { $dice } кубики можуть
   *[other] { $dice } кубиків можуть
 } прибрати { $figures ->
    [one] останню фігуру.
    [few] останні { $figures } фігури.
   *[other] останні { $figures } фігур.
 } Імовірність була { PERCENT($percent) }.
thumb-m44-battle = Атакую { $target-acc } на гексі { $hex }, бо маю проти цього загону { $dice } { $dice ->
    [one] кубик.
    [few] кубики.
   *[other] кубиків.
 }
thumb-m44-clear = Прибираю дріт на гексі { $hex }, бо він заважає: { $unit }.
thumb-m44-sandbags = Кладу мішки з піском на гекс { $hex }, бо вони захищають { $unit-acc }.
thumb-m44-strike = Обираю { $n ->
    [one] { $target-acc } на гексі { $hex }
    [few] { $n } загони
   *[other] { $n } загонів
 }, бо там кубики карти дають найбільше.
thumb-m44-take = Займаю гекс { $to }, бо це добре місце для { $unit-gen }.
thumb-m44-overrun = Займаю гекс { $to }, бо тоді { $unit } ще раз у бою: { $dice ->
    [one] { $dice } кубик
    [few] { $dice } кубики
   *[other] { $dice } кубиків
 } проти { $target-gen }.
thumb-m44-retreat = Відводжу { $unit-acc } на гекс { $to }, бо це найкраще місце позаду.
thumb-m44-hold = Ігнорую прапор, бо { $unit } може лишитися на гексі { $hex }.
thumb-m44-ambush = Граю «Засідку», бо тоді мій загін кидає першим.

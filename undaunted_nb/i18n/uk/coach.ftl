# Lessons: what the coach says of any of them, what is missing in a goal, and what can be wrong with a lesson file.

coach-begin = Почати
coach-next = Далі
coach-again = Спробувати ще раз
coach-undo = Скасувати
coach-reset = Почати урок заново
coach-hint-1 = Куди дивитися
coach-hint-2 = Що робити
coach-next-lesson = Наступний урок: { $title }
coach-lesson-done = Це була остання вправа уроку «{ $title }»: урок пройдено.
coach-changed = Відколи ви пройшли цей урок, він змінився. Зроблене зараховано; «Почати урок заново» почне його спочатку.
coach-numbers = З вашими числами розв’язок, передбачений у цій вправі, не працює. Можливо, є інший, а може, й немає: вправу написано для чисел програми.
numbers-exercise = Вправу «{ $exercise }» з { $lesson } написано для чисел програми, і до чисел із { $file } вона не підходить: { $why } Перейдіть до іншої вправи або виконайте цю без того файла.
numbers-walkthrough = Крок { $step } прикладу не узгоджується з числами з { $file }: { $why } Перевірте ці числа ще раз або переглядайте приклад без того файла.
coach-go-on = Поки все правильно.
coach-can-try = Мети ще не досягнуто. Можна пробувати далі.
coach-card-gone = Ви витратили карту, потрібну для мети. Скасуйте цей хід і спробуйте інакше.
coach-out-of-reach = Після цього ходу мети вже не досягти. Скасуйте його і спробуйте інакше.
coach-missed = Так можна, але ця вправа вимагає іншого. Скасуйте хід і спробуйте ще раз.
plan-unlit = Тут нічого не підсвічено: знайти потрібне місце – це і є завдання.
coach-turn-over = Ваш хід завершено, а мети не досягнуто. Скасуйте його завершення і спробуйте ще раз.
coach-missing = Так можна, але мети не досягнуто: { $parts }.
coach-source = Правило
coach-answer-first = Спершу дайте відповідь на запитання; гра на полі – після цього.
coach-leave = Повернутися, де ви були

goal-reached = { $counter } { $counter-gender ->
    [m] має
   *[other] мають
 } стояти у { $tile }
goal-controlled = квадрат { $tile } має бути під вашим контролем
goal-scouted = у { $tile } має лежати ваш жетон боком «Розвідано» догори
goal-hit = треба влучити в { $counter-acc }
goal-suppressed = { $counter } { $counter-gender ->
    [m] має бути придушений
   *[other] мають бути придушені
 }
goal-gone = на полі не має бути { $counter-gen }
goal-drawn = { $card-set ->
    [yes] треба взяти карту «{ $card }»
   *[no] треба взяти { $n } { $n ->
        [one] карту
        [few] карти
        [many] карт
       *[other] карти
     }
 }
goal-won = { $side } { $side-gender ->
    [pl] мають
   *[other] має
 } перемогти
goal-over = гру має бути завершено

answer-yes = Так
answer-no = Ні
answer-none = Нічого
answer-hand = Рука
answer-discard = Скид
answer-deck = Колода
answer-play = Ігрова зона
answer-supply = Резерв
answer-removed = Поза грою
answer-counter = Не карта: знімають саму фішку

error-no-course = Для «{ $name }» немає курсу. Є: { $all }.
fault-no-lesson = Такого уроку немає. { $hint } Якщо це ваш власний файл, перевірте шлях до нього.
fault-unknown-language = Мови «{ $name }» тут немає. { $hint }
fault-unknown-rule = Правила «{ $name }» немає. { $hint }
fault-unknown-goal = Невідома мета «{ $name }». { $hint }
fault-unknown-opponent = Суперника «{ $name }» немає. { $hint }
fault-unknown-walkthrough = Покрокового прикладу «{ $name }» немає. { $hint }
fault-no-exercise = Немає жодної вправи; додайте принаймні одну [[exercise]].
fault-two-hints = Потрібні дві підказки – куди дивитися і що робити; знайдено { $n }.
fault-two-options = Потрібно принаймні два варіанти; додайте [[exercise.option]].
fault-value-name = «{ $name }» не годиться як назва значення: лише літери, цифри й дефіси, спершу літера.
fault-do-or-ask = У вправі є або «do» (що зіграти), або «ask» (на що відповісти): залиште щось одне.
fault-not-here = «{ $field }» не належить до вправ цього виду; приберіть.
fault-on-or-goal = У відповіді на хід є або «on» (дія), або «goal» (що тоді справджується): залиште щось одне.
fault-is-or-of = У варіанті є або «is» (що це), або «of» (значення): залиште щось одне.
fault-no-value = Значення «{ $name }» немає. Є: { $all }.
fault-value-dice = Для «{ $line }» кісток не кидають.
fault-value-attack = «{ $line }» – це не атака з обчисленням захисту: потрібна дія «Атакувати» чи «Придушити» фішкою, що є на полі, по фішці, що є на полі.
fault-no-event = Події «{ $kind }» не було. Відбулося: { $all }.
fault-no-event-field = У події «{ $kind }» немає поля «{ $field }». Є: { $all }.
fault-no-goal = Невідома мета «{ $name }». Є: { $all }.
fault-goal-form = Мету «{ $name }» задають не так; знайдено { $found }. Як треба, показано на сторінці про уроки.
fault-in-position = { $place }: { $fault }
fault-goal-at-once = Мети досягнуто ще до першої дії; задайте те, чого поки немає.
fault-unsolved = Розв’язок не досягає мети: { $parts }.
fault-reply-never = Ніяка дозволена чи запитана дія не викликає цієї відповіді{ $on ->
    [0] {""}
   *[other] {" "}(«{ $on }»)
 }: виправте «on» чи «goal» або приберіть її.
fault-not-one-right = Рівно один варіант має збігатися з відповіддю { $answer }; { $n ->
    [0] не збігається жоден
    [one] збігається { $n }
   *[other] збігаються { $n }
 }.
fault-not-one-place = «{ $expression }» має справджуватися рівно для одного місця; { $n ->
    [0] не справджується для жодного
   *[other] місць, для яких справджується: { $n }
 }.
fault-option-twice = Значення { $value } має й інший варіант.
fault-no-such-value = Тут потрібне «{ $name }», але такого значення немає. Значення тут: { $all }.
fault-pattern = Цей текст не можна подати так, як його записано: { $reason }. У фігурних дужках стоять значення, наприклад {"{ $sum }"}; див. сторінку про уроки.
coach-reset-sure = Почати урок заново? Ваші відповіді буде втрачено.

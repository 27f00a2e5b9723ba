# What `undaunted-nb check` shows of a scenario: a summary to compare with the book, and what cannot work.

review-of = { $what } × { $n }
review-points = { $what } ({ $n })
review-at = { $what } – { $place }
review-tiles = Квадрати: { $n }.
review-objectives = Ключові пункти, разом очок: { $n } ({ $each }).
review-structures = Об’єкти: { $each }.
review-goal = { $side }, для перемоги: { $goal-set ->
    [yes] { $goal }
   *[no] нічого
 }.
review-placed = { $side }, на полі: { $each-count ->
    [0] нічого
   *[other] { $each }
 }.
review-deck = { $side }, карт у колоді { $n }: { $each-count ->
    [0] нічого
   *[other] { $each }
 }.
review-supply = { $side }, карт у резерві { $n }: { $each-count ->
    [0] нічого
   *[other] { $each }
 }.
review-board = Поле: { $boards }.
review-board-country = сільська місцевість
review-board-beach = узбережжя
review-terrain = Викласти місцевість: { $each-count ->
    [0] нічого
   *[other] { $each }
 }.
review-objects = Об’єкти: { $each-count ->
    [0] нічого
   *[other] { $each }
 }.
review-units = { $side }, загонів { $n }: { $each-count ->
    [0] нічого
   *[other] { $each }
 }.
review-steep = Круті боки: { $sides }.
review-hand = { $side }, командних карт на руці: { $n }.
review-hexes = гекси місцевості
review-slabs = бункери й мости
review-obstacles = перешкоди (дріт, мішки, їжаки)
review-figures-infantry = фігурки піхоти ({ $side })
review-figures-armor = фігурки танків ({ $side })
review-figures-artillery = фігурки артилерії ({ $side })
review-doubts = Це може не працювати:
doubt-no-goal = { $side } не має мети, тож ця сторона не може перемогти. Додайте «goals».
doubt-points = { $side }: для перемоги треба очок { $wanted }, а на полі лише { $most }. Зменште число або додайте ключові пункти.
doubt-no-deck = { $side } не має карт у колоді. Додайте їх у «deck».
doubt-no-cards = { $counter }: фішка на полі, але без карт, тож вона ніколи не діятиме. Додайте карти або заберіть фішку.
doubt-no-way-on = { $counter }: карти є, але фішка не може вийти на поле. Поставте її у квадрат або додайте жетон пункту появи.
doubt-no-medals = { $side }: для перемоги треба 0 медалей, тож ця сторона не може перемогти. Укажіть «medals».
doubt-medals = { $side }: для перемоги треба медалей { $wanted }, а здобути можна лише { $most }. Зменште число або додайте загони чи цілі.
doubt-no-units = { $side } не має загонів. Додайте їх в «units».
doubt-no-hand = { $side } починає без командних карт. Укажіть «cards».
doubt-box = Тут потрібно: { $what } – { $n }, а в коробці лише { $most }.

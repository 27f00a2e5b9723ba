# What every game says that uses the kit (undaunted_nb/kit/small), and what a game is without.

kit-action = { $kind }{ $parts-set ->
    [yes] : { $parts }
   *[no] {""}
 }
kit-hand = Hand: { $side }
kit-hint-choose = Choose a card or an action.
kit-pile = { $pile }: { $n }
kit-stands = { $tile }: { $what }
kit-chance = Probability of success: { $percent }
kit-turn = Turn: { $side }
kit-score = Score: { $n }
kit-outcome = { $side-set ->
    [yes] { $side } wins.
   *[no] Nobody wins.
 }
kit-goal-gone = { $what } is removed
kit-goal-on = { $side } is on { $tile }
kit-event-turn = { $side } is next
kit-event-drawn = { $side } draws a card{ $card-set ->
    [yes] : { $card }
   *[no] {""}
 }
kit-event-over = The game is over
odds-kit-nothing = “{ $line }” has no dice, so there are no odds.
why-kit-hand = You don’t have this card.
why-kit-turn = It’s the other side’s turn.
why-kit-over = The game is over.
why-kit-chance = This can’t happen by chance now.
error-kit-no-kind = “{ $word }” is not an action. Actions: { $all }.
fault-kit-count = Expected { $wanted } entries, got { $n }.
fault-kit-impossible = This can’t be in a game.
fault-kit-stuck = Nobody can do anything in this position.
error-no-part = { $part ->
    [questions] This game has no questions.
    [odds] This game has no odds.
    [decks] This game has no odds of drawing cards.
    [building] Scenarios of this game can’t be built on the table.
    [thumb] This game has no rules of thumb, so only the random player plays it, and there is no advice.
   *[other] This game doesn’t have this.
 }
fault-drawing = “{ $what }” is not allowed in a drawing. A drawing has shapes, text and colors, and refers only to shared symbols (#un-…).
fault-drawing-xml = This is no SVG: { $why }.
added-broken = The installed package { $package } can’t be used: its { $kind ->
    [games] game
    [scenarios] pack of scenarios
    [lessons] course
   *[languages] language
 } “{ $name }” can’t be read. Update or uninstall it. { $why }
added-file = A file of the installed package { $package } can’t be used. { $why }
added-twice = The installed package { $package } adds { $kind ->
    [games] a game
    [scenarios] a pack of scenarios
    [lessons] a course
   *[languages] a language
 } with the name “{ $name }”, which is taken. It is left out.
added-name = The installed package { $package } adds “{ $name }” as { $kind ->
    [games] a game
    [scenarios] a pack of scenarios
    [lessons] a course
   *[languages] a language
 }. A name has only letters, digits, hyphens and underscores, so it is left out.
new-game-next = Install it with pip install -e { $folder }, then run: pytest { $folder }
new-game-name = “{ $name }” can’t be the name of a new game. Use lower-case letters and digits, and a name that no game has.
new-game-exists = { $folder } already exists. Name another folder.

guess-ask = { $title }. { $kind ->
    [hit] How likely is a hit?
    [chance] How likely is it?
   *[number] What is your guess?
 }
guess-label = Your guess
guess-add = Add
guess-undo = Take back
guess-taps = Tap a guess
guess-typing = Enter adds the guess. Tab leaves the box.
guess-truth = The answer
guess-truth-is = answer { $n }
guess-mean = average { $n }
guess-none = No guesses yet. Type or tap them.
guess-count = { $n ->
    [one] 1 guess
   *[other] { $n } guesses
 }
guess-off = { $n ->
    [one] One guess: { $mean }.
   *[other] { $n } guesses, { $mean } on average.
 } The answer is { $truth }. On average, a guess is off by { $off }{ $chance ->
    [yes] {" "}percentage points
   *[no] {""}
 }.
# The words between the numbers of a chance, as a person types it: 1 in 3. A comma is between two of them.
guess-between = in, out of, of
guess-number = Expected a { $chance ->
    [yes] chance, such as 40, 40%, 2/5 or 2 in 5
   *[no] number, such as 12 or 7.5
 }. Got “{ $value }”.
guess-most = A poll takes up to { $most } guesses. Make a new one for more.
guess-question = The question must be a text, such as "How likely is a hit?". Got { $value }.
guess-result = Expected a result, such as un.odds(2, 8). Got { $value }.
guess-truth-number = { $name } must be a number. Got { $value }.

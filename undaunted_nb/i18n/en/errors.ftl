# What a person's input can get wrong: what is wrong, and what to try.

list = { $first } and { $last }
plain = { $text }
plain-with-squad = { $name } { $squad }
verdict-legal = This action is legal.

error-illegal = “{ $action }” is not legal here. { $reasons }
error-unknown = { $what ->
    [kind] Unknown action “{ $name }”.
    [side] Unknown side “{ $name }”.
    [card] This side has no card “{ $name }”.
   *[other] “{ $name }” doesn’t fit here.
 }
error-how-many-arguments = “{ $kind }” has the wrong number of arguments: { $n } instead of { $bound ->
    [exact] { $least }
    [least] at least { $least }
   *[range] { $least } to { $most }
 }.
error-argument = “{ $kind }” expects { $wanted ->
    [number] whole numbers from 0 to { $most }
   *[name] names as text
 } as its arguments, but got { $found }.
error-number = { $name } must be a whole number from { $least } to { $most }, but it is { $value }.
error-no-action = { $line-set ->
    [no] This line is empty.
   *[yes] “{ $line }” is not an action.
 } An action looks like “Rifleman A: move 17B”, “Scout B: scout 3B 17B”, “end turn”, or “roll 5 8”.
error-no-colon = “{ $line }” doesn’t name an action. Put a colon between the card and its action, for example “Rifleman A: move 17B”, or type “end turn”.
error-no-kind = “{ $word }” is not a card action.{ $near-set ->
    [no] {""}
   *[yes] {" "}Did you mean “{ $near }”?
 } Actions: { $all }.
error-no-card = { $name-set ->
    [no] The name of the card is missing.
   *[yes] This side has no card “{ $name }”.
 }{ $near-set ->
    [no] {""}
   *[yes] {" "}Did you mean “{ $near }”?
 }
error-no-counter = Unknown counter “{ $name }”.{ $near-set ->
    [no] {""}
   *[yes] {" "}Did you mean “{ $near }”?
 } Write counters like this: “DE Riflemen A”.
error-no-tile = Unknown tile “{ $name }”.{ $near-set ->
    [no] {""}
   *[yes] {" "}Did you mean “{ $near }”?
 }
error-no-vehicle = Unknown vehicle “{ $name }”.{ $near-set ->
    [no] {""}
   *[yes] {" "}Did you mean “{ $near }”?
 }
error-no-seat = Unknown seat “{ $name }”.{ $near-set ->
    [no] {""}
   *[yes] {" "}Did you mean “{ $near }”?
 }
error-ambiguous = “{ $line }” can mean several things: { $candidates }. Write the full name.
error-too-much = “{ $kind }” is complete. Remove “{ $rest }”.
error-too-little = “{ $kind }” is not complete. Add the counter, then the tiles.
error-name-what = “{ $kind }” is not complete. Add { $form ->
    [target] its target
    [vehicle-seat] the vehicle, then the seat
   *[other] the seat
 }.
error-one-tile = “{ $kind }” needs exactly one tile, for example “{ $kind } 8A”, but got “{ $rest }”.
error-how-many = “{ $kind }” needs a number of cards, for example “{ $kind } 2”, but got “{ $rest }”.
error-dice = Expected dice as digits from 0 to 9 with spaces between them, for example “roll 5 8”, got “{ $dice }”.
error-chance-left = Nothing is left to roll or draw for “{ $chance }”. Remove it.
error-file = { $source }: { $count ->
    [one] 1 problem
   *[other] { $count } problems
 }. { $faults }

fault-cannot-write = Can’t write this file ({ $reason }). Choose another location.
fault-cannot-read = Can’t read this file ({ $reason }). Check its name.
fault-too-large = This file has more than { $most } characters, so it can’t be a file saved by undaunted-nb.
fault-not-text = The text is not valid UTF-8 from here on. Save the file as UTF-8.
fault-not-json = This is not valid JSON: { $reason }.
fault-too-deep = This is nested too deeply, or contains a number that is too large.
fault-not-object = The file must contain one JSON object, in braces.
fault-line-form = Expected a position on one line, such as “{ $version }.….…”.
fault-line-broken = This line is incomplete or was changed (its checksum doesn’t match). Copy the whole line again.
fault-no-scenario = Unknown scenario.{ $near-set ->
    [no] {""}
   *[yes] {" "}Did you mean “{ $near }”?
 } Available: { $all }. If it is your own file, check its path.
fault-format = “format” is “{ $found }”, but it must be one of { $wanted }.
fault-cells = This row has { $n } { $n ->
    [one] cell
   *[other] cells
 }. A row has { $most }: what, side, name, value.
fault-rows = This table has more than { $most } rows.
fault-not-csv = This is not a CSV file: a quotation mark is missing at the end of a cell.
fault-saved-game = This is a saved game, not a scenario. Open it with un.load(…).
fault-other-program = This is a scenario of another program, the { $program }. Convert it first: undaunted-nb import { $file }
fault-no-format = This is not a scenario file, because it doesn’t name a known format. Begin it with { $formats }.
fault-missing = “{ $field }” is missing. Add it.
error-language = Unknown language “{ $name }”. Available: { $all }.
place-data = position
place-text = line of text

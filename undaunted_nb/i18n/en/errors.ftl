# What a person's input can get wrong: what is wrong, and what to try.

list = { $first } and { $last }
plain = { $text }
verdict-legal = This may be done.

error-illegal = “{ $action }” may not be done here. { $reasons }
error-unknown = There is no { $what ->
    [kind] action “{ $name }”
    [side] side “{ $name }”
    [card] card “{ $name }” on this side
   *[other] “{ $name }” that fits here
 } in this game.
error-number = { $name } must be a whole number from { $least } to { $most }; it is { $value }.
error-no-action = { $line-set ->
    [no] An empty line is not an action.
   *[yes] “{ $line }” is not an action.
 } An action looks like “Rifleman A: move 17B”, “Scout B: scout 3B 17B”, “end turn” or “roll 5 8”.
error-no-colon = “{ $line }” names no action. Put a colon between the card and what it does, e.g. “Rifleman A: move 17B”; or type “end turn”.
error-no-kind = “{ $word }” is not something a card can do.{ $near-set ->
    [no] {""}
   *[yes] {" "}Did you mean “{ $near }”?
 } There are: { $all }.
error-no-card = { $name-set ->
    [no] No card is named here.
   *[yes] There is no card “{ $name }” on this side.
 }{ $near-set ->
    [no] {""}
   *[yes] {" "}Did you mean “{ $near }”?
 }
error-no-counter = There is no counter “{ $name }” to choose.{ $near-set ->
    [no] {""}
   *[yes] {" "}Did you mean “{ $near }”?
 } Counters are named like “DE Riflemen A”.
error-no-tile = There is no tile “{ $name }” on this board.{ $near-set ->
    [no] {""}
   *[yes] {" "}Did you mean “{ $near }”?
 }
error-no-vehicle = There is no vehicle “{ $name }” here.{ $near-set ->
    [no] {""}
   *[yes] {" "}Did you mean “{ $near }”?
 }
error-no-seat = There is no seat “{ $name }” here.{ $near-set ->
    [no] {""}
   *[yes] {" "}Did you mean “{ $near }”?
 }
error-ambiguous = “{ $line }” can mean several things: { $candidates }. Write the name in full.
error-too-much = After “{ $kind }” nothing more is needed; take “{ $rest }” away.
error-too-little = After “{ $kind }” something is missing: say which counter, then the tiles.
error-name-what = After “{ $kind }” something is missing: say { $form ->
    [target] what it is aimed at
    [vehicle-seat] which vehicle, then which seat
   *[other] which seat
 }.
error-one-tile = “{ $kind }” needs exactly one tile, e.g. “{ $kind } 8A”; found “{ $rest }”.
error-how-many = “{ $kind }” needs a number of cards, e.g. “{ $kind } 2”; found “{ $rest }”.
error-dice = The dice must be digits from 0 to 9 with spaces between them, e.g. “roll 5 8”; found “{ $dice }”.
error-chance-left = There is nothing left to roll or to draw for “{ $chance }”. Leave it out.
error-file = { $source }: { $count ->
    [one] one fault
   *[other] { $count } faults
 }. { $faults }

fault-cannot-write = this file cannot be written ({ $reason }); choose another place.
fault-cannot-read = this file cannot be read ({ $reason }); check its name.
fault-too-large = this file is larger than { $most } characters, so it is not one of ours.
fault-not-text = here it stops being UTF-8 text; save it as UTF-8.
fault-not-json = this is not JSON: { $reason }.
fault-too-deep = this is too deep, or has a number that is too large.
fault-not-object = the file must hold one JSON object, in braces.
fault-line-form = a position as one line looks like “{ $version }.….…” ; this does not.
fault-line-broken = this line was cut off or changed on the way (its checksum does not fit); copy it again, whole.
fault-no-scenario = there is no such scenario.{ $near-set ->
    [no] {""}
   *[yes] {" "}Did you mean “{ $near }”?
 } There are: { $all }. A file of your own must end in .toml.
fault-format = “format” is “{ $found }”; it must be one of { $wanted }.
fault-missing = “{ $field }” is missing; add it.
error-language = There is no language “{ $name }”. There are: { $all }.
place-data = position
place-text = line of text

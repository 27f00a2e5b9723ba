# What the line magic %undaunted answers. The names of its commands are the same in every language.

magic-unknown = { $near ->
    [none] Unknown command “{ $name }”. Commands of %undaunted: { $all }.
   *[other] Unknown command “{ $name }”. Did you mean “{ $near }”? Commands of %undaunted: { $all }.
}
magic-nothing-after = “{ $word }” is complete. Remove “{ $rest }”.
magic-lesson = Expected the number or the name of a lesson, got “{ $found }”. Try %undaunted lesson 3, or %undaunted lesson memoir44 3.
magic-number = Expected a number from 1 to { $of }, because this course has { $of } lessons. Got { $n }.
magic-no-table = No table is open. Open one first, for example with %undaunted lesson 1.
magic-no-coach = Only a lesson has hints. Open one with %undaunted lesson 1.
magic-no-hint = This page has no hint. Start its first exercise.

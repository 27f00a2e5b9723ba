# What the table has around the game: menu, log, full screen.

word-menu = More: language, speed, help
word-full = Full screen
word-close = Close
word-numbers = About the numbers
word-opponent = Opponent
word-reasons = Reasons of the opponent
word-reasons-on = Show
word-reasons-off = Hide
word-speed = Dice and the opponent’s turn
word-speed-step = Step by step
word-speed-1 = 1×
word-speed-2 = 2×
word-speed-now = At once
word-key-log = the log
word-key-full = full screen

# A language that is not complete, and a text that is shown in another one.

language-part = { $name } ({ PERCENT($percent) })
language-part-told = partly translated
untranslated = Not translated yet: shown in { $name }.

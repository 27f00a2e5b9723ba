# Links, positions as lines, and what the table copies and opens

fault-line-later = A later version of undaunted-nb wrote this line (it starts with “{ $version }”). Update undaunted-nb, or ask for the file.

link-nothing = This is neither a position nor a link of undaunted-nb. Copy all of it: a position starts with “un2.”, and a link contains “lesson=”, “scenario=”, “position=” or “replay=”.
link-many = Choose one: a lesson, a scenario, a position, or a replay.
link-too-long = This link would have more than { $most } characters, and many servers refuse that. Send the file or the line of text instead.
link-no-scenario = This is not a built-in scenario, and a link can’t open your files.{ $near-set ->
    [no] {" "}To share your own scenario, make a link to a position of it: the scenario is then inside.
   *[yes] {" "}Did you mean “{ $near }”?
 }
link-step = There is no step { $step }. Use a number from 0 to { $last }.
link-steps = This replay has more than { $most } decisions. Save it as a file and open that.
link-step-alone = Use “step” only with a replay.
link-side-alone = Use “side” only with a scenario, a position, or a replay.
link-no-replay = This game has no steps to replay. Make a link to its position instead.
link-lesson = There is no lesson { $number }. Use a number from 1 to { $last }.
link-no-lesson = Unknown lesson “{ $name }”. Use a number, or a name such as “normandy/moving”. “undaunted-nb lessons” lists the names.
link-no-repository = A link needs the repository on GitHub that has the notebooks. Name it with “owner” and “repo”, or set { $variable }=OWNER/REPO.
link-bad-name = “{ $value }” is not a valid name for “{ $name }”. Copy it from the address of the repository on GitHub.
link-bad-setting = “{ $value }” in { $variable } is not a repository. Write OWNER/REPO, or OWNER/REPO@BRANCH.
link-no-host = A link to a hub needs its address. Give “host”, or set { $variable }, for example to https://hub.example.org.
link-bad-host = “{ $value }” is not the address of a server. It starts with https://, for example https://hub.example.org.
link-colab = Colab can’t read its own address. Tell the other person to run the notebook, and then to paste this link into the table.
link-whole = This link contains the whole position, with both hands and decks.

# On the table

copy-whole = It contains every card of both sides.
copy-dealt = The cards that you can’t see are dealt again. The real ones stay secret.
copy-replay = It contains the whole game, step by step, with every card.
copy-replay-later = A replay shows both hands, so you can copy it when the game is over.
copy-no-steps = There is nothing to replay yet.
copy-lesson = It opens this lesson at its beginning.
copy-explore = Paste it into a cell. It opens the explorer with the numbers of this attack.
copy-explore-later = Choose an attack on the table to copy its numbers for the explorer.
word-share = Copy or open
word-copy = Copy
word-copy-position = Position
word-copy-replay = Replay
word-copy-link = Link
word-copy-svg = Picture (SVG)
word-copy-png = Picture (PNG)
word-copy-explore = Explorer
word-copied = Copied: {"{what}"}. {"{note}"}
word-copy-by-hand = The browser doesn’t let a page copy here. The text is selected: press Ctrl C.
word-copy-saved = Saved as {"{name}"}, because the browser doesn’t let a page copy pictures here.
word-copy-text = Text to copy
word-paste = Open a position or a link
word-paste-box = Paste a position or link here
word-paste-open = Open
word-paste-replaces = It replaces the game on this table.
word-key-paste = open the copied position or link
home-paste = Open a position or a link
    .text = Somebody sent you a position, a replay, or a link? It opens on this table.
home-import = Add this progress to yours?
    .text = Somebody’s progress came with what you opened. It can also be your own from another page. Yours would change like this:
home-import-lessons = Lessons with new or better results: { $n }
home-import-known = Lessons that you can skip: { $n }
home-import-rules = Rules with other results: { $n }
home-import-asked = More questions: { $n }
home-import-add = Add it to my progress
home-import-undoable = You can undo this.
home-import-leave = Leave my progress as it is
home-import-done = The progress was added
home-import-nothing = Your progress already has all of this
home-import-undo = Undo the last import
home-import-kept = What you have done since then is kept.

# The prose of the notebooks that are made from lessons.

notebooks-run = Run the cell below: click into it and press Shift + Enter. The lesson goes on where you left it.
notebooks-quiz = Questions
    .text = Do you know the rules of this lesson by now? Run the next cell. Each question is about a position that was made for it, and the engine judges your answer.
notebooks-previous = Previous lesson: { $link }
notebooks-next = Next lesson: { $link }
notebooks-exists = this file is there already; choose another name, or write over it with --force.

"""Hold the subjects of commits to the form that the history is read in: short, imperative, one thing.

`python -m tests.project.subjects FILE` checks the message in a file, as Git's hook asks. Without a file it checks the branch.
"""

import re
import subprocess
import sys
from pathlib import Path

from tests.project.paths import ROOT

FIRST = "2bc4e878"
"""The subjects after this commit are checked."""
LENGTH = 72
VERBS = frozenset(Path(__file__).with_name("verbs.txt").read_text("utf-8").split())
SECOND = re.compile(r";|\band (?:{}) (?:the|an?|its?|their|all|each|every|no)\b".format("|".join(verb.lower() for verb in sorted(VERBS))))
"""A second sentence, or a second verb with an object of its own: "and test" may be a noun, "and test the board" is not."""
FROM_GIT = ("Merge ", "Revert ", "fixup! ", "squash! ")


def find_faults(subject: str) -> list[str]:
    """Return a sentence for each thing that is wrong with a commit's subject."""
    if subject.startswith(FROM_GIT):
        return []
    first = subject.partition(" ")[0]
    faults = []
    if len(subject) > LENGTH:
        faults.append(f"It has {len(subject)} characters. The most is {LENGTH}: put the rest into the body.")
    if first not in VERBS:
        faults.append(
            f'It starts with "{first}". Start with what the commit does: "Add", "Fix", "Keep" (tests/project/verbs.txt lists the verbs).'
        )
    if SECOND.search(subject):
        faults.append("It names two things. Make two commits, or name what both are for.")
    if subject.endswith("."):
        faults.append("It ends in a full stop: leave it out.")
    return faults


def read_subject(message: str) -> str:
    """Return the first line of a message that Git keeps."""
    return next((line.strip() for line in message.splitlines() if line.strip() and not line.startswith("#")), "")


def list_subjects() -> list[str]:
    """Return the subjects after `FIRST`. A clone without its history has none to check."""
    known = subprocess.run(["git", "merge-base", "--is-ancestor", FIRST, "HEAD"], cwd=ROOT, capture_output=True, check=False)
    if known.returncode:
        return []
    log = ["git", "log", "--no-merges", "--format=%s", f"{FIRST}..HEAD"]
    return subprocess.run(log, cwd=ROOT, capture_output=True, text=True, check=True).stdout.splitlines()


def main(*files: str) -> int:
    subjects = [read_subject(Path(file).read_text("utf-8")) for file in files] if files else list_subjects()
    faults = [f"{subject}\n  {fault}" for subject in subjects for fault in find_faults(subject)]
    sys.stderr.write("".join(f"{fault}\n" for fault in faults))
    return bool(faults)


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))

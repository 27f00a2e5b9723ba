# Pages without code, for visitors who have no folder of their own.

home-carry = Keep your progress
    .text = Your progress on this page is lost when you close it. Copy the link or the line. Next time, open the link, or paste the line here.
home-carry-link = Link with your progress
home-carry-line = Progress as a line of text
page-stopped = Reload this page to start again.
word-stopped-keys = Shift + Enter

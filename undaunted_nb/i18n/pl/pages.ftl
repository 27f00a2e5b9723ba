word-stopped-keys = Shift + Enter

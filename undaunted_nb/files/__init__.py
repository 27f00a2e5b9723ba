"""Reading and writing: checked files with all their faults, TOML, saves that survive a crash."""

"""Rules of thumb and estimates of positions."""

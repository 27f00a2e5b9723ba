quiz-point = Możesz też wskazać miejsce na planszy.

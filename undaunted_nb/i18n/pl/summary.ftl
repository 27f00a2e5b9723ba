word-summary-save = Zapisz do druku

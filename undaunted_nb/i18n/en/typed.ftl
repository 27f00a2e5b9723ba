typed-again = Start again
typed-bring-back = Bring them back
typed-returned = Your entries from last time are here. “Start again” begins an empty list.
typed-damaged = A part of your entries could not be read. Everything readable is here, and the whole file is now { $place }.
typed-elsewhere = Another notebook saved its entries in the same place. They are now in { $place }.
typed-unsaved = Your entries are not saved. { $reason }
typed-name = A name must be a text of at most { $most } characters, such as "7B". Got { $value }.

# What keeps a file from being opened by its address.

address-form = This is not a valid address. Copy it from the address bar of the browser again.
address-http = This address is not secure. Begin it with https://, for example { $near }
address-scheme = Addresses that begin with “{ $name }” can’t be opened. Use one that begins with https://.
address-redirect = This address leads to one that doesn’t begin with https://, so it wasn’t opened: { $to }
address-large = This file is too large. The maximum is { $most } kB.
address-not-text = This file is not text. Open the address of a scenario or a saved game.
address-missing = There is no file at this address (the server’s answer is { $code }). Check the address.
address-forbidden = The server doesn’t give this file to everyone (its answer is { $code }). Download it, and open it by its path.
address-answer = The server can’t give this file (its answer is { $code }). Try again later.
address-slow = The file didn’t come in time (limit in seconds: { $n }). Try again later, or download it and open it by its path.
address-offline = The server { $host } can’t be reached. Check the address, and whether this computer is online.
address-certificate = The certificate of this server is not valid, so the address wasn’t opened. Download the file, and open it by its path.
address-broken = The connection to this server failed. Try again, or download the file and open it by its path.
address-page = This is the address of a web page, not of the file. { $near-set ->
    [yes] Try { $near }
   *[no] On the page, open the file as “Raw”, and copy that address.
 }
address-browser = The browser can’t load this address. The computer may be offline, or the site may not let other pages read its files. Download the file, and open it by its path.

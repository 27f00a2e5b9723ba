# Why a file cannot be read or written. The reason follows a colon or is in parentheses: it begins with a small letter and has no full stop.

reason-bad-name = no file can have this name
reason-busy = another program is using it
reason-device = the disk reports an error
reason-escape = a backslash is followed by a character that does not belong there
reason-escape-code = a backslash is followed by a code that is not a character
reason-exists = a file or folder with this name already exists
reason-folder = it is a folder
reason-full = the disk is full
reason-large = the file would be too large
reason-long-name = the name is too long
reason-loop = its links lead in a circle
reason-many-open = too many files are open
reason-missing = the file or folder does not exist
reason-not-allowed = you have no permission
reason-not-empty = the folder is not empty
reason-not-folder = part of the path is not a folder
reason-other = Python says “{ $words }”
reason-read-only = this disk is read-only

reason-json-bom = the text begins with an invisible mark
reason-json-colon = a colon is missing
reason-json-comma = a comma is missing
reason-json-control = a text contains a line break or another control character
reason-json-last-comma = the comma before the closing bracket is not allowed
reason-json-more = the file goes on after the end of the data
reason-json-name = a name in double quotation marks is missing
reason-json-value = a value is missing
reason-open-text = a quotation mark is missing at the end of a text

reason-toml-array = a list has no closing bracket
reason-toml-character = a character here is not allowed
reason-toml-date = this date or time does not exist
reason-toml-equals = an equals sign is missing after a name
reason-toml-heading = a heading has no closing bracket
reason-toml-key = a name cannot begin with this character
reason-toml-newline = a line must end here
reason-toml-statement = a line must begin with a name or a bracket
reason-toml-table = an inline table has no closing brace
reason-toml-twice = the same name occurs twice
reason-toml-value = this is not a value, and a text needs quotation marks

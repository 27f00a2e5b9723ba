"""What a table knows between two clicks, without a browser."""

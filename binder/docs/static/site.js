// A page that was opened as a file cannot read other files, so search results there have no excerpts. The index is a script, which can be read.
if (location.protocol === "file:") DOCUMENTATION_OPTIONS.SHOW_SEARCH_SUMMARY = false;

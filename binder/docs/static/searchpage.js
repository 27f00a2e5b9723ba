// The page of results: those of each game and of the other pages, the subject with the best result first.
{
  const query = new URLSearchParams(location.search).get("q") ?? "";
  const box = document.getElementById("search-results");
  for (const field of document.querySelectorAll("input[name=q]")) field.value = query;
  const add = (parent, tag, text = "", more = {}) => parent.appendChild(Object.assign(document.createElement(tag), { textContent: text }, more));
  const subjects = { ...searchWords.games, page: [searchPages.index] };
  const found = Object.entries(subjects)
    .map(([subject, indexes]) => [subject, find(query, indexes, searchWords)])
    .filter(([, results]) => results.length)
    .sort(([, [[, one]]], [, [[, other]]]) => other - one);
  for (const [subject, results] of found) {
    add(box, "h2", searchPages.names[subject]);
    const list = add(box, "ul", "", { className: "search" });
    for (const [[kind, id]] of results) {
      const [title, address, chapter, text] = searchPages.shown[subject][`${kind} ${id}`];
      const item = add(list, "li");
      add(item, "a", title, { href: address });
      if (chapter !== title) add(item, "small", ` ${chapter}`);
      add(item, "p", text);
    }
  }
  if (query && !found.length) add(box, "p", searchPages.none);
}

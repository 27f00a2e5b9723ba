// The order of search results: a rule whose title you typed comes first, then pages of rules, then the rest.
var Scorer = {
  score: ([page, , anchor, , score, , kind]) => score + (page.startsWith("rules/") ? (kind === "title" && anchor ? 30 : 3) : 0),
  objNameMatch: 11,
  objPartialMatch: 6,
  objPrio: { 0: 15, 1: 5, 2: -5 },
  objPrioDefault: 0,
  title: 15,
  partialTitle: 7,
  term: 5,
  partialTerm: 2,
};

// The search of the table (undaunted_nb/lessons/reference/search.py) in a page. Everything it knows, numbers too, is in the data (searchdata.py).
// One index holds the words of one game in one language. It has the results, the phrases (their titles and texts), the stems with
// their words and the phrases with each, and the stems that mean the same.
/* exported find */

const WORD = /[\p{L}\p{N}]+(?:[’'-][\p{L}\p{N}]+)*/gu;
const fold = (text) => text.toLowerCase().normalize("NFKD").replace(/[\p{M}’'ʼ]/gu, "");

/** The results for a query in some indexes of one subject, the best first: [result, score], with at most `most` of each kind. */
function find(query, indexes, data) {
  const { most, longest, words: many, weak } = data.numbers;
  const all = (query.slice(0, longest).match(WORD) ?? []).map(fold);
  const telling = all.filter((word) => !data.stop.includes(word));
  const words = [...new Set(telling.length ? telling : all)].slice(0, many);
  const scores = new Map();
  const results = new Map();
  for (const [index, fits] of allFits(indexes.map(read), words, data)) {
    for (const [result, score] of scored(index, fits, data.numbers)) {
      const id = result.slice(0, 2).join(" ");
      results.set(id, result);
      scores.set(id, Math.max(scores.get(id) ?? 0, score));
    }
  }
  const enough = weak * Math.max(0, ...scores.values());
  const count = {};
  return [...scores]
    .filter(([, score]) => score >= enough)
    .sort(([a, one], [b, other]) => other - one || (a < b ? -1 : 1))
    .map(([id, score]) => [results.get(id), score])
    .filter(([[kind]]) => (count[kind] = (count[kind] ?? 0) + 1) <= most);
}

/** An index with its words by stem and its phrases by word. */
function read(index) {
  if (!index.places) {
    index.places = new Map();
    index.forms = new Map();
    index.rare = new Map();
    for (const [stem, [rare, words]] of Object.entries(index.stems)) {
      index.forms.set(stem, Object.keys(words));
      for (const [word, places] of Object.entries(words)) {
        index.places.set(word, places);
        index.rare.set(word, rare);
      }
    }
    index.alike = new Map(Object.entries(index.same));
  }
  return index;
}

/** What fits each word in each index. Only a word that no language has is taken for one with a typing error. */
function allFits(indexes, words, data) {
  const found = indexes.map((index) => [index, words.map((word) => fit(index, word, data))]);
  words.forEach((word, i) => {
    if (word.length < data.numbers.long || found.some(([, fits]) => fits[i].size) || near(word, data.stop).length) return;
    for (const [index, fits] of found) fits[i] = mistyped(index, word, data);
  });
  return found;
}

function fit(index, word, data) {
  const { whole, form, same, prefix } = data.numbers;
  const stem = stemmed(word, index.language, data);
  const fits = new Map();
  for (const one of index.alike.get(stem) ?? []) for (const other of index.forms.get(one) ?? []) fits.set(other, same);
  for (const other of index.forms.get(stem) ?? []) fits.set(other, form + (whole - form) * alike(word, other));
  if (!fits.size) for (const other of index.places.keys()) if (other.startsWith(word)) fits.set(other, prefix);
  return fits;
}

function mistyped(index, word, data) {
  const { whole, form, typo } = data.numbers;
  const found = new Set(near(word, [...index.places.keys()]));
  for (const other of near(stemmed(word, index.language, data), [...new Set([...index.forms.keys(), ...index.alike.keys()])]))
    for (const stem of [other, ...(index.alike.get(other) ?? [])]) for (const form of index.forms.get(stem) ?? []) found.add(form);
  return new Map([...found].map((other) => [other, typo * (form + (whole - form) * alike(word, other))]));
}

const doubled = /(?!s)(\p{L})\1/gu;
const stemmed = (word, language, data) =>
  data.endings[language].reduce((stem, [ending, instead]) => stem.replace(new RegExp(ending, "u"), instead), word.replace(doubled, "$1"));

const near = (word, others) => others.filter((other) => oneOff(word, other));

/** Whether one letter was left out, added or changed, or two neighbors changed places. */
function oneOff(word, other) {
  const [short, long] = word.length <= other.length ? [word, other] : [other, word];
  if (long.length - short.length > 1) return false;
  const i = common(short, long);
  if (short.length < long.length) return short.slice(i) === long.slice(i + 1);
  return short.slice(i + 1) === long.slice(i + 1) || (short[i] === long[i + 1] && short[i + 1] === long[i] && short.slice(i + 2) === long.slice(i + 2));
}

/** The number of letters at the beginning that two words have in common. */
function common(one, other) {
  let i = 0;
  while (i < one.length && i < other.length && one[i] === other[i]) i++;
  return i;
}

/** Which share of two words their beginnings and their ends have in common. */
function alike(word, other) {
  const [least, most] = [Math.min(word.length, other.length), Math.max(word.length, other.length)];
  const first = common(word, other);
  let last = 0;
  while (last < least - first && word.at(-1 - last) === other.at(-1 - last)) last++;
  return (first + last) / most;
}

/** The results in one index, each with the score of its best title and of its text. */
function scored(index, fits, { text, close, exact }) {
  const weights = fits.map((fit) => weight(index, [...fit.keys()]));
  const whole = weights.reduce((sum, one) => sum + one, 0);
  const got = new Map();
  const matched = new Map();
  fits.forEach((fit, i) => {
    const best = new Map();
    for (const [word, fits] of fit)
      for (const place of index.places.get(word)) {
        best.set(place, Math.max(best.get(place) ?? 0, fits * weights[i]));
        matched.set(place, (matched.get(place) ?? new Set()).add(word));
      }
    for (const [place, score] of best) got.set(place, (got.get(place) ?? 0) + score);
  });
  const titles = new Map();
  const texts = new Map();
  for (const [place, score] of got) {
    const [of, title, all] = index.phrases[place];
    const part = score / whole;
    if (!title) {
      texts.set(of, text * part * score);
      continue;
    }
    const share = [...matched.get(place)].reduce((sum, word) => sum + index.rare.get(word), 0) / all;
    const closeness = Math.min(part, share) > close ? exact : 0.4 + 0.6 * share;
    titles.set(of, Math.max(titles.get(of) ?? 0, index.results[of][2] * closeness * part * score));
  }
  return [...new Set([...titles.keys(), ...texts.keys()])].map((of) => [index.results[of], (titles.get(of) ?? 0) + (texts.get(of) ?? 0)]);
}

/** The weight of words that are one word for a query. The fewer results have any of them, the greater. */
function weight(index, words) {
  const found = new Set(words.flatMap((word) => index.places.get(word).map((place) => index.phrases[place][0])));
  return Math.log(1 + index.results.length / Math.max(1, found.size));
}

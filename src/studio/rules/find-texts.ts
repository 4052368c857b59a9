// Finding a text by what it says, as people remember it: without its quotation marks and accents, and with a number where
// the text has a placeholder.

/** A text and the words that are looked for, each made alike. */
export function alike(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}]/gu, '')
    .replace(/[‘’‚`´]/g, "'")
    .replace(/[“”„«»]/g, '"')
    .replace(/[‐-―]/g, '-')
    .replaceAll('…', '...')
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .trim();
}

/**
 * A text's rank for a search: 3 in these words, 2 when it has each of them, 1 when the others may be numbers or what its
 * placeholders stand for, 0 when it does not say it. An empty search finds everything.
 */
export function saysIt(text: string, search: string): 0 | 1 | 2 | 3 {
  const wanted = alike(search);
  const said = alike(text);
  if (said.includes(wanted)) return 3;
  const words = wanted.split(' ');
  if (words.every((word) => said.includes(word))) return 2;
  const wordsAlone = words.filter((word) => !/^[\d.,:]+$/.test(word)).join(' ');
  // A page may show a number beside a text that has no place for it.
  if (wordsAlone !== '' && wordsAlone !== wanted && withoutPlaces(said).includes(wordsAlone)) return 1;
  return literalShare(said, wanted) >= leastShare ? 1 : 0;
}

const place = /\{\w+\}/g;

/** The share of a search that the text itself has to say, while the rest may be what its placeholders stand for. */
const leastShare = 0.3;

function withoutPlaces(text: string): string {
  return text.replace(place, '').replace(/\s+/g, ' ').trim();
}

/** The share of a search that stands in a text between its placeholders; 0 for a text that has none. */
function literalShare(said: string, wanted: string): number {
  const parts = said.split(place).map((part) => part.replace(/^[^\p{L}\d]+|[^\p{L}\d]+$/gu, ''));
  if (parts.length === 1) return 0;
  const found = parts.filter((part) => part !== '' && wanted.includes(part));
  return found.join('').length / wanted.length;
}

/** The entries that say what is looked for, best first; those that say it equally well stay in their order. */
export function findTexts<Entry>(
  entries: readonly Entry[],
  search: string,
  textOf: (entry: Entry) => string,
): Entry[] {
  return entries
    .map((entry) => ({ entry, rank: saysIt(textOf(entry), search) }))
    .filter(({ rank }) => rank > 0)
    .sort((one, other) => other.rank - one.rank)
    .map(({ entry }) => entry);
}

/** The longest stretch of a text without a placeholder: a page shows it as it stands here. */
export function literalPart(text: string): string {
  const parts = text.split(/\{\w+\}|\n+/).map((part) => part.trim());
  return parts.reduce((longest, part) => (part.length > longest.length ? part : longest), '');
}

// Finds texts by their words as people remember them: without quotation marks and accents, and with a number where the
// text has a placeholder.

/** Simplifies a text or a search, so that the two can be compared. */
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
 * Returns the rank of a text for a search: 3 if the text has the searched words in a row, 2 if it has each of these
 * words somewhere, 1 if the words that it lacks may be numbers or values of its placeholders, 0 if the text does not
 * match. An empty search matches every text.
 */
export function saysIt(text: string, search: string): 0 | 1 | 2 | 3 {
  const wanted = alike(search);
  const said = alike(text);
  if (said.includes(wanted)) return 3;
  const words = wanted.split(' ');
  if (words.every((word) => said.includes(word))) return 2;
  const wordsAlone = words.filter((word) => !/^[\d.,:]+$/.test(word)).join(' ');
  // A page may show a number beside a text that has no placeholder for the number.
  if (wordsAlone !== '' && wordsAlone !== wanted && withoutPlaces(said).includes(wordsAlone)) return 1;
  return literalShare(said, wanted) >= leastShare ? 1 : 0;
}

const place = /\{\w+\}/g;

/** The least share of a search that must be in the text itself; the rest may be values of its placeholders. */
const leastShare = 0.3;

function withoutPlaces(text: string): string {
  return text.replace(place, '').replace(/\s+/g, ' ').trim();
}

/**
 * Returns the share of a search that is in a text between the text's placeholders; 0 for a text without placeholders.
 */
function literalShare(said: string, wanted: string): number {
  const parts = said.split(place).map((part) => part.replace(/^[^\p{L}\d]+|[^\p{L}\d]+$/gu, ''));
  if (parts.length === 1) return 0;
  const found = parts.filter((part) => part !== '' && wanted.includes(part));
  return found.join('').length / wanted.length;
}

/** Returns the entries that match a search, best first; entries of the same rank keep their order. */
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

/** Returns the longest part of a text between its placeholders, which pages show unchanged. */
export function literalPart(text: string): string {
  const parts = text.split(/\{\w+\}|\n+/).map((part) => part.trim());
  return parts.reduce((longest, part) => (part.length > longest.length ? part : longest), '');
}

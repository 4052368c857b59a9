// Finds the words in which two texts differ, so that an operator sees one changed word in a page of notes at a glance.

export type ChangedWords = { lead: string; before: string; after: string; trail: string };

/** Unchanged words that are shown before and after the difference. */
const around = 6;

/**
 * Returns the words that differ, with up to six unchanged words on either side; '…' marks where more unchanged words
 * are left out.
 */
export function changedWords(before: string, after: string): ChangedWords {
  const [old, now] = [before.split(/(?<=\s)/), after.split(/(?<=\s)/)];
  const shorter = Math.min(old.length, now.length);
  let start = 0;
  while (start < shorter && old[start] === now[start]) start += 1;
  let end = 0;
  while (end < shorter - start && old.at(-1 - end) === now.at(-1 - end)) end += 1;
  const lead = now.slice(Math.max(0, start - around), start).join('');
  const trail = now.slice(now.length - end, now.length - end + around).join('');
  return {
    lead: start > around ? `… ${lead}` : lead,
    before: old.slice(start, old.length - end).join(''),
    after: now.slice(start, now.length - end).join(''),
    trail: end > around ? `${trail}…` : trail,
  };
}

/** Returns HTML as the text that a reader sees, one line for each paragraph. */
export function readableText(html: string): string {
  return html
    .replace(/<(?:br|\/p|\/li|\/h[1-6]|\/blockquote|\/div)\b[^>]*>/gi, '\n')
    .replace(/<[^>]*>/g, '')
    .replace(/&(amp|lt|gt|quot|nbsp|#39);/g, (_, name: string) => named[name] ?? '')
    .trim();
}

const named: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  nbsp: ' ',
  '#39': "'",
};

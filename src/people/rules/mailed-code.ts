// The code stands beside a mailed link, and is typed in the browser that asked for it. Its signs are
// consonants and digits that nobody takes for another: no code is a word, and no word around a code is taken
// for one.

export const mailedCodeSigns = '23456789BCDFGHJKMNPQRSTVWXYZ';
export const mailedCodeLength = 8;

const half = `[${mailedCodeSigns}]{${mailedCodeLength / 2}}`;
const shown = new RegExp(`(?<![A-Z0-9])(${half})[-.\\s]*(${half})(?![A-Z0-9])`);

/** The code in what a person typed or pasted, also with words around it; null without one. */
export function readMailedCode(typed: string): string | null {
  const text = typed
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[\p{Pd}_\u2212\u30fb\u30fc\u00b7\u2022]/gu, '-')
    // Signs without a shape come along when something is pasted.
    .replace(/\p{Cf}/gu, '');
  // A code may have a blank after each sign, as people read it aloud.
  const alone = text.replace(/[\s.-]+/g, '');
  const [, first, second] = shown.exec(alone) ?? shown.exec(text) ?? [];
  return first && second ? first + second : null;
}

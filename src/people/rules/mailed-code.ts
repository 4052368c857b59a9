// The code in a mail beside the link; it is typed in the browser that asked for the mail. Codes have only consonants
// and digits that don't look alike. Therefore no code is a word, and no word that was pasted with a code is read as a
// code.

export const mailedCodeSigns = '23456789BCDFGHJKMNPQRSTVWXYZ';
export const mailedCodeLength = 8;

const half = `[${mailedCodeSigns}]{${mailedCodeLength / 2}}`;
const shown = new RegExp(`(?<![A-Z0-9])(${half})[-.\\s]*(${half})(?![A-Z0-9])`);

/** Finds the code in what a person typed or pasted, even with words around it; null if there is none. */
export function readMailedCode(typed: string): string | null {
  const text = typed
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[\p{Pd}_\u2212\u30fb\u30fc\u00b7\u2022]/gu, '-')
    // Pasted text may have invisible characters.
    .replace(/\p{Cf}/gu, '');
  // People may type a blank after each character, as they read it aloud.
  const alone = text.replace(/[\s.-]+/g, '');
  const [, first, second] = shown.exec(alone) ?? shown.exec(text) ?? [];
  return first && second ? first + second : null;
}

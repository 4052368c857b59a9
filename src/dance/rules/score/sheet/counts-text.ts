// Texts about numbers of counts, for an operator.

/** The largest count that a problem names as a number. */
const mostSaid = 999_999;

export function countsText(counts: number): string {
  if (counts > mostSaid) return `more than ${mostSaid.toLocaleString('en')} counts`;
  return counts === 1 ? '1 count' : `${counts.toLocaleString('en')} counts`;
}

/** A sentence about a line that names a sum, which should be that of all phrases above the line or of the last one. */
export function sumText(counts: number, phrases: readonly { counts: number }[]): string {
  const all = phrases.reduce((sum, phrase) => sum + phrase.counts, 0);
  return counts === all || counts === phrases.at(-1)?.counts
    ? `This line was read as the sum of the lines above, ${countsText(counts)}, which is not danced.`
    : `This line was read as a sum, which is not danced. It says ${countsText(counts)}, and the lines above have ${countsText(all)}.`;
}

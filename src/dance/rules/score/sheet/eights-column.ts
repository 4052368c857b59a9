// Finds columns of a table that count or number eights, where a sheet has counts.

import { columnsIn } from './sheet-table.ts';

/** Matches names such as '8s', '8 Count', 'Achter' or 'Counts (8s)'. */
const named =
  /^(?:counts?\s*)?\(?(?:8[\s-]?count|8['’]?s|eights?|8er|achter|ochos?|huits?|oitos?|otto)\)?\s*:?$/i;

/**
 * Returns a sentence about the cell of a row of names that heads numbers of eights, or null. `next` are the cells of the
 * row below.
 */
export function eightsProblem(names: readonly string[], next: readonly string[]): string | null {
  const at = names.findIndex((name, index) => named.test(name) && /^[1-7]$/.test(next[index] ?? ''));
  const found = names[at];
  const isNames = columnsIn(names.map((name, index) => (index === at ? 'counts' : name))) !== null;
  // Another column may have the counts.
  const counted = columnsIn(names)?.indexOf('counts') ?? -1;
  return found === undefined || !isNames || (counted >= 0 && counted !== at)
    ? null
    : `The column “${found}” may count eights or number them. Head a column with “counts”, and write 8 for one eight and 2x8 for two.`;
}

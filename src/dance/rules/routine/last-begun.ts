/**
 * Returns the index of the last entry that begins at or before `beat`; -1 if there is none. `entries` is the number of
 * entries, which are in order, and `begin` returns the beat at which an entry begins.
 */
export function lastBegun(entries: number, beat: number, begin: (index: number) => number): number {
  let [low, high] = [-1, entries - 1];
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (begin(middle) <= beat) low = middle;
    else high = middle - 1;
  }
  return low;
}

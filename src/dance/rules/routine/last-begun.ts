/** Index of the last entry that begins at or before `beat`; -1 when none does. The `entries` entries are in order. */
export function lastBegun(entries: number, beat: number, begin: (index: number) => number): number {
  let [low, high] = [-1, entries - 1];
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (begin(middle) <= beat) low = middle;
    else high = middle - 1;
  }
  return low;
}

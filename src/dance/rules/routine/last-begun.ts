/** Index of the last of `entries` entries in order that begins at or before `beat`, by `begin`; -1 when none does. */
export function lastBegun(entries: number, beat: number, begin: (index: number) => number): number {
  let [low, high] = [-1, entries - 1];
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (begin(middle) <= beat) low = middle;
    else high = middle - 1;
  }
  return low;
}

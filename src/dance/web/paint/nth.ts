// `nth` reads entries that are known to exist, such as the ends of a list that is never empty.

/** Returns entry `i` of a list; throws a RangeError when there is none. */
export function nth<T>(list: readonly T[], i: number): T {
  const entry = list[i];
  if (entry === undefined) throw new RangeError(`no entry ${i}`);
  return entry;
}

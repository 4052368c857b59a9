// The course has twelve days, and a dance may have fewer parts. On a day without a new part, learners revise.

/**
 * Returns what is revised on a day (from 1) without a new part: the parts of one earlier day, and all parts taught so
 * far, both in the order of teaching. The first day without a new part revises the parts of the last day that taught
 * some. The next such day revises the parts of the teaching day before, and so on; after the first teaching day the
 * last teaching day follows again. Both lists are empty if nothing was taught before.
 */
export function revisedOn<Phrase>(
  days: readonly (readonly Phrase[])[],
  day: number,
): { parts: readonly Phrase[]; soFar: readonly Phrase[] } {
  const before = days.slice(0, day - 1);
  const taught = before.filter((phrases) => phrases.length > 0);
  if (taught.length === 0) return { parts: [], soFar: [] };
  const since = day - 2 - before.findLastIndex((phrases) => phrases.length > 0);
  return { parts: taught.at(-1 - (since % taught.length)) ?? [], soFar: taught.flat() };
}

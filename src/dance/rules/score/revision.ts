// The course has twelve days, and a dance may have fewer parts: a day without a new part revises.

/**
 * Returns what a day (from 1) without a new part revises: the parts of one earlier day, and all parts taught so
 * far, both in the order of teaching. The first such day revises the last day that taught something, the next
 * such day the teaching day before that, and so on, beginning again after the first. Both lists are empty where
 * nothing was taught before.
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

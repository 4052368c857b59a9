// A day without a new part. The course has twelve days, and a dance may have fewer parts: such a day revises.

/**
 * Returns what a day (from 1) revises on which nothing new is taught: the parts of one day before it, and all that was taught so
 * far, both in the order in which they were taught. The parts are those of the last day that taught something; on the days that
 * follow without a new part, those of the days before that one, in turn. Both are empty where nothing was taught before.
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

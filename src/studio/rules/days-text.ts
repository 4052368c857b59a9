import { limits } from '#subjects/rules/limits.ts';

/** Returns lessons (order_num, in any order) in words: 'days 1, 2 and 4 to 12', 'days 11, 12 and the rehearsal'. */
export function daysText(lessons: readonly number[]): string {
  const days = [...new Set(lessons)].filter((day) => day <= limits.lessons).toSorted((a, b) => a - b);
  const rehearses = lessons.some((day) => day > limits.lessons);
  const said = runsOf(days).flatMap(([first, ...more]) => {
    const last = more.at(-1);
    return more.length > 1 ? [`${first} to ${last}`] : [`${first}`, ...more.map(String)];
  });
  if (said[0] !== undefined) said[0] = `${days.length === 1 ? 'day' : 'days'} ${said[0]}`;
  const all = [...said, ...(rehearses ? ['the rehearsal'] : [])];
  return all.length > 1 ? `${all.slice(0, -1).join(', ')} and ${all.at(-1)}` : (all[0] ?? '');
}

function runsOf(days: readonly number[]): number[][] {
  return days.reduce<number[][]>((runs, day) => {
    const last = runs.at(-1);
    if (last?.at(-1) === day - 1) last.push(day);
    else runs.push([day]);
    return runs;
  }, []);
}

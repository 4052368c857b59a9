import type { OwnDance } from '#dance/rules/score/own-dance.ts';
import { limits } from '#subjects/rules/limits.ts';

/**
 * Returns the phrases (from 1) that a medium probably shows, in order: those of the days whose steps show it. Empty for a
 * medium of the rehearsal, or of no step, which may show anything.
 */
export function expectedPhrases(
  { score, days }: OwnDance,
  steps: readonly { order_num: number }[],
): number[] {
  const shown = new Set(steps.map(({ order_num }) => order_num));
  if ([...shown].some((order_num) => order_num > limits.lessons)) return [];
  const taught = new Set([...shown].flatMap((order_num) => days[order_num - 1] ?? []));
  return score.phrases.flatMap(({ id }, index) => (taught.has(id) ? [index + 1] : []));
}

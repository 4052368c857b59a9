// How full the progress bar is. The rehearsal never counts (specification, section 4).

import { limits } from '#rules/limits.ts';

/** Completed lessons of 12, and their exact share in percent for the bar's width. `completed` holds order_nums. */
export function progressBar(completed: ReadonlySet<number>): {
  completed: number;
  total: typeof limits.lessons;
  percent: number;
} {
  const count = [...completed].filter((order_num) => order_num >= 1 && order_num <= limits.lessons).length;
  return { completed: count, total: limits.lessons, percent: (100 * count) / limits.lessons };
}

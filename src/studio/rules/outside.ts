// Finds practice segments that their step does not show as a whole, and names the segments by their words.

import { cutText } from '#platform/rules/text-length.ts';
import { clockText } from './step-problems.ts';

type Times = { start_time: number; end_time: number };

/** The most names in a sentence, and the most characters of each name. */
const mostNames = 4;
const nameLength = 40;

/**
 * Returns a sentence about items that are outside of the step, or after the end of its video (`seconds`; null for a
 * video of unknown length). Returns null where no item is outside.
 */
export function outsideText(
  step: Times,
  items: readonly (Times & { item_text: string })[],
  seconds: number | null,
): string | null {
  const end = Math.min(step.end_time || Number.POSITIVE_INFINITY, seconds ?? Number.POSITIVE_INFINITY);
  const outside = items.filter(
    (item) =>
      item.start_time < step.start_time - near ||
      item.start_time >= end ||
      (item.end_time || end) > end + near,
  );
  if (outside.length === 0) return null;
  const names = outside.slice(0, mostNames).map(({ item_text }) => `“${cutText(item_text, nameLength)}”`);
  const more = outside.length > mostNames ? ` and ${outside.length - mostNames} more` : '';
  const shown = `${clockText(step.start_time)} to ${Number.isFinite(end) ? clockText(end) : 'the end'}`;
  return `outside of what is shown (${shown}): ${names.join(', ')}${more}`;
}

/** Seconds by which the given length of a video may be wrong. */
const near = 0.5;

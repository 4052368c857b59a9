// A lesson's practice list out of the score: what it teaches, at the places where its medium shows it.

import { type Mapping, placeOf } from '#dance/rules/score/mapping.ts';
import { proposedItems } from '#dance/rules/score/propose.ts';
import type { Score } from '#dance/rules/score/score.ts';
import { cutText } from '#platform/rules/text-length.ts';
import { studioLimits } from './studio-limits.ts';

export type ListItem = { item_text: string; start_time: number; end_time: number };

/** Returns the items for the phrases (numbers from 1), and how many the medium does not show in one go. */
export function proposedList(
  score: Score,
  phrases: readonly number[],
  mapping: Mapping,
): { items: ListItem[]; missing: number } {
  const proposed = proposedItems(score, phrases);
  const items = proposed.flatMap(({ title, counts }): ListItem[] => {
    const place = placeOf(mapping, counts);
    const item_text = cutText(title, studioLimits.itemMax);
    return place
      ? [{ item_text, start_time: Math.max(0, rounded(place.start)), end_time: rounded(place.end) }]
      : [];
  });
  return { items, missing: proposed.length - items.length };
}

function rounded(second: number): number {
  return Math.round(second * 1000) / 1000;
}

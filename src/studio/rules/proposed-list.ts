// Makes a lesson's practice list from the score: items of the phrases that the lesson teaches, with the ranges in which
// the lesson's medium shows them.

import { type Mapping, placeOf } from '#dance/rules/score/mapping.ts';
import type { OwnDance } from '#dance/rules/score/own-dance.ts';
import { type ProposedItem, proposedItems, revisionItems } from '#dance/rules/score/propose.ts';
import { revisedOn } from '#dance/rules/score/revision.ts';
import { cutText } from '#platform/rules/text-length.ts';
import { studioLimits } from './studio-limits.ts';

export type ListItem = { item_text: string; start_time: number; end_time: number };

/**
 * Returns the items of a day's practice list, and how many items are left out because the medium does not show them in
 * one span.
 */
export function proposedList(
  dance: OwnDance,
  day: number,
  mapping: Mapping,
): { items: ListItem[]; missing: number } {
  const proposed = wanted(dance, day);
  const items = proposed.flatMap(({ title, counts }): ListItem[] => {
    const place = placeOf(mapping, counts);
    const item_text = cutText(title, studioLimits.itemMax);
    return place
      ? [{ item_text, start_time: Math.max(0, rounded(place.start)), end_time: rounded(place.end) }]
      : [];
  });
  return { items, missing: proposed.length - items.length };
}

/** Returns the numbers (from 1) of the phrases that are new on a day. */
export function taughtOn(dance: OwnDance, day: number): number[] {
  return numbersOf(dance, dance.days[day - 1] ?? []);
}

/**
 * Returns the numbers (from 1) of the phrases that a day without a new part revises: `parts` are those of one earlier
 * day, and `soFar` all phrases taught before.
 */
export function revisedNumbers(dance: OwnDance, day: number): { parts: number[]; soFar: number[] } {
  const { parts, soFar } = revisedOn(dance.days, day);
  return { parts: numbersOf(dance, parts), soFar: numbersOf(dance, soFar) };
}

function wanted(dance: OwnDance, day: number): ProposedItem[] {
  const taught = taughtOn(dance, day);
  if (taught.length > 0) return proposedItems(dance.score, taught);
  const { parts, soFar } = revisedNumbers(dance, day);
  return parts.length > 0 ? revisionItems(dance.score, parts, soFar) : [];
}

function numbersOf({ score }: OwnDance, ids: readonly string[]): number[] {
  const own = new Set(ids);
  return score.phrases.flatMap(({ id }, index) => (own.has(id) ? [index + 1] : []));
}

function rounded(second: number): number {
  return Math.round(second * 1000) / 1000;
}

// Which part of the course a lesson belongs to. Never decides what is unlocked.

import type { Part } from '#content/course/parts.ts';
import { parts } from '#content/course/parts.ts';

/** The part of lesson `order_num`, or null for the rehearsal and for numbers outside the course (specification, section 9). */
export function partOf(order_num: number): Part | null {
  return parts.find(({ first, last }) => order_num >= first && order_num <= last) ?? null;
}

/** The order_nums of a part, ascending. */
export function lessonsOf({ first, last }: Pick<Part, 'first' | 'last'>): number[] {
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}

/** The days that end a part and so bring its trophy: 4, 8, 10, 12 (specification, section 9). */
export const trophyDays: readonly number[] = parts.map(({ last }) => last);

import type { Part } from '#course/content/parts.ts';

/** The order_nums of a part, ascending. */
export function lessonsOf({ first, last }: Pick<Part, 'first' | 'last'>): number[] {
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}

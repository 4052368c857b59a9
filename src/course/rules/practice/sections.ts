// The sections of the dance in their order: phrases that follow each other under one name.

import { routine } from '#dance/content/routine/routine.ts';
import { recordOf } from '#player/rules/drills.ts';
import type { PhraseRecord } from '#player/rules/phrase-record.ts';

export type Section = { title: string; first: number; last: number };

export const sections: readonly Section[] = routine.phrases.reduce<Section[]>((found, { section }, index) => {
  const before = found.at(-1);
  if (before?.title === section) before.last = index + 1;
  else found.push({ title: section, first: index + 1, last: index + 1 });
  return found;
}, []);

/** The slowest of the speeds at which its phrases were clean; null while one of them never was. */
export function sectionRate({ first, last }: Section, records: readonly PhraseRecord[]): number | null {
  const rates = Array.from(
    { length: last - first + 1 },
    (_, index) => recordOf(records, first + index).clean_rate ?? 0,
  );
  return Math.min(...rates) || null;
}

/** The section that begins after the one danced in phrase `phrase`, when a part of it was never clean; else null. */
export function neverCleanAfter(phrase: number, records: readonly PhraseRecord[]): Section | null {
  const next = sections.find(({ first }) => first === phrase + 1);
  return next && sectionRate(next, records) === null ? next : null;
}

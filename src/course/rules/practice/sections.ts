// The sections of the dance in their order: phrases that follow each other under one name.

import { routine } from '#dance/content/routine/routine.ts';
import { recordOf } from '#player/rules/drills.ts';
import { type PhraseRecord, slowestOf } from '#player/rules/phrase-record.ts';

export type Section = { title: string; first: number; last: number };

export const sections: readonly Section[] = routine.phrases.reduce<Section[]>((found, { section }, index) => {
  const before = found.at(-1);
  if (before?.title === section) before.last = index + 1;
  else found.push({ title: section, first: index + 1, last: index + 1 });
  return found;
}, []);

/** The records of its phrases. */
export function sectionRecords({ first, last }: Section, records: readonly PhraseRecord[]): PhraseRecord[] {
  return Array.from({ length: last - first + 1 }, (_, index) => recordOf(records, first + index));
}

/** The section that begins after the one danced in phrase `phrase`, when the learner never called all of it clean; else null. */
export function neverCleanAfter(phrase: number, records: readonly PhraseRecord[]): Section | null {
  const next = sections.find(({ first }) => first === phrase + 1);
  return next && slowestOf(sectionRecords(next, records)).clean === null ? next : null;
}

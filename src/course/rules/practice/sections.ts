// The sections of a dance in their order: phrases that follow each other under one name.

import { type Counts, phraseCounts, type Score } from '#dance/rules/score/score.ts';
import { type PhraseRecord, recordsOf, slowestOf } from '#player/rules/phrase-record.ts';
import { sceneRange } from '#player/rules/player-state.ts';
import type { Scene } from '#player/rules/scene.ts';
import { rangeOn } from '#player/rules/shown-counts.ts';

/** `first` and `last` are the numbers (from 1) of the section's first and last phrase. */
export type Section = { title: string; first: number; last: number };

/** The sections of a score. */
export function sectionsOf(score: Score): Section[] {
  return score.phrases.reduce<Section[]>((found, { section }, index) => {
    const before = found.at(-1);
    if (before?.title === section) before.last = index + 1;
    else found.push({ title: section, first: index + 1, last: index + 1 });
    return found;
  }, []);
}

/**
 * Where a section begins: the `counts` of its first phrase, the second of the medium (`at`), and the seconds from the
 * scene's start (`clock`).
 */
export type SectionStart = Section & { counts: Counts; at: number; clock: number };

/** The sections of a scene's dance whose first phrase its first medium shows, by the clock of the player. */
export function sectionStarts(scene: Scene): SectionStart[] {
  const { score, sources } = scene;
  const [source = null] = sources;
  const { start } = sceneRange(scene, source);
  return sectionsOf(score).flatMap((section) => {
    const counts = phraseCounts(score, section.first);
    const range = rangeOn(source, { score: score.id, counts });
    return range ? [{ ...section, counts, at: range.start, clock: range.start - start }] : [];
  });
}

/** The records of the section's phrases. */
export function sectionRecords(
  score: Score,
  { first, last }: Section,
  records: readonly PhraseRecord[],
): PhraseRecord[] {
  return recordsOf(score, records).slice(first - 1, last);
}

/**
 * The section that begins right after phrase number `phrase`, if the learner never called all of the section
 * clean; else null.
 */
export function neverCleanAfter(
  score: Score,
  phrase: number,
  records: readonly PhraseRecord[],
): Section | null {
  const next = sectionsOf(score).find(({ first }) => first === phrase + 1);
  return next && slowestOf(sectionRecords(score, next, records)).clean === null ? next : null;
}

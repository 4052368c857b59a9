// Which music a phrase has: its section's, changed by how often that section was there before.

import type { Arrangement } from '#content/band/arrangement.ts';
import { sectionMusic } from '#content/band/section-music.ts';
import { march } from '#content/band/sections/march.ts';
import { phraseSeconds } from '#content/routine/routine.ts';
import { danceAt } from '#rules/routine/danced-at.ts';

/** The arrangement of a phrase, counted from 0; a section without music of its own marches. */
export function musicOf(phrase: number): Arrangement {
  const { routine, start } = danceAt(phrase * phraseSeconds);
  const index = phrase - start / phraseSeconds;
  const section = routine.phrases[index]?.section ?? '';
  const { again = [], ...music } = sectionMusic[section] ?? march;
  const before = routine.phrases.slice(0, index).filter((earlier) => earlier.section === section).length;
  return { ...music, ...again[before - 1] };
}

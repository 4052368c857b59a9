// The music of a phrase: its section's, changed by how often that section was there before.

import type { Arrangement } from '#dance/content/band/arrangement.ts';
import { sectionMusic } from '#dance/content/band/section-music.ts';
import { march } from '#dance/content/band/sections/march.ts';
import { phraseSeconds } from '#dance/content/routine/routine.ts';
import { danceAt } from '#dance/rules/routine/danced-at.ts';

/** The arrangement of a phrase, counted from 0; a section without music of its own marches. */
export function musicOf(phrase: number): Arrangement {
  const { routine, start } = danceAt(phrase * phraseSeconds);
  const index = phrase - start / phraseSeconds;
  const section = routine.phrases[index]?.section ?? '';
  const { again = [], ...music } = sectionMusic[section] ?? march;
  const before = routine.phrases.slice(0, index).filter((earlier) => earlier.section === section).length;
  return { ...music, ...again[before - 1] };
}

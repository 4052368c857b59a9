// Hands notes to the sound card a little ahead of time. Pure but for the `play` it is given: it runs on any clock.

import type { Note } from '#rules/band/note.ts';

export type Scheduler = {
  /** Begins anew at `beat`: what was handed over before is forgotten. */
  restart(beat: number): void;
  /** Hands over every note before beat `until`; `end` is the beat at which the dance will stop. */
  advance(until: number, end: number): void;
};

/** `notesBetween` writes the music, `play` takes one note at a time, in order, each exactly once. */
export function makeScheduler(
  notesBetween: (from: number, to: number) => readonly Note[],
  play: (note: Note) => void,
): Scheduler {
  let next = 0;
  return {
    restart(beat) {
      next = beat;
    },
    advance(until, end) {
      const to = Math.min(until, end);
      if (to <= next) return;
      for (const note of notesBetween(next, to)) play(note);
      next = to;
    },
  };
}

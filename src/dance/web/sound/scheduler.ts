// The scheduler hands notes to the sound card a little ahead of time, by calling the `play` that it is given. The
// scheduler reads no clock itself, so it works with any clock.

export type Scheduler = {
  /** Begins anew at `beat`, and forgets the notes handed over before. */
  restart(beat: number): void;
  /** Hands over every note before beat `until`; `end` is the beat at which the dance will stop. */
  advance(until: number, end: number): void;
};

/** Makes a scheduler: `eventsBetween` returns the events between two beats; `play` gets each event exactly once. */
export function makeScheduler<Event>(
  eventsBetween: (from: number, to: number) => readonly Event[],
  play: (event: Event) => void,
): Scheduler {
  let next = 0;
  return {
    restart(beat) {
      next = beat;
    },
    advance(until, end) {
      const to = Math.min(until, end);
      if (to <= next) return;
      for (const event of eventsBetween(next, to)) play(event);
      next = to;
    },
  };
}

// Works out where the dance is at a time of a steady clock. This file reads no clock itself, so that the dance
// can change between two frames from the computer's clock to that of the sound without a jump. With a recording,
// the recording's seconds pass evenly and the dance follows the recording.

import { ownTempo, type TempoMap } from '#dance/rules/recording/tempo-map.ts';

export type DanceClock = {
  /** Seconds of the routine at `now`, a time in seconds on the clock in use. */
  position(now: number): number;
  /**
   * The time at which the dance will be, or was, at `position`. It has no meaning while the dance does not run.
   */
  timeOf(position: number): number;
  /** Starts the dance from its present place at the time `at`, which may be a little later than now. */
  start(at: number): void;
  stop(at: number): void;
  seek(position: number, at: number): void;
  /** Changes the speed without a change of the place. */
  setRate(rate: number, at: number): void;
  /** Changes to another clock: the present moment is `from` on the old clock and `to` on the new one. */
  moveTo(from: number, to: number): void;
  running(): boolean;
  rate(): number;
  /** Seconds of the recording at `now`. */
  musicAt(now: number): number;
  /** Seconds of the routine that pass in one second at `now`. */
  pace(now: number): number;
};

export function makeDanceClock(tempo: TempoMap = ownTempo): DanceClock {
  /** The recording's second at the time `since`. */
  let place = tempo.musicAt(0);
  let since = 0;
  let speed = 1;
  let moving = false;

  const musicAt = (now: number) => (moving ? place + Math.max(0, now - since) * speed : place);
  const position = (now: number) => tempo.danceAt(musicAt(now));
  const hold = (at: number) => {
    place = musicAt(at);
    since = Math.max(at, moving ? since : at);
  };
  return {
    position,
    timeOf: (wanted) => since + (tempo.musicAt(wanted) - place) / speed,
    start(at) {
      if (moving) return;
      since = at;
      moving = true;
    },
    stop(at) {
      hold(at);
      moving = false;
    },
    seek(wanted, at) {
      since = at;
      place = tempo.musicAt(wanted);
    },
    setRate(rate, at) {
      hold(at);
      speed = rate;
    },
    moveTo(from, to) {
      since += to - from;
    },
    running: () => moving,
    rate: () => speed,
    musicAt,
    pace: (now) => speed * tempo.paceAt(position(now)),
  };
}

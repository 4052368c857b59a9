// Where the dance is, given the time of some steady clock. Pure arithmetic: it reads no clock, so that the dance can move
// from one (the computer's) to another (the sound's) between two frames without a jump.

export type DanceClock = {
  /** Seconds of the routine at `now`, a time in seconds on the clock in use. */
  position(now: number): number;
  /** The time at which the dance will be, or was, at `position`. Means nothing while it stands. */
  timeOf(position: number): number;
  /** Dances on from where it stands; `at` may lie a little ahead of now. */
  start(at: number): void;
  stop(at: number): void;
  seek(position: number, at: number): void;
  /** Changes speed without moving the dance. */
  setRate(rate: number, at: number): void;
  /** The same moment is `from` on the clock used so far and `to` on the one used from here on. */
  moveTo(from: number, to: number): void;
  running(): boolean;
  rate(): number;
};

export function makeDanceClock(): DanceClock {
  let place = 0;
  let since = 0;
  let speed = 1;
  let moving = false;

  const position = (now: number) => (moving ? place + Math.max(0, now - since) * speed : place);
  const hold = (at: number) => {
    place = position(at);
    since = Math.max(at, moving ? since : at);
  };
  return {
    position,
    timeOf: (wanted) => since + (wanted - place) / speed,
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
      place = wanted;
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
  };
}

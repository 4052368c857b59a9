// Keeps a medium of any kind on the room's time (src/player/rules/steer.ts). A room has no pause, so a paused medium is
// started again. The clock is any steady clock; call `look` every tenth of a second.

import { learnLead, type Steered, steer } from '#player/rules/steer.ts';
import type { Medium } from '#player/web/medium.ts';

/**
 * Seconds between two changes of a file's speed, because some browsers stutter at each. Only a return to normal speed
 * does not wait.
 */
const rateRest = 2;
/** Seconds until a video service shows where a jump has landed. */
const settles = 2.5;
/** Seconds between two tries to start a medium. */
const tryRest = 1;

export type Stepper = {
  /**
   * `wanted` is the second of the dance at which the medium should be, negative before its start. `now` is the second
   * of a steady clock.
   */
  look(wanted: number, now: number): void;
};

/**
 * Returns the stepper that keeps `medium` in step with the room. `from` is the second of the medium at which the dance
 * begins, and `length` is how many seconds the dance lasts.
 */
export function followRoom(medium: Medium, kind: Steered['kind'], from: number, length: number): Stepper {
  let jumpedAt = Number.NEGATIVE_INFINITY;
  let jumps = 0;
  let lead = 0;
  let learns = false;
  let rate = 1;
  let ratedAt = Number.NEGATIVE_INFINITY;
  let triedAt = Number.NEGATIVE_INFINITY;

  function jumpTo(place: number, now: number) {
    medium.seek(place + lead);
    jumpedAt = now;
    jumps += 1;
    learns = kind === 'youtube';
  }

  function setRate(next: number, now: number) {
    if (next === rate || (next !== 1 && now - ratedAt < rateRest)) return;
    rate = next;
    ratedAt = now;
    medium.setRate(next);
  }

  return {
    look(wanted, now) {
      if (medium.follow) return medium.follow(from + wanted);
      const state = medium.state();
      if (wanted < 0 || wanted >= length) {
        if (state === 'playing') medium.pause();
        return;
      }
      const place = from + wanted;
      const off = place - medium.position();
      if (state !== 'playing') {
        if (state === 'buffering' || now - triedAt < tryRest) return;
        triedAt = now;
        if (Math.abs(off) > 0.25) jumpTo(place, now);
        medium.play();
        return;
      }
      if (learns && now - jumpedAt >= settles) {
        learns = false;
        lead = learnLead(lead, off);
      }
      const steering = steer({ kind, off, sinceJump: now - jumpedAt, jumps });
      if (steering.jump) jumpTo(place, now);
      setRate(steering.rate, now);
    },
  };
}

// Checks that a medium really plays inside the range after a play command. Some media lose a command, carry a
// seek out late or never, or start by themselves before the range.

import { earlyLanding, isInFront, rangeEnd, seekTo, waitForTap } from './enter-phase.ts';
import { fail } from './opening.ts';
import { type Outcome, outcome } from './outcome.ts';
import { boundsOf, type In, type LoadedState, withMedium } from './player-state.ts';
import { reachEnd } from './range-end.ts';
import { timing } from './timing.ts';

/** Number of seeks to a place before the medium is given up. */
const seekTries = 3;

/** A seek is complete if the position is at most this many seconds after the target. */
const landing = 1;

/** Checks a playing medium, and sets the time of the next check. */
export function lookAfter(state: In<'playing'>, now: number): Outcome {
  const { phase } = state;
  const { state: reported, seeking, position, moved } = phase.medium;
  const stalled = now - moved.at >= timing.stallMs;
  const look = { ...phase, stalled, due: now + timing.watchMs };
  const watched = { ...state, phase: look };
  if (seeking) {
    const late = now - seeking.since >= timing.seekMs && reported !== 'buffering';
    return late ? seekAgain({ ...state, phase: { ...look, askedAt: now } }, seeking, now) : outcome(watched);
  }
  if (reported === 'playing' && position >= rangeEnd(state)) return reachEnd(state, now);
  // The medium had ended before the seek back was complete, so the play command was lost.
  if (reported === 'ended') return outcome(watched, { do: 'play' });
  const idle = reported !== 'playing' && reported !== 'buffering';
  return idle && now - phase.askedAt >= timing.startMs ? waitForTap(state) : outcome(watched);
}

/**
 * Decides about a seek that was not followed by a position near its target. If the medium plays inside the range
 * (a slow tab missed the report), the seek is complete. Else the seek is repeated. After `seekTries` the player waits
 * for a tap if the medium never started, and otherwise gives the medium up.
 */
function seekAgain(state: In<'playing'>, sought: { to: number; tries: number }, now: number): Outcome {
  const { position, state: reported } = state.phase.medium;
  const free = withMedium(state, { seeking: null });
  const inside = !isInFront(state, position) && position < rangeEnd(state);
  if (inside && reported === 'playing') return outcome(free);
  const tries = sought.tries + 1;
  if (tries < seekTries) {
    const again = seekTo(state, sought.to, now, tries);
    return outcome(again.state, ...again.effects, { do: 'play' });
  }
  const neverStarted = reported === 'ready' || reported === 'paused';
  return neverStarted ? waitForTap(free) : fail(state, 'seek never lands', false, now);
}

/** Acts on the medium's newest position: at the end, before the range, or in it. Waits while a seek has not landed. */
export function stayInside(before: In<'playing'>, now: number): Outcome {
  const state = hasLanded(before) ? withMedium(before, { seeking: null }) : before;
  const { seeking, position } = state.phase.medium;
  if (seeking) return outcome(state);
  if (position >= rangeEnd(state)) return reachEnd(state, now);
  return isInFront(state, position) ? seekTo(state, boundsOf(state).start, now) : outcome(state);
}

function hasLanded(state: LoadedState): boolean {
  const { seeking, position } = state.phase.medium;
  if (!seeking) return true;
  const { start, end } = boundsOf(state);
  const off = position - seeking.to;
  return off >= -earlyLanding && off <= Math.min(landing, (end - start) / 2);
}

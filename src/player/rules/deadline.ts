// What happens when a phase's time is over: a pause, a count-in, or the wait for a medium. Ticks may come late, twice or
// without need.

import { fail } from './opening.ts';
import { type Outcome, outcome } from './outcome.ts';
import {
  boundsOf,
  dueOf,
  isLoaded,
  type LoadedPhase,
  type LoadedState,
  type PlayerState,
  withMedium,
} from './player-state.ts';
import { begin, earlyLanding, rangeEnd, seekTo, waitForTap } from './playing.ts';
import { nextRepetition, reachEnd } from './range-end.ts';
import { timing } from './timing.ts';

/** Times a place is asked for before the medium is given up. */
const seekTries = 3;

/** Does what is due at `now`. */
export function meetDeadline(state: PlayerState, now: number): Outcome {
  const due = dueOf(state);
  if (due === null || now < due) return outcome(state);
  if (state.phase.name === 'loading') return fail(state, 'not ready in time', false, now);
  if (!isLoaded(state)) return outcome(state);
  switch (state.phase.name) {
    case 'countingIn':
      return begin(state, now, boundsOf(state).start);
    case 'waiting':
      return nextRepetition(state, now);
    case 'ended':
      return outcome({ ...state, phase: { ...state.phase, due: null } }, { do: 'advance' });
    case 'playing':
      return lookAfter(state, state.phase, now);
    default:
      return outcome(state);
  }
}

type Playing = Extract<LoadedPhase, { name: 'playing' }>;

/** Whether it really plays; looks again later if it does. */
function lookAfter(state: LoadedState, phase: Playing, now: number): Outcome {
  const { state: reported, seeking, position, moved } = phase.medium;
  const stalled = now - moved.at >= timing.stallMs;
  const look: Playing = { ...phase, stalled, due: now + timing.watchMs };
  const watched: LoadedState = { ...state, phase: look };
  if (seeking) {
    const late = now - seeking.since >= timing.seekMs && reported !== 'buffering';
    return late ? seekAgain({ ...state, phase: { ...look, askedAt: now } }, seeking, now) : outcome(watched);
  }
  if (reported === 'playing' && position >= rangeEnd(state)) return reachEnd(state, now);
  // It had ended before the seek back landed, so the play command was lost.
  if (reported === 'ended') return outcome(watched, { do: 'play' });
  const idle = reported !== 'playing' && reported !== 'buffering';
  return idle && now - phase.askedAt >= timing.startMs ? waitForTap(state) : outcome(watched);
}

/** It may have landed unseen (a slow tab); else it is asked again, and after that the medium is given up. */
function seekAgain(state: LoadedState, sought: { to: number; tries: number }, now: number): Outcome {
  const { position, state: reported } = state.phase.medium;
  const free = withMedium(state, { seeking: null });
  const inside = position >= boundsOf(state).start - earlyLanding && position < rangeEnd(state);
  if (inside && reported === 'playing') return outcome(free);
  const tries = sought.tries + 1;
  if (tries < seekTries) {
    const again = seekTo(state, sought.to, now, tries);
    return outcome(again.state, ...again.effects, { do: 'play' });
  }
  const neverStarted = reported === 'ready' || reported === 'paused';
  return neverStarted ? waitForTap(free) : fail(state, 'seek never lands', false, now);
}

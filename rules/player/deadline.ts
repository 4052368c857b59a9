// What time itself brings: the end of a pause, of a count-in or of patience. Ticks may come late, twice or for nothing.

import { fail } from './opening.ts';
import { type Outcome, outcome } from './outcome.ts';
import { boundsOf, dueOf, isLoaded, type LoadedState, type PlayerState, withMedium } from './player-state.ts';
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
      return watched(lookAfter(state, state.phase.askedAt, now), now);
    default:
      return outcome(state);
  }
}

/** Looks again later, if it still plays. */
function watched({ state, effects }: Outcome, now: number): Outcome {
  const { phase } = state;
  if (phase.name !== 'playing') return outcome(state, ...effects);
  return outcome({ ...state, phase: { ...phase, due: now + timing.watchMs } }, ...effects);
}

function lookAfter(state: LoadedState, askedAt: number, now: number): Outcome {
  const { state: reported, seeking, position, moved } = state.phase.medium;
  const stalled = now - moved.at >= timing.stallMs;
  if (seeking) {
    const late = now - seeking.since >= timing.seekMs && reported !== 'buffering';
    return late ? seekAgain(state, seeking, now) : told(state, stalled);
  }
  if (reported === 'playing' && position >= rangeEnd(state)) return reachEnd(state, now);
  // It had ended before the seek back landed, so the play command was lost.
  if (reported === 'ended') return outcome(told(state, stalled).state, { do: 'play' });
  const idle = reported !== 'playing' && reported !== 'buffering';
  return idle && now - askedAt >= timing.startMs ? waitForTap(state) : told(state, stalled);
}

function told(state: LoadedState, stalled: boolean): Outcome {
  const { phase } = state;
  return outcome(phase.name === 'playing' ? { ...state, phase: { ...phase, stalled } } : state);
}

/** It may have landed unseen (a slow tab); else it is asked again, and after that the medium is given up. */
function seekAgain(state: LoadedState, sought: { to: number; tries: number }, now: number): Outcome {
  const { position, state: reported } = state.phase.medium;
  const inside = position >= boundsOf(state).start - earlyLanding && position < rangeEnd(state);
  if (inside && reported === 'playing') return outcome(withMedium(state, { seeking: null }));
  const tries = sought.tries + 1;
  if (tries >= seekTries) {
    const neverStarted = reported === 'ready' || reported === 'paused';
    return neverStarted
      ? waitForTap(withMedium(state, { seeking: null }))
      : fail(state, 'seek never lands', false, now);
  }
  const again = seekTo(state, sought.to, now, tries);
  const { phase } = again.state;
  const asked =
    phase.name === 'playing' ? { ...again.state, phase: { ...phase, askedAt: now } } : again.state;
  return outcome(asked, ...again.effects, { do: 'play' });
}

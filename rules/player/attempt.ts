// How the repetition under way is danced. What is set afterwards says nothing about it, so it is followed event by event.

import type { Outcome } from './outcome.ts';
import { boundsOf, isLoaded, type PlayerState, timelineIn } from './player-state.ts';
import type { Attempt, Practice } from './practice.ts';

/** Seconds after a range's start that make no difference. */
const near = 0.1;

/** The state of an outcome, with what its repetition has become by it. */
export function withAttempt({ state, effects }: Outcome): PlayerState {
  const { practice } = state;
  if (!practice) return state;
  const attempt = attemptIn(practice, { state, effects });
  return attempt === practice.attempt ? state : { ...state, practice: { ...practice, attempt } };
}

function attemptIn({ attempt }: Practice, { state, effects }: Outcome): Attempt | null {
  if (!isLoaded(state) || timelineIn(state) !== 'dance') return null;
  const seek = effects.findLast((effect) => effect.do === 'seek');
  const begun = seek && seek.to <= boundsOf(state).start + near ? null : attempt;
  if (state.phase.name !== 'playing') return begun;
  const rate = Math.min(begun?.rate ?? state.rate, state.rate);
  const watched = begun?.watched === true || state.watching;
  return begun?.rate === rate && begun.watched === watched ? begun : { rate, watched };
}

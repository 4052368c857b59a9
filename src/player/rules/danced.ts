// When a repetition counts: when it is danced to its end, and again when the learner says how it was. Only what was danced on
// the routine's own seconds counts; seconds of a video say nothing about the dance.

import { isWhole } from './attempt.ts';
import { type Outcome, outcome } from './outcome.ts';
import { isActive, type PlayerState, stepRange, timelineIn } from './player-state.ts';
import { type Answer, drillOf } from './practice.ts';
import type { Repetition } from './repetition.ts';

/**
 * Tells of the repetition whose end was reached. The learner may answer it from then on, unless it was only looked at or the dance
 * is one that is only shown.
 */
export function tellDanced<State extends PlayerState>(state: State): { state: State } & Outcome {
  const repetition = dancedIn(state);
  if (!repetition) return { state, effects: [] };
  const asks = repetition.answer !== 'watched' && state.scene?.repeats === true;
  return {
    state: { ...state, told: asks ? { repetition, said: null } : null },
    effects: [{ do: 'danced', repetition }],
  };
}

/** The learner says how the newest repetition was; the first word counts. */
export function tellAnswer(state: PlayerState, said: Answer): Outcome {
  const { told } = state;
  if (!told || told.said) return outcome(state);
  const repetition: Repetition = { ...told.repetition, answer: `called_${said}` };
  return outcome({ ...state, told: { ...told, said } }, { do: 'danced', repetition });
}

/** The state after an event, without a repetition that can no longer be answered, because something else is danced by now. */
export function withoutOldTold(state: PlayerState): PlayerState {
  const { told, phase, practice } = state;
  const goesOn = isActive(state) && phase.name !== 'waiting' && !practice?.danced;
  return told && goesOn ? { ...state, told: null } : state;
}

function dancedIn(state: PlayerState): Repetition | null {
  if (timelineIn(state) !== 'dance') return null;
  const { practice } = state;
  if (!practice) return { ...stepRange(state), rate: state.rate, answer: 'watched' };
  const { loop, attempt } = practice;
  if (!attempt) return null;
  const counted = attempt.watched || !isWhole(attempt, loop) ? 'watched' : null;
  const answer = counted ?? drillOf(loop)?.counts_as ?? 'played';
  return { ...loop.range, rate: attempt.rate, answer };
}

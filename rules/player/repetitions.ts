// What the repetitions of a practice loop lead to: the speed ramp, and stopping or going on after enough of them.
// An unanswered repetition counts as clean, so that a dancer across the room need not come to the screen.

import type { Answer, Loop, PlayerState, Turn } from './player-state.ts';
import { stepRange, timelineIn } from './player-state.ts';
import { rateFor } from './playing.ts';
import { segmentsOf } from './segments.ts';
import { rampRates } from './speed.ts';
import { stay, turn } from './turn.ts';

const slowest = rampRates[0];
const fastest = rampRates[rampRates.length - 1] ?? 1;

/**
 * Takes the answer to a repetition. With a ramp: enough clean ones in a row go one rung up, two 'again' in a row one
 * rung down, without a toast (the change is shown where the repetitions are).
 */
export function settle(state: PlayerState, answer: Answer): Turn {
  if (state.extras.ramp === 0) return turn(state, { answer });
  const clean = answer === 'clean' ? state.clean + 1 : 0;
  const again = answer === 'again' ? state.again + 1 : 0;
  if (clean >= state.extras.ramp) return atRate({ ...state, answer, clean: 0, again: 0 }, faster(state.rate));
  if (again >= 2) return atRate({ ...state, answer, clean: 0, again: 0 }, slower(state.rate));
  return turn(state, { answer, clean, again });
}

/** Enough repetitions, and, with a ramp, at full speed. */
export function isEnough(state: PlayerState): boolean {
  const { stop_after, ramp } = state.extras;
  if (stop_after === 0 || state.repetitions < stop_after) return false;
  return ramp === 0 || state.rate >= fastest;
}

/** The loop after this one: the next item of the list, the next segment of the step; none after the last and for A-B. */
export function followingLoop(state: PlayerState): Loop | null {
  const { loop, scene } = state;
  if (!loop || !scene || loop.kind === 'ab') return null;
  if (loop.kind === 'segment') return segmentLoop(state, loop.index + 1);
  const index = scene.items.findIndex((item) => item.id === loop.id);
  const next = scene.items[index + 1];
  return next ? itemLoop(state, next.id) : null;
}

/** The loop of a practice item on the current timeline; null for an unknown item. */
export function itemLoop(state: PlayerState, id: string): Loop | null {
  const item = state.scene?.items.find((other) => other.id === id);
  return item ? { kind: 'item', id, range: item[timelineIn(state)] } : null;
}

/** The loop of the step's segment number `index` (from 0); null outside of the step. */
export function segmentLoop(state: PlayerState, index: number): Loop | null {
  const range = segmentsOf(stepRange(state))[index];
  return range ? { kind: 'segment', index, range } : null;
}

/** Repetitions counted anew; with a ramp the first one is slow again. */
export function freshRepetitions(state: PlayerState): Turn {
  const fresh = { ...state, repetitions: 0, clean: 0, again: 0, answer: null };
  return state.extras.ramp === 0 || state.loop === null ? stay(fresh) : atRate(fresh, slowest);
}

function atRate(state: PlayerState, rate: number): Turn {
  const changed = { ...state, rate };
  return rate === state.rate ? stay(changed) : turn(changed, {}, { do: 'set_rate', rate: rateFor(changed) });
}

function faster(rate: number): number {
  return rampRates.find((rung) => rung > rate) ?? rate;
}

function slower(rate: number): number {
  return rampRates.findLast((rung) => rung < rate) ?? rate;
}

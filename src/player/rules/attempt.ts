// Follows how the repetition under way is danced, event by event, because settings can change during a
// repetition.

import type { Outcome } from './outcome.ts';
import { boundsOf, isLoaded, type PlayerState, sourceOf } from './player-state.ts';
import type { Attempt } from './practice.ts';
import type { Range } from './range.ts';
import { showsCounts } from './shown-counts.ts';

/** Seconds after a range's start within which an attempt still counts as begun at the start. */
const near = 0.1;

/** Returns the outcome's state with the attempt at the present repetition brought up to date. */
export function withAttempt({ state, effects }: Outcome): PlayerState {
  const { practice } = state;
  const before = practice ? practice.attempt : state.run;
  const attempt = attemptIn(before, { state, effects });
  const run = practice ? null : attempt;
  if (isSame(run, state.run) && isSame(attempt, before)) return state;
  return { ...state, run, practice: practice && { ...practice, attempt } };
}

/**
 * Marks the practice as begun once the medium plays. A press on play alone does not begin a practice, because a
 * count-in or a refusal may follow.
 */
export function withBegun(state: PlayerState): PlayerState {
  const { phase, practice } = state;
  if (!practice || practice.begun || phase.name !== 'playing' || phase.medium.state !== 'playing')
    return state;
  return { ...state, practice: { ...practice, begun: true } };
}

/** Whether the attempt began at the range's start, so that the whole range is danced once the end is reached. */
export function isWhole({ from }: Attempt, { start }: Range): boolean {
  return from <= start + near;
}

/**
 * Compares two attempts by their values. The medium reports many times a second, and an equal attempt must stay
 * the same object, so that the page does not draw the practice again.
 */
function isSame(one: Attempt | null, other: Attempt | null): boolean {
  if (!one || !other) return one === other;
  return one.from === other.from && one.rate === other.rate && one.watched === other.watched;
}

function attemptIn(attempt: Attempt | null, { state, effects }: Outcome): Attempt | null {
  if (!isLoaded(state) || !showsCounts(sourceOf(state))) return null;
  const { phase, watching } = state;
  const to = effects.findLast((effect) => effect.do === 'seek')?.to ?? null;
  const begun = to !== null && to <= boundsOf(state).start + near ? null : attempt;
  if (!begun && phase.name !== 'playing') return null;
  const from = startOf(begun, to, phase.medium.position);
  if (phase.name !== 'playing') return begun && { ...begun, from };
  const rate = Math.min(begun?.rate ?? state.rate, state.rate);
  return { from, rate, watched: begun?.watched === true || watching };
}

/**
 * Returns the second at which the stretch danced without a gap began. `position` is the medium's position. `to`
 * is the target of a seek, or null without a seek. A seek forward begins a new stretch.
 */
function startOf(begun: Attempt | null, to: number | null, position: number): number {
  if (!begun || to === null) return begun?.from ?? to ?? position;
  return to > position ? to : Math.min(begun.from, to);
}

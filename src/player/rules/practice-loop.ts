// Carries out what a learner does with loops: choosing a loop, setting and changing A and B, stopping. Every loop
// that a learner changes stays inside the step. A changed segment becomes a loop from A to B.

import { rangeEffect, seekTo } from './enter-phase.ts';
import { andThen, type Outcome, outcome } from './outcome.ts';
import { rulesOf } from './phases.ts';
import type { PlayerEvent } from './player-event.ts';
import { backInStep, chosenRate, isLoaded, type PlayerState, placeOf, stepRange } from './player-state.ts';
import { firstRate, type Loop, newPractice } from './practice.ts';
import { doubled, halved, nudgeStep, type Range, shifted, withEnd } from './range.ts';
import { atPace } from './range-end.ts';

/** Plays this loop at once, from its start ('Play this Segment'). */
export function playLoop(state: PlayerState, loop: Loop | null, now: number): Outcome {
  if (!loop) return outcome(state);
  const rate = firstRate(loop, chosenRate(state), state.settings);
  const chosen = atPace({ ...state, markA: null, answerable: null }, newPractice(loop), rate);
  return andThen(chosen, (next) => rulesOf(next).playFrom(next, loop.range.start, now));
}

/**
 * 'Stop Loop': ends the practice, and pauses. The picture stays where it is, or goes to the step's start after a drill
 * outside of the step.
 */
export function stopLoop(state: PlayerState, now: number): Outcome {
  if (!state.practice) return outcome(state);
  const stopped = rulesOf(state).pause({ ...state, practice: null, answerable: null, markA: null }, now);
  return andThen(andThen(stopped, withRange), (free) => leaveDrill(state, free, now));
}

/** Removes the loop and plays on. */
export function clearLoop(state: PlayerState, now: number): Outcome {
  const free = { ...state, practice: null, answerable: null, markA: null };
  const cleared = rulesOf(free).loopCleared(free, now);
  return andThen(andThen(cleared, withRange), (next) => leaveDrill(state, next, now));
}

/** Seeks back into the step after a drill outside of the step. */
function leaveDrill({ practice }: PlayerState, free: PlayerState, now: number): Outcome {
  const at = backInStep(free, placeOf(free));
  const led = practice?.loop.kind === 'drill' && at !== placeOf(free);
  return led && isLoaded(free) ? seekTo(free, at, now) : outcome(free);
}

/** Sets A or B to the playing position, or to `at`. A alone is kept until B is set. */
export function setEnd(state: PlayerState, end: 'a' | 'b', at: number | undefined, now: number): Outcome {
  if (!state.scene) return outcome(state);
  const seconds = at ?? placeOf(state);
  const whole = stepRange(state);
  if (state.practice) return changeTo(state, withEnd(state.practice.loop.range, end, seconds, whole), now);
  if (end === 'a') return outcome({ ...state, markA: seconds });
  const from = Math.min(state.markA ?? whole.start, seconds);
  return changeTo(state, withEnd({ start: from, end: seconds }, 'b', seconds, whole), now);
}

/** Moves one end a tenth of a second earlier (-1) or later (1). */
export function nudgeEnd(state: PlayerState, end: 'a' | 'b', direction: 1 | -1, now: number): Outcome {
  if (!state.practice) return outcome(state);
  const { range } = state.practice.loop;
  return setEnd(state, end, (end === 'a' ? range.start : range.end) + direction * nudgeStep, now);
}

type Change = Extract<PlayerEvent, { type: 'changeLoop' }>['how'];

/** Makes the loop half or twice as long, or moves it by its own length. */
export function changeLoop(state: PlayerState, how: Change, now: number): Outcome {
  if (!state.practice) return outcome(state);
  const { range } = state.practice.loop;
  const whole = stepRange(state);
  if (how === 'halve') return changeTo(state, halved(range, whole), now);
  if (how === 'double') return changeTo(state, doubled(range, whole), now);
  return changeTo(state, shifted(range, how === 'earlier' ? -1 : 1, whole), now);
}

function changeTo(before: PlayerState, range: Range, now: number): Outcome {
  const { attempt = null, begun = false } = before.practice ?? {};
  const practice = { ...newPractice({ kind: 'ab', range }), attempt, begun };
  const state: PlayerState = { ...before, practice, answerable: null, markA: null };
  return rulesOf(state).loopChanged(state, range, now);
}

function withRange(state: PlayerState): Outcome {
  return isLoaded(state) ? outcome(state, rangeEffect(state)) : outcome(state);
}

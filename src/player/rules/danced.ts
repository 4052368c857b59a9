// When a repetition counts: as soon as it is answered, or can't be answered any more. Only what was danced on the routine's
// own seconds counts; seconds of a video say nothing about the dance.

import { isWhole } from './attempt.ts';
import type { Effect } from './player-event.ts';
import { type PlayerState, stepRange, timelineIn } from './player-state.ts';
import { type Answer, asksForAnswer, drillOf } from './practice.ts';

/** What there is to tell when the newest repetition of the state was danced; without an answer it counts as clean. */
export function dancedEffects(state: PlayerState, answer: Answer | null): Effect[] {
  if (timelineIn(state) !== 'dance') return [];
  const { practice } = state;
  if (!practice)
    return [{ do: 'danced', repetition: { ...stepRange(state), rate: state.rate, answer: 'watched' } }];
  const { loop, newest } = practice;
  if (!newest) return [];
  const said = answer === 'again' ? answer : (drillOf(loop)?.counts_as ?? 'clean');
  const counted = newest.watched || !isWhole(newest, loop) ? 'watched' : said;
  return [{ do: 'danced', repetition: { ...loop.range, rate: newest.rate, answer: counted } }];
}

/** The same for a repetition that still asked for an answer before an event, and no longer does after it. */
export function settledEffects(before: PlayerState, after: PlayerState): Effect[] {
  const { practice } = before;
  if (!practice || !asksForAnswer(practice)) return [];
  const now = after.practice;
  const same = now?.loop === practice.loop && now.danced === practice.danced;
  if (same && now.answer === null) return [];
  return dancedEffects(before, same ? now.answer : null);
}

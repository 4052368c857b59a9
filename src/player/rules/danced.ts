// Reports a repetition when it is danced to its end, and again when the learner says how it was. On a video that
// is not mapped the player reports nothing, because the video's seconds say nothing about the dance.

import { isWhole } from './attempt.ts';
import { type Outcome, outcome } from './outcome.ts';
import { isActive, type PlayerState, sourceOf, stepRange } from './player-state.ts';
import { type Answer, type Attempt, drillOf } from './practice.ts';
import type { Range } from './range.ts';
import type { Repetition } from './repetition.ts';
import { countsShown, partsOf } from './shown-counts.ts';

/**
 * Reports the repetition that has reached its end. The learner may then say how the repetition was, unless it was
 * only watched, the range held several repetitions, or the scene never repeats (`repeats`). A step that plays
 * through without a practice is reported as watched; if the learner danced along, the learner's answer says so.
 */
export function reportDanced<State extends PlayerState>(state: State): { state: State } & Outcome {
  const repetitions = dancedIn(state);
  const [repetition, ...more] = repetitions;
  if (!repetition) return { state, effects: [] };
  const { practice, run, scene } = state;
  const danced = practice ? repetition.answer !== 'watched' : run !== null && isDanced(run, stepRange(state));
  const asks = more.length === 0 && danced && scene?.repeats === true;
  return {
    state: { ...state, answerable: asks ? { repetition, answer: null } : null },
    effects: repetitions.map((each) => ({ do: 'danced', repetition: each })),
  };
}

/** Reports the learner's answer about the newest repetition; only the first answer counts. */
export function reportAnswer(state: PlayerState, answer: Answer): Outcome {
  const { answerable } = state;
  if (!answerable || answerable.answer) return outcome(state);
  const repetition: Repetition = { ...answerable.repetition, answer: `called_${answer}` };
  return outcome({ ...state, answerable: { ...answerable, answer } }, { do: 'danced', repetition });
}

/**
 * Takes the player's state after any event. Returns the state without the repetition that the learner may answer, as
 * soon as something else is danced.
 */
export function expireAnswerable(state: PlayerState): PlayerState {
  const { answerable, phase, practice } = state;
  const goesOn = isActive(state) && phase.name !== 'waiting' && !practice?.danced;
  return answerable && goesOn ? { ...state, answerable: null } : state;
}

/** Whether a range was danced from its start, while the learner did not watch a film of themselves. */
function isDanced(attempt: Attempt, range: Range): boolean {
  return !attempt.watched && isWhole(attempt, range);
}

function dancedIn(state: PlayerState): Repetition[] {
  const { practice } = state;
  const rate = state.run?.rate ?? state.rate;
  if (!practice) return repetitionsIn(state, stepRange(state), { rate, answer: 'watched' });
  const { loop, attempt } = practice;
  if (!attempt) return [];
  const drill = drillOf(loop);
  const counted = isDanced(attempt, loop.range) ? null : 'watched';
  const as = { rate: attempt.rate, answer: counted ?? drill?.counts_as ?? 'played' } as const;
  return repetitionsIn(state, loop.range, as);
}

/** The repetitions within a range of the source in use: one for each stretch of counts without a gap. */
function repetitionsIn(
  state: PlayerState,
  range: Range,
  as: Pick<Repetition, 'rate' | 'answer'>,
): Repetition[] {
  return countsShown(sourceOf(state), range).flatMap(({ score, counts }) => {
    const parts = partsOf(score, counts);
    return parts.length > 0 ? [{ score: score.id, parts, ...as }] : [];
  });
}

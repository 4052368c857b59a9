// A practice is a practised loop and its progress. Its repetitions move the speed ramp, and after enough
// repetitions the practice stops or goes on to the next loop. The ramp takes a missing answer as clean, so that a
// learner across the room need not come to the screen. danced.ts decides what a record counts.

import type { Drill } from '#player/rules/drills.ts';
import type { Range } from './range.ts';
import type { PlayerSettings } from './settings.ts';
import { rampRates } from './speed.ts';

export type Loop =
  | { kind: 'item'; id: string; range: Range }
  | { kind: 'segment'; index: number; range: Range }
  | { kind: 'ab'; range: Range }
  /** One of several drills that follow each other, each with its own speed and number of repetitions. */
  | { kind: 'drill'; drills: readonly Drill[]; index: number; range: Range }
  /** A take: danced once, to be filmed, with a count-in whatever the settings say, and at the chosen speed. */
  | { kind: 'take'; range: Range };

export type Answer = 'clean' | 'again';

/**
 * One repetition so far: where the stretch danced without a gap begins (seconds), its slowest speed,
 * and whether it was only watched.
 */
export type Attempt = { from: number; rate: number; watched: boolean };

export type Practice = {
  loop: Loop;
  /** Whether anything of the loop has played. */
  begun: boolean;
  /** Repetitions danced to their end. */
  danced: number;
  /** Answers 'clean' in a row, and answers 'again' in a row, since the speed last changed. */
  clean: number;
  again: number;
  /** The answer to the newest repetition. */
  answer: Answer | null;
  /** The repetition under way; null where there is none, and on a medium without known counts. */
  attempt: Attempt | null;
};

type Pace = { practice: Practice; rate: number };

const slowest = rampRates[0];
const fastest = rampRates[rampRates.length - 1] ?? 1;

/** The practice of a loop that was not danced yet. */
export function newPractice(loop: Loop): Practice {
  return { loop, begun: false, danced: 0, clean: 0, again: 0, answer: null, attempt: null };
}

/**
 * The rate of a loop's first repetition. A drill has its own rate, and a take has the chosen rate. Any other loop
 * has the chosen rate or, with a ramp, the slowest rung if that is slower.
 */
export function firstRate(loop: Loop, rate: number, { ramp }: PlayerSettings): number {
  return drillOf(loop)?.rate ?? (ramp === 0 || loop.kind === 'take' ? rate : Math.min(rate, slowest));
}

/** The drill of a loop; null for a loop of another kind. */
export function drillOf(loop: Loop): Drill | null {
  return loop.kind === 'drill' ? (loop.drills[loop.index] ?? null) : null;
}

/** Counts one more repetition that was danced to its end. */
export function danced(practice: Practice): Practice {
  return { ...practice, danced: practice.danced + 1, answer: null, attempt: null };
}

/** Whether the newest repetition still has no answer. */
export function asksForAnswer({ danced, answer }: Practice): boolean {
  return danced > 0 && answer === null;
}

/**
 * Takes the answer to a repetition. With a ramp, enough answers 'clean' in a row move the speed one rung up, and
 * two answers 'again' move it one rung down. There is no toast, because the new speed is shown beside the
 * repetitions.
 */
export function answered({ practice, rate }: Pace, answer: Answer, { ramp }: PlayerSettings): Pace {
  if (ramp === 0 || practice.loop.kind === 'drill') return { practice: { ...practice, answer }, rate };
  const clean = answer === 'clean' ? practice.clean + 1 : 0;
  const again = answer === 'again' ? practice.again + 1 : 0;
  const fresh = { ...practice, answer, clean: 0, again: 0 };
  if (clean >= ramp) return { practice: fresh, rate: rampRates.find((rung) => rung > rate) ?? rate };
  if (again >= 2) return { practice: fresh, rate: rampRates.findLast((rung) => rung < rate) ?? rate };
  return { practice: { ...practice, answer, clean, again }, rate };
}

/**
 * Whether the loop has been repeated often enough: a drill as often as it says, a take once, another loop `stopAfter`
 * times (with 0 it never ends) and, with a ramp, until it is at full speed.
 */
export function isEnough({ practice, rate }: Pace, { stopAfter, ramp }: PlayerSettings): boolean {
  const drill = drillOf(practice.loop);
  if (drill) return practice.danced >= drill.times;
  if (practice.loop.kind === 'take') return true;
  if (stopAfter === 0 || practice.danced < stopAfter) return false;
  return ramp === 0 || rate >= fastest;
}

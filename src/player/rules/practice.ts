// A practised loop and its progress: one value, which ends with the loop. Its repetitions move the speed ramp,
// and after enough of them the practice stops or goes on. The ramp takes a missing answer as clean, so that a
// learner across the room need not come to the screen; what a record counts is another matter (danced.ts).

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
 * What is known of one repetition: where the stretch danced without a gap begins (seconds), its slowest speed,
 * and whether it was only watched.
 */
export type Attempt = { from: number; rate: number; watched: boolean };

export type Practice = {
  loop: Loop;
  /** Whether anything of it has played. */
  begun: boolean;
  /** Repetitions danced to their end. */
  danced: number;
  /** Equal answers in a row since the speed changed last. */
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
 * The rate of a loop's first repetition: the chosen one; with a ramp the slowest rung, if that is slower; for a
 * drill the drill's own. A take always has the chosen one.
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

/** True while the newest repetition can be answered. */
export function asksForAnswer({ danced, answer }: Practice): boolean {
  return danced > 0 && answer === null;
}

/**
 * Takes the answer to a repetition. With a ramp, enough answers 'clean' in a row go one rung up, and two
 * 'again' one rung down. No toast follows: the new speed is shown beside the repetitions.
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

/** Whether the loop was repeated often enough and, with a ramp, at full speed. */
export function isEnough({ practice, rate }: Pace, { stopAfter, ramp }: PlayerSettings): boolean {
  const drill = drillOf(practice.loop);
  if (drill) return practice.danced >= drill.times;
  if (practice.loop.kind === 'take') return true;
  if (stopAfter === 0 || practice.danced < stopAfter) return false;
  return ramp === 0 || rate >= fastest;
}

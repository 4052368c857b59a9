// A practice loop and how far it has come: one value, which goes when the loop goes. Its repetitions lead to the speed
// ramp, and stopping or going on after enough of them. The ramp goes on without an answer, so that a dancer across the room
// need not come to the screen; what a repetition counts as is no matter of it (danced.ts).

import type { Drill } from '#player/rules/drills.ts';
import type { Range } from './range.ts';
import type { PlayerSettings } from './settings.ts';
import { rampRates } from './speed.ts';

export type Loop =
  | { kind: 'item'; id: string; range: Range }
  | { kind: 'segment'; index: number; range: Range }
  | { kind: 'ab'; range: Range }
  /** One of several drills that follow each other, each at its own speed and so often. */
  | { kind: 'drill'; drills: readonly Drill[]; index: number; range: Range }
  /** Danced once, to be filmed: counted in whatever the settings say, and at the speed that was chosen. */
  | { kind: 'take'; range: Range };

export type Answer = 'clean' | 'again';

/**
 * The facts of one repetition: where the stretch begins that was danced without a gap (seconds), the slowest speed within
 * it, and whether it was only looked at.
 */
export type Attempt = { from: number; rate: number; watched: boolean };

export type Practice = {
  loop: Loop;
  /** Repetitions danced to their end. */
  danced: number;
  /** Answers in a row since the speed changed last. */
  clean: number;
  again: number;
  /** The answer to the newest repetition. */
  answer: Answer | null;
  /** The repetition under way; null where there is none, and on a video. */
  attempt: Attempt | null;
};

type Pace = { practice: Practice; rate: number };

const slowest = rampRates[0];
const fastest = rampRates[rampRates.length - 1] ?? 1;

/** A loop of which nothing was danced yet. */
export function newPractice(loop: Loop): Practice {
  return { loop, danced: 0, clean: 0, again: 0, answer: null, attempt: null };
}

/** The rate of a loop's first repetition: with a ramp it is slow again, and never faster than what was chosen; a drill brings its own, a take keeps what was chosen. */
export function firstRate(loop: Loop, rate: number, { ramp }: PlayerSettings): number {
  return drillOf(loop)?.rate ?? (ramp === 0 || loop.kind === 'take' ? rate : Math.min(rate, slowest));
}

/** The drill that a loop is; null for every other loop. */
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
 * Takes the answer to a repetition. With a ramp: enough clean ones in a row go one rung up, two 'again' in a row one
 * rung down, without a toast (the change is shown where the repetitions are).
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

/** Enough repetitions, and, with a ramp, at full speed. */
export function isEnough({ practice, rate }: Pace, { stopAfter, ramp }: PlayerSettings): boolean {
  const drill = drillOf(practice.loop);
  if (drill) return practice.danced >= drill.times;
  if (practice.loop.kind === 'take') return true;
  if (stopAfter === 0 || practice.danced < stopAfter) return false;
  return ramp === 0 || rate >= fastest;
}

// The place of the dance as a screen tells phones of it, so that both show the same count and word, also while the dance
// stands and while it is counted in.

import { exerciseScore } from '#dance/rules/score/house-score.ts';
import { momentAt, type Score, type ScoreMoment } from '#dance/rules/score/score.ts';
import type { MediumSource } from '#player/rules/medium-source.ts';
import { type ClassDance, placeIn } from './class-dance.ts';
import type { ClassState, ClassTask } from './class-state.ts';

/** Place of a screen that counts nothing. */
export const uncounted = -1;

export type SentPlace = {
  /** Seconds of the score at its own tempo, which hang on no medium; negative where nothing is counted. */
  at: number;
  /** Counts until the dance sets off, while it is about to; null while it dances or stands. */
  wait: number | null;
};

/** The count-in or the words that a screen and its phones show. */
export type ClassMoment = {
  /** The beat of the count-in; null while none is counted. */
  counted: number | null;
  /** The words at the place; null where nothing is counted. */
  moment: ScoreMoment | null;
};

/** Counts that are counted in. */
const countedIn = 4;

/** The place at a second of a source. */
export function placeToSend(
  dance: ClassDance,
  source: MediumSource | null,
  second: number,
  task: ClassTask | null = null,
): number {
  const score = scoreOf(dance, task);
  const place = placeIn(score, source, second);
  return place === null ? uncounted : (place * 60) / score.tempo;
}

/** The count of the class's dance at a told place; null where it counts none of it. */
export function countAtPlace(dance: ClassDance, told: number, task: ClassTask | null): number | null {
  const { score } = dance.scene;
  return told < 0 || scoreOf(dance, task) !== score ? null : (told * score.tempo) / 60;
}

/** The moment to show so many seconds after a screen in this state told its place. */
export function momentAtPlace(
  dance: ClassDance,
  { task, rate, playing }: Pick<ClassState, 'task' | 'rate' | 'playing'>,
  { at, wait }: SentPlace,
  seconds = 0,
): ClassMoment {
  if (at < 0) return { counted: null, moment: null };
  const score = scoreOf(dance, task);
  const danced = (seconds * rate * score.tempo) / 60;
  const left = wait === null ? 0 : wait - danced;
  if (left > 0)
    return {
      counted: left > countedIn ? null : 9 - Math.max(1, Math.ceil(left)),
      moment: momentAt(score, (at * score.tempo) / 60),
    };
  // A place that stands has none to count on from.
  const since = playing ? danced - (wait ?? 0) : 0;
  return { counted: null, moment: momentAt(score, (at * score.tempo) / 60 + since) };
}

/** The warm-up is a score of its own; everything else that a class dances is its dance. */
function scoreOf({ scene }: ClassDance, task: ClassTask | null): Score {
  return task && 'stage' in task && task.stage === 'warm_up' ? exerciseScore() : scene.score;
}

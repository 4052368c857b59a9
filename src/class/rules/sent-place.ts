// A screen sends the place of the dance to its phones, so that screen and phones show the same count and word, even
// while the dance is paused or counted in.

import { exerciseScore } from '#dance/rules/score/house-score.ts';
import { momentAt, type Score, type ScoreMoment } from '#dance/rules/score/score.ts';
import type { MediumSource } from '#player/rules/medium-source.ts';
import { type ClassDance, placeIn } from './class-dance.ts';
import type { ClassState, ClassTask } from './class-state.ts';

/** The place that a screen sends where its medium has no counts. */
export const uncounted = -1;

export type SentPlace = {
  /** Seconds of the score at its own tempo, whatever the medium; negative where nothing is counted. */
  at: number;
  /** Number of counts until the dance starts, if it is about to start; null while the dance runs or is paused. */
  wait: number | null;
};

/** The count-in or the words that a screen and its phones show. */
export type ClassMoment = {
  /** The beat of the count-in, from 5 to 8; null outside the count-in. */
  counted: number | null;
  /** The words at the place; null where nothing is counted. */
  moment: ScoreMoment | null;
};

/** Number of counts of the count-in. */
const countedIn = 4;

/** Returns the place to send (`SentPlace['at']`) at a second of a source, while the class dances `task`. */
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

/**
 * Returns the count of the class's dance at a place that the screen sent; null without counts, and during the warm-up.
 */
export function countAtPlace(dance: ClassDance, at: number, task: ClassTask | null): number | null {
  const { score } = dance.scene;
  return at < 0 || scoreOf(dance, task) !== score ? null : (at * score.tempo) / 60;
}

/** Returns the count and words to show, some seconds after a screen in this state sent its place. */
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
  // While the dance is paused, the phone does not count on from the place.
  const since = playing ? danced - (wait ?? 0) : 0;
  return { counted: null, moment: momentAt(score, (at * score.tempo) / 60 + since) };
}

/** Returns the score of a task: the warm-up has a score of its own, and all other tasks belong to the dance's score. */
function scoreOf({ scene }: ClassDance, task: ClassTask | null): Score {
  return task && 'stage' in task && task.stage === 'warm_up' ? exerciseScore() : scene.score;
}

// The score of a sheet before its phrases are added.

import type { Score } from '../score.ts';
import { exerciseScoreId, houseScoreId } from '../score-ids.ts';
import { usualTempo } from './head-problems.ts';

/** The score of a sheet without its phrases. A sheet written from a score that Shamble ships starts a new score. */
export function emptyScore(before: Score | null): Omit<Score, 'phrases'> {
  const isOwn = before && before.id !== houseScoreId && before.id !== exerciseScoreId;
  return {
    id: isOwn ? before.id : 'own',
    title: before?.title ?? 'Our dance',
    tempo: before?.tempo ?? usualTempo,
  };
}

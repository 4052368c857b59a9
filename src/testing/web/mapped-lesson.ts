// A lesson of an operator's own dance for component tests; its media have mappings.

import { mediaOf, type TaughtLesson } from '#course/rules/lesson-dance.ts';
import { houseScore } from '#dance/rules/score/house-score.ts';
import type { Mapping } from '#dance/rules/score/mapping.ts';
import type { Score } from '#dance/rules/score/score.ts';
import { filmedLesson, lessonOf } from './lesson.ts';

/** A dance of two phrases that the house dancer does not know. */
export const ownScore: Score = {
  id: 'own',
  title: 'Graveyard Shuffle',
  tempo: 118,
  phrases: [
    {
      id: 'march',
      section: 'Verse',
      title: 'Zombie March',
      counts: 16,
      cues: [
        { at: 1, say: 'march', title: 'March forward', hint: 'Heavy feet, and never in a hurry.' },
        { at: 9, say: 'back', title: 'March back' },
      ],
    },
    {
      id: 'swim',
      section: 'Chorus',
      title: 'Swim',
      counts: 16,
      cues: [
        { at: 1, say: 'swim', title: 'Swim' },
        { at: 5, say: 'together', title: 'Together and jump' },
      ],
    },
  ],
};

/** The same dance with moves that the house dancer knows. */
export const knownScore: Score = {
  ...ownScore,
  phrases: ownScore.phrases.map((phrase, index) => ({
    ...phrase,
    cues: phrase.cues.map((cue) => ({
      ...cue,
      move: [
        ['march_forward', 'march_back'],
        ['stomp', '~stomp'],
      ][index]?.[cue.at > 1 ? 1 : 0] as string,
    })),
  })),
};

/** Returns a steady mapping of the whole dance, whose first count is at `at` seconds. */
export function steadyFrom(at: number, tempo = ownScore.tempo): Mapping {
  const anchors = [
    { count: 0, at },
    { count: 32, at: at + (32 * 60) / tempo },
  ];
  return { spans: [{ from: 0, until: 32, anchors }] };
}

type Shown = { mapping?: Mapping; score?: Score; start?: number; end?: number };

/**
 * Returns day 1 of an operator's own dance. Each step shows `media` from second `start` to second `end`; `mapping`
 * gives the second of each count of `score`.
 */
export function mappedLesson(
  media: { youtube_id?: string; media_file?: string },
  { mapping = steadyFrom(10), score = ownScore, start = 10, end = 40 }: Shown = {},
): TaughtLesson {
  const { steps, ...lesson } = filmedLesson(media);
  const keys = steps.flatMap(mediaOf);
  return {
    ...lesson,
    steps: steps.map((step) => ({ ...step, start_time: start, end_time: end })),
    dance: {
      ...(score === houseScore() ? {} : { score }),
      phrases: [1],
      days: [[1], [2]],
      mappings: Object.fromEntries(keys.map((key) => [key, mapping])),
    },
  };
}

/** Returns the rehearsal of an operator's own dance, with a video from 0 to 60 seconds. */
export function mappedRehearsal(
  media: { youtube_id?: string; media_file?: string },
  { mapping = steadyFrom(2), score = ownScore }: Shown = {},
): TaughtLesson {
  const { dance } = mappedLesson(media, { mapping, score });
  const lesson = lessonOf(13, {
    youtube_id: null,
    media_file: null,
    dance_start: null,
    dance_end: null,
    ...media,
    start_time: 0,
    end_time: 60,
  });
  return { ...lesson, ...(dance ? { dance: { ...dance, phrases: [1, 2] } } : {}) };
}

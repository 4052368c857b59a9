// The steps that an operator still has to take after saving a script, until Day 1 can be danced.

import type { Mapping } from '#dance/rules/score/mapping.ts';
import type { OwnDance } from '#dance/rules/score/own-dance.ts';
import { limits } from '#subjects/rules/limits.ts';
import { daysText } from './days-text.ts';

export type DanceStep = {
  what: 'days' | 'videos' | 'taps' | 'revision' | 'look';
  done: boolean;
  /** The step's progress, in a few words. */
  says: string;
  /** The key of the medium whose counts should be tapped next. */
  medium?: string;
};

type Medium = { key: string; steps: readonly unknown[]; mapping: Mapping | null };

/**
 * Returns the steps in order. `days` has the ids of the phrases that each day teaches; `revision.days` are the days
 * without a new part, and `revision.open` those of these days that still have built-in content. The last step, trying
 * Day 1, is never marked as done.
 */
export function danceSteps(
  days: readonly (readonly string[])[],
  media: readonly Medium[],
  revision: { days: readonly number[]; open: readonly number[] } = { days: [], open: [] },
): DanceStep[] {
  const teaching = days.filter((ids) => ids.length > 0).length;
  const shown = media.filter(({ steps }) => steps.length > 0);
  const known = media.filter(({ mapping }) => mapping !== null).length;
  const next = media.find(({ mapping }) => mapping === null);
  return [
    {
      what: 'days',
      done: teaching > 0,
      says: teaching === 1 ? 'one day teaches something' : `${teaching} days teach something`,
    },
    {
      what: 'videos',
      done: shown.length > 0,
      says: shownText(shown.length),
    },
    {
      what: 'taps',
      done: media.length > 0 && !next,
      says:
        media.length === 0 ? 'there is no video and no music yet' : `known in ${known} of ${media.length}`,
      ...(next ? { medium: next.key } : {}),
    },
    ...(revision.days.length > 0
      ? [
          {
            what: 'revision' as const,
            done: revision.open.length === 0,
            says: `${daysText(revision.days)} ${revision.days.length === 1 ? 'has' : 'have'} no new part`,
          },
        ]
      : []),
    { what: 'look', done: false, says: 'as a learner sees it' },
  ];
}

function shownText(media: number): string {
  if (media === 0) return 'no step shows one yet';
  return media === 1 ? 'steps show one video or file' : `steps show ${media} videos and files`;
}

/**
 * Returns the phrases (from 1) that a medium probably shows, in order: those of the days whose steps show it. The list
 * is empty for a medium of the rehearsal or of no step, because such a medium may show anything.
 */
export function expectedPhrases(
  { score, days }: OwnDance,
  steps: readonly { order_num: number }[],
): number[] {
  const shown = new Set(steps.map(({ order_num }) => order_num));
  if ([...shown].some((order_num) => order_num > limits.lessons)) return [];
  const taught = new Set([...shown].flatMap((order_num) => days[order_num - 1] ?? []));
  return score.phrases.flatMap(({ id }, index) => (taught.has(id) ? [index + 1] : []));
}

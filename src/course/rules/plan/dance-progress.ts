// A learner's progress in the dance, by the records: the part that the learner can dance, and the plan to the event.

import type { Practice } from '#course/rules/streak/streak.ts';
import type { Score } from '#dance/rules/score/score.ts';
import { daysAfter, localDay } from '#platform/rules/local-day.ts';
import type { PhraseRecord } from '#player/rules/phrase-record.ts';
import { type CatchUpPlan, catchUpPlan } from './catch-up.ts';
import { type LearntCoverage, learntCoverage } from './learnt-coverage.ts';
import { planLimits } from './plan-limits.ts';

export type DanceInput = {
  lessons: readonly { order_num: number; phrases: readonly number[]; completed_at: string | null }[];
  /** Order_nums of the completed lessons. */
  completed: ReadonlySet<number>;
  score: Score;
  /** Whether the rehearsal shows counts of the score; otherwise seconds of the whole dance can't be known. */
  rehearses: boolean;
  records: PhraseRecord[];
  choices: { minutes_per_day: number | null; rest_days: number[] };
  /** The streak on the last day of practice. */
  practice: Pick<Practice, 'current_streak' | 'last_day'>;
  /** The event in epoch milliseconds; null when no date is set. */
  eventAt: number | null;
  now: number;
  zone: string;
};

export type DanceProgress = {
  phrases: PhraseRecord[];
  /** The coverage; null when no medium shows counts of the dance. */
  coverage: LearntCoverage | null;
  /** There is always a plan, because lessons and days need no score. */
  plan: Omit<CatchUpPlan, 'seconds'> & {
    /** The plan's seconds; null unless all lessons and the rehearsal show counts. */
    seconds: number | null;
    minutes_per_day: number;
    rest_days: number[];
  };
};

/**
 * Returns the records with coverage and plan. When media show no counts, the coverage or the plan's seconds are null.
 */
export function danceProgress({
  lessons,
  completed,
  records,
  choices,
  score,
  rehearses,
  practice,
  ...when
}: DanceInput): DanceProgress {
  const { now, zone, eventAt } = when;
  const minutes_per_day = choices.minutes_per_day ?? planLimits.minutes.usual;
  const plan = catchUpPlan({
    score,
    now,
    zone,
    eventAt,
    minutesPerDay: minutes_per_day,
    restDays: choices.rest_days,
    lessons: lessons.map(({ order_num, phrases }) => ({
      order_num,
      phrases,
      completed: completed.has(order_num),
    })),
    completedOn: lessons.flatMap(({ completed_at }) =>
      completed_at === null ? [] : localDay(Date.parse(completed_at), zone),
    ),
    practisingSince: firstDay(practice),
  });
  const known = rehearses && lessons.every(teaches);
  return {
    phrases: records,
    coverage: rehearses && lessons.some(teaches) ? learntCoverage(score, records) : null,
    plan: {
      ...plan,
      seconds: known ? plan.seconds : null,
      minutes_per_day,
      rest_days: choices.rest_days,
    },
  };
}

/** The first day of the streak: for a learner without a completed lesson, the day on which practice began. */
function firstDay({ current_streak, last_day }: DanceInput['practice']): string | null {
  return last_day && daysAfter(last_day, -Math.max(0, current_streak - 1));
}

function teaches({ phrases }: DanceInput['lessons'][number]): boolean {
  return phrases.length > 0;
}

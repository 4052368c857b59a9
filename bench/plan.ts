// What the plan to the event and the strip cost a server with each answer.

import { type DanceInput, danceProgress } from '#rules/plan/dance-progress.ts';
import { emptyRecord } from '#rules/practice/phrase-record.ts';
import { atMost, type Figure } from './figure.ts';

const RUNS = 2000;

export async function measurePlan(): Promise<Figure[]> {
  const now = Date.parse('2027-01-04T15:00:00Z');
  const input: DanceInput = {
    lessons: Array.from({ length: 12 }, (_, index) => ({
      order_num: index + 1,
      phrases: [2 * index + 1, 2 * index + 2],
      completed_at: null,
    })),
    completed: new Set(),
    isRoutine: true,
    records: Array.from({ length: 24 }, (_, index) => ({ ...emptyRecord(index + 1), clean_rate: 1 })),
    choices: { minutes_per_day: 10, rest_days: [0, 6] },
    eventAt: Date.parse('2027-10-30T22:00:00Z'),
    now,
    zone: 'America/New_York',
  };
  danceProgress(input);
  const start = performance.now();
  for (let run = 0; run < RUNS; run += 1) danceProgress({ ...input, now: now + run * 1000 });
  return [atMost('plan and strip of a person, 300 days ahead', (performance.now() - start) / RUNS, 1, 'ms')];
}

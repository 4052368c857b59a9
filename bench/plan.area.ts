// Measures what the plan to the event and the strip cost a server in each answer, and how many taps guided practice
// needs.

import { defaultCourse } from '#course/content/default-course.ts';
import { type DanceInput, danceProgress } from '#course/rules/plan/dance-progress.ts';
import { lessonPhrases } from '#course/rules/plan/lesson-phrases.ts';
import { type GuideInput, guideStages, nextStage } from '#course/rules/practice/guide.ts';
import { daysOf, sceneOf } from '#course/rules/step-scene.ts';
import { houseScore } from '#dance/rules/score/house-score.ts';
import { recordsOf, withRepetitions } from '#player/rules/phrase-record.ts';
import { partsOf } from '#player/rules/shown-counts.ts';
import { atMost, type Figure } from './bench.ts';

const RUNS = 2000;

export async function measure(): Promise<Figure[]> {
  const now = Date.parse('2027-01-04T15:00:00Z');
  const input: DanceInput = {
    lessons: Array.from({ length: 12 }, (_, index) => ({
      order_num: index + 1,
      phrases: [2 * index + 1, 2 * index + 2],
      completed_at: null,
    })),
    completed: new Set(),
    score: houseScore(),
    rehearses: true,
    records: recordsOf(houseScore(), []).map((record) => ({ ...record, clean_rate: 1 })),
    choices: { minutes_per_day: 10, rest_days: [0, 6] },
    practice: { current_streak: 0, last_day: null },
    eventAt: Date.parse('2027-10-30T22:00:00Z'),
    now,
    zone: 'America/New_York',
  };
  danceProgress(input);
  const start = performance.now();
  for (let run = 0; run < RUNS; run += 1) danceProgress({ ...input, now: now + run * 1000 });
  const spent = (performance.now() - start) / RUNS;
  const taps = defaultCourse.slice(0, 12).map(tapsPerStage);
  return [
    atMost('plan and strip of a person, 300 days ahead', spent, 1, 'ms'),
    atMost('taps a stage of the guided lesson, fresh learner, worst day', Math.max(...taps), 1, 'taps'),
  ];
}

/**
 * Returns how many presses of the gold button a stage of the guide takes on average, in a lesson that was never danced.
 */
function tapsPerStage({ steps, order_num }: (typeof defaultCourse)[number]): number {
  const practice = steps.find(({ step_type }) => step_type === 'practice');
  if (!practice) throw new Error(`lesson ${order_num} has no practice`);
  const { items } = sceneOf(practice, { lesson: { order_num } });
  let input: GuideInput = {
    score: houseScore(),
    shows: () => true,
    phrases: lessonPhrases({ steps }),
    before: daysOf({}, houseScore())
      .slice(0, order_num - 1)
      .flat(),
    records: [],
    items: items.map((item) => ({ ...item, checked: false })),
    completed: false,
    locked: false,
    exercised: new Set(),
    passed: new Set(),
    now: Date.parse('2027-01-04T15:00:00Z'),
    zone: 'UTC',
  };
  let taps = 0;
  for (; taps < 100; taps += 1) {
    const { stage, drills } = nextStage(input);
    if (stage === null) break;
    const danced = drills.flatMap(({ score, counts, rate, times, counts_as }) =>
      Array.from({ length: times }, () => ({
        score,
        parts: partsOf(houseScore(), counts),
        rate,
        answer: counts_as,
        at: '2027-01-04T14:00:00.000Z',
      })),
    );
    const isExercise = stage === 'warm_up' || stage === 'cool_down';
    input = {
      ...input,
      records: withRepetitions(input.records, danced),
      completed: input.completed || stage === 'complete',
      exercised: isExercise ? new Set([...input.exercised, stage]) : input.exercised,
      // A press in the stage `list` only opens the list; the next stage does not wait for ticks.
      passed: stage === 'list' ? new Set([...input.passed, stage]) : input.passed,
    };
  }
  return taps / guideStages(input).length;
}

// A learner who does what the plan says, and looks at the plan each morning and after each lesson.

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { houseScore } from '#dance/rules/score/house-score.ts';
import { type CatchUpPlan, catchUpPlan } from './catch-up.ts';

const monday = Date.parse('2027-06-07T00:00:00Z');
const dayMs = 86_400_000;
const dayText = (day: number) => new Date(monday + day * dayMs).toISOString().slice(0, 10);

type Learner = { minutesPerDay: number; days: number; restDays?: number[]; completedOn: string[] };

/** The plan on day `today` (from 0). `completedOn` has the day of each completed lesson. */
function look({ completedOn, days, ...choices }: Learner, today: number): CatchUpPlan {
  return catchUpPlan({
    ...choices,
    score: houseScore(),
    completedOn,
    now: monday + (today + 0.5) * dayMs,
    zone: 'UTC',
    eventAt: monday + (days + 0.9) * dayMs,
    practisingSince: today > 0 ? dayText(0) : null,
    lessons: Array.from({ length: 12 }, (_, index) => ({
      order_num: index + 1,
      completed: index < completedOn.length,
      phrases: [2 * index + 1, 2 * index + 2],
    })),
  });
}

/** The plans that a learner sees who completes each lesson on the day that the plan names, until the event. */
function followed(choices: Omit<Learner, 'completedOn'>) {
  const learner: Learner = { ...choices, completedOn: [] };
  const looks: { morning: CatchUpPlan; now: CatchUpPlan; doneToday: number }[] = [];
  for (let day = 0; day < choices.days; day += 1) {
    const morning = look(learner, day);
    looks.push({ morning, now: morning, doneToday: 0 });
    const due = morning.lessons.filter(({ to }) => to === dayText(day)).length;
    for (let doneToday = 1; doneToday <= due; doneToday += 1) {
      learner.completedOn.push(dayText(day));
      looks.push({ morning, now: look(learner, day), doneToday });
    }
  }
  return { looks, completed: learner.completedOn.length };
}

const minutesPerDay = fc.oneof(fc.constantFrom(10, 15, 20, 45, 60, 90), fc.integer({ min: 10, max: 180 }));
const days = fc.integer({ min: 1, max: 44 });

test('a learner who follows the plan is never called too late, and knows all lessons by the event', () => {
  const restDays = fc.uniqueArray(fc.integer({ min: 0, max: 6 }), { maxLength: 3 });
  fc.assert(
    fc.property(minutesPerDay, days, restDays, (minutes, left, rests) => {
      const { looks, completed } = followed({ minutesPerDay: minutes, days: left, restDays: rests });
      fc.pre(looks[0]?.now.outcome === 'on_course');
      expect(looks.filter(({ now }) => now.outcome === 'too_late')).toEqual([]);
      expect(completed).toBe(12);
    }),
    { numRuns: 300 },
  );
});

test('during a day the plan names the rest of the lessons that it named in the morning', () => {
  fc.assert(
    fc.property(minutesPerDay, days, (minutes, left) => {
      const { looks } = followed({ minutesPerDay: minutes, days: left });
      fc.pre(looks[0]?.now.outcome === 'on_course');
      for (const { morning, now, doneToday } of looks)
        expect(now.today).toEqual(morning.today.slice(doneToday));
    }),
    { numRuns: 200 },
  );
});

test.each([
  [90, 5, ['1 2 3', '2 3', '3', '']],
  [60, 7, ['1 2', '2', '']],
  [180, 3, ['1 2 3 4 5 6', '2 3 4 5 6', '3 4 5 6', '4 5 6', '5 6', '6', '']],
  // The first lesson leaves a quarter of an hour, in which the second begins.
  [45, 9, ['1 2', '2']],
])('%i minutes a day, %i days left: the lessons named on the first day are %j', (minutes, left, shown) => {
  const { looks } = followed({ minutesPerDay: minutes, days: left });
  const first = looks.filter(({ morning }) => morning === looks[0]?.morning);
  expect(first.map(({ now }) => now.today.join(' '))).toEqual(shown);
});

test.each([
  ['a lesson of three days goes on in the morning', 10, 37, [], 1, 'on_course'],
  ['a lesson of three days goes on in its last morning', 10, 37, [], 2, 'on_course'],
  ['a day without its lesson is one too many', 30, 13, [0, 1], 3, 'too_late'],
  ['a share of two of which one was left undone is one too many', 60, 7, [0], 1, 'too_late'],
] as const)('%s', (_name, minutes, left, done, today, outcome) => {
  const learner = { minutesPerDay: minutes, days: left, completedOn: done.map(dayText) };
  expect(look(learner, today).outcome).toBe(outcome);
});

test('a learner who does more than today’s share has lessons tomorrow too, without an empty day', () => {
  const ahead = look({ minutesPerDay: 30, days: 14, completedOn: [dayText(0), dayText(0)] }, 0);
  expect(ahead).toMatchObject({ outcome: 'on_course', today: [], days_left: 13 });
  expect(ahead.lessons[0]).toEqual({ order_num: 3, from: dayText(1), to: dayText(1) });
});

test('after a lesson on a day of rest the plan asks for no second one that day', () => {
  const rest = { minutesPerDay: 60, days: 10, restDays: [1], completedOn: [dayText(0)] };
  expect(look(rest, 0)).toMatchObject({ outcome: 'on_course', today: [], rests_today: false });
});

import { expect, test } from 'vitest';
import type { Lesson } from '#course/content/course.ts';
import { type TrophyPart, trophyParts } from '#course/content/trophies.ts';
import { dashboardCard, type LearnerRows, learnerProgress, nothingYet } from './learner-progress.ts';

const lessons: Lesson[] = Array.from({ length: 13 }, (_, index) => ({
  id: `lesson-${index + 1}`,
  order_num: index + 1,
  lesson_number: index + 1,
  title: `Title ${index + 1}`,
}));

const firstDays = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    lesson_id: `lesson-${index + 1}`,
    completed_at: `2027-01-${String(index + 1).padStart(2, '0')}T20:00:00Z`,
  }));

const beginner: LearnerRows = { ...nothingYet, lessons };

test('a beginner starts with lesson 1 and nothing else', () => {
  const progress = learnerProgress(beginner);
  expect(progress.lessons).toHaveLength(12);
  expect(progress.lessons.map(({ status }) => status)).toEqual(['unlocked', ...Array(11).fill('locked')]);
  expect(progress).toMatchObject({
    completed_count: 0,
    next_lesson: { lesson_id: 'lesson-1', order_num: 1, title: 'Title 1' },
    dashboard_card: 'continue_plan',
    next_trophy: 'part1',
    latest_trophy: null,
    rehearsal: { page_unlocked: false, card_unlocked: false, completed: false },
    current_streak: 0,
    checked: [],
  });
});

// §7.reads-settings-copy-lessons-steps
test('halfway through the course, every answer follows from the rows', () => {
  const progress = learnerProgress({
    ...beginner,
    completed: firstDays(5),
    touched_lesson_ids: ['lesson-6'],
    trophies: [{ part: 'part1', unlocked_at: '2027-01-04T20:00:00Z' }],
    current_streak: 5,
    checked: ['1-practice-1'],
  });
  expect(progress.lessons.slice(4, 7)).toEqual([
    { lesson_id: 'lesson-5', order_num: 5, status: 'completed', completed_at: '2027-01-05T20:00:00Z' },
    { lesson_id: 'lesson-6', order_num: 6, status: 'in_progress', completed_at: null },
    { lesson_id: 'lesson-7', order_num: 7, status: 'locked', completed_at: null },
  ]);
  expect(progress).toMatchObject({
    completed_count: 5,
    next_lesson: { order_num: 6 },
    next_trophy: 'part2',
    latest_trophy: { part: 'part1', unlocked_at: '2027-01-04T20:00:00Z' },
    rehearsal: { page_unlocked: true, card_unlocked: false, completed: false },
    current_streak: 5,
    checked: ['1-practice-1'],
  });
});

// §4.bar-counts-completed-lessons-up
test.each([
  [[], 0],
  [[1], 1],
  [[2, 5, 12], 3],
  [[12, 13], 1],
  [[13], 0],
])('with %o completed the bar shows %i of 12', (days, count) => {
  const completed = days.map((day) => ({ lesson_id: `lesson-${day}`, completed_at: null }));
  expect(learnerProgress({ ...beginner, completed }).completed_count).toBe(count);
});

test('with everything done there is no next lesson', () => {
  const progress = learnerProgress({
    ...beginner,
    completed: firstDays(13),
    rehearsals: 1,
    trophies: trophyParts.map((part) => ({ part, unlocked_at: '2027-02-01T20:00:00Z' })),
  });
  expect(progress).toMatchObject({
    completed_count: 12,
    next_lesson: null,
    dashboard_card: 'all_complete',
    next_trophy: null,
    latest_trophy: { part: trophyParts.at(-1) },
    rehearsal: { page_unlocked: true, card_unlocked: true, completed: true },
  });
});

test('all trophies are listed in order, and an owned one stays unlocked whatever the lessons say', () => {
  const progress = learnerProgress({ ...beginner, trophies: [{ part: 'part2', unlocked_at: null }] });
  expect(progress.trophies).toEqual(
    trophyParts.map((part) => ({ part, unlocked: part === 'part2', unlocked_at: null })),
  );
});

test('an earned trophy whose row could not be written is unlocked without a date', () => {
  const progress = learnerProgress({ ...beginner, completed: firstDays(4) });
  expect(progress.trophies[0]).toEqual({ part: 'part1', unlocked: true, unlocked_at: null });
  expect(progress.latest_trophy).toEqual({ part: 'part1', unlocked_at: null });
});

test.each<{ what: string; trophies: [TrophyPart, string | null][]; latest: TrophyPart }>([
  {
    what: 'the newest date',
    trophies: [
      ['part1', '2027-03-01T10:00:00Z'],
      ['part2', '2027-02-01T10:00:00Z'],
    ],
    latest: 'part1',
  },
  {
    what: 'the later of two at one instant',
    trophies: [
      ['part4', '2027-03-01T10:00:00Z'],
      ['final', '2027-03-01T10:00:00Z'],
    ],
    latest: 'final',
  },
  {
    what: 'one without a date',
    trophies: [
      ['part1', null],
      ['part2', '2027-02-01T10:00:00Z'],
    ],
    latest: 'part1',
  },
  {
    what: 'one without a date, later in the order too',
    trophies: [
      ['part1', '2027-02-01T10:00:00Z'],
      ['part2', null],
    ],
    latest: 'part2',
  },
  {
    what: 'the newest across offsets',
    trophies: [
      ['part1', '2027-03-01T10:00:00+02:00'],
      ['part2', '2027-03-01T09:00:00Z'],
    ],
    latest: 'part2',
  },
])('the latest trophy is $what', ({ trophies, latest }) => {
  const rows = trophies.map(([part, unlocked_at]) => ({ part, unlocked_at }));
  expect(learnerProgress({ ...beginner, trophies: rows }).latest_trophy?.part).toBe(latest);
});

test('lessons come by order_num, not by the order of their rows', () => {
  const swapped = lessons.map((lesson) =>
    lesson.order_num === 1
      ? { ...lesson, order_num: 2 }
      : lesson.order_num === 2
        ? { ...lesson, order_num: 1 }
        : lesson,
  );
  const progress = learnerProgress({ ...beginner, lessons: swapped });
  expect(progress.lessons[0]).toMatchObject({ lesson_id: 'lesson-2', order_num: 1, status: 'unlocked' });
  expect(progress.next_lesson?.lesson_id).toBe('lesson-2');
});

// §4.dashboard-card-continue-plan-rehearse
test.each([
  [0, false, 'continue_plan'],
  [11, false, 'continue_plan'],
  [11, true, 'continue_plan'],
  [12, false, 'rehearse_prompt'],
  [12, true, 'all_complete'],
] as const)(
  'with %i lessons and rehearsal %s the card is %s',
  (completed_count, rehearsal_completed, card) => {
    expect(dashboardCard({ completed_count, rehearsal_completed })).toBe(card);
  },
);

import { expect, test, vi } from 'vitest';
import { type LearnerRows, learnerProgress, nothingYet } from '#course/rules/learner-progress.ts';
import { progressQuery } from '#course/web/queries/progress.ts';
import { renderToHtml } from '#testing/web/render-to-html.tsx';
import { DashboardScreen } from './dashboard-screen.tsx';

const lessons = Array.from({ length: 13 }, (_, index) => ({
  id: String(index + 1),
  order_num: index + 1,
  lesson_number: index + 1,
  title: `Title ${index + 1}`,
}));

function dashboard(done: number, rows: Partial<LearnerRows> = {}): string {
  const progress = learnerProgress({
    ...nothingYet,
    lessons,
    completed: lessons.slice(0, done).map(({ id }) => ({ lesson_id: id, completed_at: null })),
    ...rows,
  });
  return renderToHtml(<DashboardScreen />, { data: [[progressQuery.queryKey, progress]] }).replaceAll(
    '&#x27;',
    "'",
  );
}

test('without a name the welcome is for DANCER', () => {
  expect(dashboard(0)).toContain('WELCOME, DANCER');
});

test('before twelve lessons the main card continues the plan', () => {
  const html = dashboard(6);
  expect(html).toContain('Day 7: Title 7');
  expect(html).toContain("You've completed 6 of 12 lessons");
  expect(html).toContain('href="/learn#lesson-7"');
});

test('after twelve lessons the main card is golden and leads to the rehearsal', () => {
  const html = dashboard(12);
  expect(html).toContain('dashboard-finale');
  expect(html).toContain('href="/rehearse"');
  expect(html).not.toContain('All lessons complete!');
});

test('after the rehearsal the main card says to keep rehearsing', () => {
  const html = dashboard(12, { rehearsals: 1 });
  expect(html).toContain('All lessons complete! Keep rehearsing!');
  expect(html).toContain('Practice Rehearsal');
});

// §2.dashboard-streak-days-day-1 §4.streak-shown-before-todays-practice
test.each([
  [0, 'DAYS'],
  [1, 'DAY'],
  [2, 'DAYS'],
])('a streak of %i is in %s', (current_streak, label) => {
  expect(dashboard(0, { current_streak })).toContain(`>${current_streak}</strong> <span>${label}<`);
});

// §2.dashboard-minutes-danced-last-seven
test.each([
  [0, ''],
  [1, '1 minute danced in the last 7 days'],
  [34, '34 minutes danced in the last 7 days'],
])('of %i minutes danced in the last 7 days the dashboard says: %s', (minutes_of_week, line) => {
  const html = dashboard(1, { current_streak: 1, minutes_of_week });
  expect(html).toContain(line);
  expect(html.includes('danced in the last')).toBe(line !== '');
});

test('progress that an earlier version kept on the device has no line of minutes', () => {
  const { minutes_of_week: _, ...earlier } = learnerProgress({ ...nothingYet, lessons });
  const html = renderToHtml(<DashboardScreen />, { data: [[progressQuery.queryKey, earlier]] });
  expect(html).not.toMatch(/danced in the last|NaN|undefined/);
});

test('the next trophy says which part opens it and leads to the lessons', () => {
  const html = dashboard(4);
  expect(html).toContain('Halfway Hero');
  expect(html).toContain('Complete Part 2 to unlock');
  expect(html).toContain('href="/learn"');
});

// §2.final-trophy-never-next-one
test('after twelve lessons the community takes the place of the next trophy', () => {
  const html = dashboard(12);
  expect(html).toContain('href="/community"');
  expect(html).not.toContain('to unlock');
});

test('without a trophy the latest card says how to earn one', () => {
  expect(dashboard(0)).toContain('Complete lessons to earn trophies!');
});

test.each([
  ['America/New_York', 'October 5'],
  ['Pacific/Auckland', 'October 6'],
])('the latest trophy shows its day in %s and leads to its place', (zone, day) => {
  vi.stubEnv('TZ', zone);
  const html = dashboard(4, { trophies: [{ part: 'part1', unlocked_at: '2026-10-05T12:00:00.000Z' }] });
  expect(html).toContain(`Earned ${day}<`);
  expect(html).toContain('href="/trophies#trophy-part1"');
});

test('a trophy without a date was recently earned', () => {
  expect(dashboard(4)).toContain('Recently Earned');
});

test('the bar shows the share of lessons that are done', () => {
  expect(dashboard(9)).toContain('aria-valuetext="9/12"');
});

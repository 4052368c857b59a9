import { expect, test } from 'vitest';
import { renderToHtml } from '#testing/web/render-to-html.tsx';
import { type Plan, PlanLine } from './plan-line.tsx';

const made: Plan = {
  outcome: 'on_course',
  days_left: 3,
  lessons: [],
  today: [],
  rests_today: false,
  rehearse_on: null,
  left_out: [],
  needed_minutes: null,
  seconds: null,
  minutes_per_day: 60,
  rest_days: [],
};

test.each([
  [[3], 'today Day 3.'],
  [[3, 4, 5], 'today Days 3 to 5.'],
  [[3, 7], 'today Day 3, Day 7.'],
  [[1, 2, 7, 9, 10, 11], 'today Days 1 to 2, Day 7, Days 9 to 11.'],
])('for lessons %j of today the line says %s', (today, said) => {
  expect(renderToHtml(<PlanLine plan={{ ...made, today }} coverage={null} />)).toContain(said);
});

test('the line of lessons that fit names no lesson that is done already', () => {
  const lessons = [3, 7].map((order_num) => ({ order_num, from: '2027-10-18', to: '2027-10-18' }));
  const plan: Plan = { ...made, outcome: 'too_late', lessons, left_out: [8] };
  const html = renderToHtml(<PlanLine plan={plan} coverage={null} />);
  expect(html).toContain('Before the day there is time for Day 3, Day 7.');
});

test('the part of the dance that fits is in seconds of the course’s whole dance, at its tempo', () => {
  const lessons = [{ order_num: 3, from: '2027-10-18', to: '2027-10-18' }];
  const plan: Plan = { ...made, outcome: 'too_late', lessons, left_out: [4], seconds: 90 };
  const ofDance = (length: number, tempo: number) =>
    renderToHtml(<PlanLine plan={plan} coverage={{ counts: 0, clean: [], slow: [], length, tempo }} />);
  expect(ofDance(768, 128)).toContain('1:30 of the 6:00');
  expect(ofDance(472, 118)).toContain('1:30 of the 4:00');
});

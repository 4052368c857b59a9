import { expect, test } from 'vitest';
import { learnerProgress, nothingYet } from '#course/rules/learner-progress.ts';
import { courseQuery } from '#course/web/queries/course.ts';
import { progressQuery } from '#course/web/queries/progress.ts';
import { renderToHtml } from '#testing/web/render-to-html.tsx';
import { LearnScreen } from './learn-screen.tsx';

const lessons = Array.from({ length: 13 }, (_, index) => ({
  id: `l${index + 1}`,
  order_num: index + 1,
  lesson_number: index + 1,
  title: `Title ${index + 1}`,
}));

function learn(done: number, { touched = [] as string[], rehearsed = false } = {}): string {
  const progress = learnerProgress({
    ...nothingYet,
    lessons,
    completed: lessons.slice(0, done).map(({ id }) => ({ lesson_id: id, completed_at: null })),
    touched_lesson_ids: touched,
    rehearsals: Number(rehearsed),
  });
  return renderToHtml(<LearnScreen />, {
    data: [
      [courseQuery.queryKey, lessons],
      [progressQuery.queryKey, progress],
    ],
  });
}

/** Returns the HTML of a lesson's row. */
function row(html: string, day: number): string {
  return html.split(`id="lesson-${day}"`)[1]?.split('</li>')[0] ?? '';
}

test('the four parts stand in order with their days', () => {
  const html = learn(0);
  const titles = [
    'Part 1: Graveyard Shuffle',
    'Part 2: Halfway Hero',
    'Part 3: Creeping Closer',
    'Part 4: Thriller Master',
  ];
  const places = titles.map((title) => html.indexOf(title));
  expect(places).toEqual(places.toSorted((a, b) => a - b));
  expect(places).not.toContain(-1);
  for (const days of ['Days 1-4', 'Days 5-8', 'Days 9-10', 'Days 11-12']) expect(html).toContain(days);
});

test('an open lesson is a link; a locked lesson is none, and says why', () => {
  const html = learn(1);
  expect(row(html, 2)).toContain('href="/learn/l2"');
  expect(row(html, 2)).toContain('DAY 2 - Title 2');
  expect(row(html, 3)).not.toContain('href');
  expect(row(html, 3)).toContain('Complete Day 2 first');
});

test('each row shows its status', () => {
  const html = learn(1, { touched: ['l2'] });
  expect(row(html, 1)).toContain('Completed');
  expect(row(html, 2)).toContain('In progress');
  expect(row(html, 3)).toContain('data-status="locked"');
});

test('the trophy card of a part is unlocked when the part is done', () => {
  const html = learn(4);
  expect(html).toContain('Trophy Unlocked ✓');
  expect(html).toContain('href="/trophies#trophy-part1"');
  expect(html).not.toContain('Complete Part 1 to unlock');
  expect(html).toContain('Complete Part 2 to unlock');
});

test.each([
  [11, false],
  [12, true],
])('after %i lessons the rehearsal card is a link: %s', (done, open) => {
  expect(learn(done).includes('href="/rehearse"')).toBe(open);
});

// §4.rehearsal-cards-words-never-say
test.each([
  [3, 'Complete Part 4 to unlock', false],
  [4, 'You can already dance what you know on the page Rehearse. This card opens after Day 12.', true],
  [11, 'You can already dance what you know on the page Rehearse. This card opens after Day 12.', true],
  [12, 'The whole routine, start to scare.', true],
])('after %i lessons the rehearsal card says "%s"', (done, words, pageOpen) => {
  const card = learn(done).split('id="lesson-13"')[1] ?? '';
  expect(card).toContain(words);
  expect(card.includes('to unlock')).toBe(!pageOpen);
});

test('the rehearsal card gets its badge once the rehearsal is done', () => {
  const card = (html: string) => html.split('id="lesson-13"')[1] ?? '';
  expect(card(learn(12))).not.toContain('chip');
  expect(card(learn(12, { rehearsed: true }))).toContain('chip');
});

test.each([
  [4, true, true],
  [12, false, true],
  [12, true, false],
])(
  'after %i lessons, rehearsed: %s, the final trophy on the card is locked: %s',
  (done, rehearsed, locked) => {
    const card = learn(done, { rehearsed }).split('id="lesson-13"')[1] ?? '';
    expect(card.includes('art-locked')).toBe(locked);
  },
);

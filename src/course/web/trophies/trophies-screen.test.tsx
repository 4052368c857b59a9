import { expect, test, vi } from 'vitest';
import { learnerProgress, nothingYet } from '#course/rules/learner-progress.ts';
import { progressQuery } from '#course/web/queries/progress.ts';
import { renderToHtml } from '#testing/web/render-to-html.tsx';
import { TrophiesScreen } from './trophies-screen.tsx';

const progress = learnerProgress({
  ...nothingYet,
  lessons: [],
  trophies: [
    { part: 'part1', unlocked_at: '2026-10-05T12:00:00.000Z' },
    { part: 'part2', unlocked_at: null },
  ],
});
vi.stubEnv('TZ', 'America/New_York');
const html = renderToHtml(<TrophiesScreen />, { data: [[progressQuery.queryKey, progress]] });

/** Returns the HTML of one trophy. */
function trophy(part: string): string {
  return html.split(`id="trophy-${part}"`)[1]?.split('id="trophy-')[0] ?? '';
}

test('the page has its title and the way back to the lessons', () => {
  expect(html).toContain('MY TROPHIES');
  expect(html).toContain('Back to Learning');
});

test.each([
  ['part3', 'Complete Part 3 to unlock'],
  ['part4', 'Complete Part 4 to unlock'],
  ['final', 'Complete Part 5 to unlock'],
])('the locked trophy of %s says "%s"', (part, text) => {
  expect(trophy(part)).toContain(text);
});

test('an earned trophy shows its day where it is known', () => {
  expect(trophy('part1')).toContain('Earned October 5');
  expect(trophy('part2')).toContain('Recently Earned');
});

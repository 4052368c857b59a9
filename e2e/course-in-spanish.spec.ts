// The whole course as somebody takes it who reads Spanish, on a phone. In letters of its own, right to left: languages.spec.ts.

import { enterAsLearner } from './fixtures/people.ts';
import { expect, test } from './fixtures/test.ts';
import { wordsIn } from './fixtures/words.ts';
import { takeCourseIn } from './journeys/course-in-language.ts';

test.use({ locale: 'es-MX', viewport: { width: 360, height: 740 } });
test.use({ serviceWorkers: 'block', reducedMotion: 'reduce' });

// §11.whole-course-from-landing-page
test('the whole course is taken in Spanish, and every mail comes in Spanish', { tag: '@soak' }, async ({
  page,
  server,
}) => {
  await takeCourseIn(page, server, wordsIn('es'));
});

test('the practice tools write their numbers as Spanish does', async ({ page, server }) => {
  const { at, text } = wordsIn('es');
  await enterAsLearner(page, server);
  await page.goto(at('/learn/1?tab=practice'));
  await page.getByText(text('player_loop'), { exact: true }).click();
  const earlier = page.getByRole('button', { name: text('player_loop_a_earlier') });
  await expect(earlier).toHaveText('−0,1');
});

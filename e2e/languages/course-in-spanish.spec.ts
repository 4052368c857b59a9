// The whole course as somebody takes it who reads Spanish, on a phone. In letters of its own, right to left: languages.spec.ts.

import { test } from '../fixtures/test.ts';
import { wordsIn } from '../fixtures/words.ts';
import { takeCourseIn } from '../journeys/course-in-language.ts';

test.use({ locale: 'es-MX', viewport: { width: 360, height: 740 } });
test.use({ serviceWorkers: 'block', reducedMotion: 'reduce' });

// §11.whole-course-from-landing-page
test('the whole course is taken in Spanish, and every mail comes in Spanish', { tag: '@soak' }, async ({
  page,
  server,
}) => {
  await takeCourseIn(page, server, wordsIn('es'));
});

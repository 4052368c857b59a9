// A Spanish reader takes the whole course on a phone. In languages.spec.ts it is taken in an invented language, right
// to left.

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

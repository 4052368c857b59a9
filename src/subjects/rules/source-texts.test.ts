import { expect, test } from 'vitest';
import { defaultCourse } from '#course/content/default-course.ts';
import { moves } from '#dance/content/routine/moves.ts';
import { routine } from '#dance/content/routine/routine.ts';
import { versions } from '#dance/content/routine/versions.ts';
import { withCueSheets } from '#languages/rules/cue-markers.ts';
import { pluralForms } from '#languages/rules/plural-forms.ts';
import { sourceTexts } from './source-texts.ts';

const texts = sourceTexts();
const byKey = new Map(texts.map((source) => [source.key, source]));

test('every text has a key and a fingerprint of its own', () => {
  expect(byKey.size).toBe(texts.length);
  const different = new Set(texts.map(({ text, one }) => `${one}\n${text}`));
  expect(new Set(texts.map(({ hash }) => hash)).size).toBe(different.size);
});

// §11.every-text-learner-meets-has
test('texts of each kind are there, and nothing that only operators and developers see', () => {
  const kinds = ['copy', 'message', 'mail', 'lesson', 'step', 'item', 'move', 'cue', 'phrase'];
  for (const kind of kinds) expect(texts.some(({ key }) => key.startsWith(`${kind}:`))).toBe(true);
  expect(byKey.get('message:toast.loginFailedTitle')?.text).toBe('Login Failed');
  expect(byKey.get('mail:welcome_button')?.text).toBe('Start Lesson 1');
  expect(byKey.get('message:error.locked')?.text).toBe('Complete the lesson before this one first.');
  expect(
    texts.some(({ key }) =>
      /:link_|:brand_|mail:invitation|nav_studio|:.*seed_faqs|seedUnexpected|faqDebug|message:consent.wording|mail:unsubscribe\..*(?:reason|link)$/.test(
        key,
      ),
    ),
  ).toBe(false);
});

test('a called word is listed once: as an editable text, or else as a cue of the voice', () => {
  expect(byKey.get('copy:cue_reach')?.text).toBe('reach');
  expect(byKey.has('cue:reach')).toBe(false);
  expect(byKey.get('cue:keep going')?.text).toBe('keep going');
});

test('another version of the dance has its name, its description and its own hints', () => {
  expect(byKey.get('version:seated.title')?.text).toBe('On a chair');
  expect(byKey.get('version:seated.about')?.text).toMatch(/chair/);
  const hints = texts.filter(({ key }) => /^version:seated\.~?\w+\.hint$/.test(key));
  expect(hints.length).toBeGreaterThanOrEqual(Object.keys(versions.seated.hints).length);
});

test('another version has its own words for the zombie check, unless they are the same', () => {
  expect(byKey.get('version:seated.check')?.text).toMatch(/^Where a question asks for feet/);
  expect(byKey.has('version:full.check')).toBe(false);
});

test('the warm-up has texts of the same kinds as the dance', () => {
  expect(byKey.get('phrase:exercise-1.title')?.text).toBe('Wake up slowly');
  expect(byKey.get('phrase:24.title')?.text).toBe(routine.phrases[23]?.title);
  expect(byKey.get('section:Cool-down')?.text).toBe('Cool-down');
  expect(byKey.get('move:shoulder_rolls.hint')?.text).toMatch(/^Both shoulders up/);
});

test('a text with a singular form is one text', () => {
  expect(byKey.get('copy:dashboard_streak_days')).toMatchObject({ text: 'DAYS', one: 'DAY' });
  expect(byKey.has('copy:dashboard_streak_days_one')).toBe(false);
});

test('a text whose key only ends like a singular form is a text of its own, and an empty text is left out', () => {
  const keys = sourceTexts({ day_one: 'Day One', none: '' }, []).map(({ key }) => key);
  expect(keys.filter((key) => key.startsWith('copy:'))).toEqual(['copy:day_one']);
});

test('a hint that names a side has a text for each side', () => {
  expect(byKey.get('move:limp.title')?.text).toBe(moves.limp.title);
  expect(byKey.get('move:limp.hint')?.text).toMatch(/^To the left on the good leg; the right foot/);
  expect(byKey.get('move:~limp.hint')?.text).toMatch(/^To the right on the good leg; the left foot/);
  expect(byKey.has('move:~crypt.hint')).toBe(false);
});

test('the texts to translate have markers instead of cue sheets, and the markers are turned back into cue sheets', () => {
  const steps = defaultCourse.flatMap(({ steps }) => steps);
  const practice = byKey.get('step:3-practice.notes')?.text ?? '';
  expect(practice).toMatch(/\[CUES 5\]\n\[CUES 6\]$/);
  expect(withCueSheets(practice, (english) => english)).toBe(
    steps.find(({ id }) => id === '3-practice')?.notes_html,
  );
  expect(withCueSheets('[CUES 5]', () => 'x')).toContain('<b>1</b> x');
  expect(withCueSheets('[CUES 24]\n[CUES 25]', () => 'x')).toMatch(/<b>1<\/b> x[\s\S]*\n\[CUES 25\]$/);
});

test.each([
  ['en', ['one', 'other']],
  ['es', ['one', 'other']],
  ['ja', ['other']],
  ['ar', ['zero', 'one', 'two', 'few', 'many', 'other']],
])('%s has the plural forms %j', (tag, forms) => {
  expect(pluralForms(tag)).toEqual(forms);
});

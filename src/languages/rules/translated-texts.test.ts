import { expect, test } from 'vitest';
import { pseudoLanguages } from '#platform/content/languages.ts';
import { allCopy } from '#subjects/content/texts.ts';
import { sourceTexts } from '#subjects/rules/source-texts.ts';
import { pageKey, pseudoText, pseudoTranslation, translatedTexts } from './translated-texts.ts';
import { translationState } from './translation-state.ts';

const english = sourceTexts({ start: 'Start', days: '{count} days', days_one: '{count} day' }, []).filter(
  ({ key }) => key.startsWith('copy:'),
);
const hashes = Object.fromEntries(english.map(({ key, hash }) => [key, hash]));
const files = {
  texts: { 'copy:start': 'Empezar', 'copy:days_one': 'un día', 'copy:days_other': '{count} días' },
  sources: hashes,
};

test('a translation takes the place of its English text', () => {
  expect(Object.fromEntries(translatedTexts('es', english, files, {}))).toEqual(files.texts);
});

test('when the English has changed since the translation, the English shows', () => {
  const changed = { ...files, sources: { ...hashes, 'copy:start': 'older' } };
  expect(translatedTexts('es', english, changed, {}).has('copy:start')).toBe(false);
});

test("an operator's own text takes precedence over the file’s, even when its English has changed", () => {
  const changed = { ...files, sources: {} };
  const own = { 'copy:start': 'Venga', 'copy:days_one': 'día' };
  expect(translatedTexts('es', english, files, own).get('copy:start')).toBe('Venga');
  expect(translatedTexts('es', english, changed, own)).toEqual(new Map([['copy:start', 'Venga']]));
});

test('a text that lacks some plural forms is not used', () => {
  const half = { texts: { 'copy:days_one': 'un día' }, sources: hashes };
  expect(translatedTexts('es', english, half, {}).size).toBe(0);
});

test.each([
  ['copy:landing_hero_title', 'landing_hero_title'],
  ['copy:days_one', 'days_one'],
  ['copy:days_other', 'days'],
])('pages find %s as %s', (key, name) => {
  expect(pageKey(key, { days: '{count} days', days_one: '{count} day' })).toBe(name);
});

test('pages find each text under the English text’s key, even when that key ends like a plural form', () => {
  const names = sourceTexts().flatMap(({ key, one }) =>
    key.startsWith('copy:') && !one ? [key.slice(5)] : [],
  );
  expect(names).toContain('cue_other');
  expect(names.map((name) => pageKey(`copy:${name}`, allCopy))).toEqual(names);
});

test('a pseudo-language keeps placeholders, markers and tags, and is longer', () => {
  expect(pseudoText('en-XA', 'Part {number}')).toBe('[þáŕţ {number}~~~~]');
  expect(pseudoText('en-XA', '[WARM_UP]\n<p>Up</p>')).toBe('[WARM_UP]\n<p>ûþ</p>');
  expect(pseudoText('ar-XB', 'ab {count}')).toBe('اب {count}');
});

test('no learner is offered an invented language; each has a name in its own letters, and one is written from right to left', () => {
  expect(pseudoLanguages.map(({ tag, direction, offered }) => [tag, direction, offered])).toEqual([
    ['en-XA', 'ltr', false],
    ['ar-XB', 'rtl', false],
  ]);
  for (const { name } of pseudoLanguages) expect(name).toMatch(/^[^a-z]+$/i);
});

test.each(['en-XA', 'ar-XB'])('%s has every text of the course', (tag) => {
  const all = sourceTexts();
  const { missing, stale, problems } = translationState(tag, all, pseudoTranslation(tag, all));
  expect([missing, stale, problems.filter((line) => !line.includes('too long to be called'))]).toEqual([
    [],
    [],
    [],
  ]);
});

import { expect, test } from 'vitest';
import { hashOf, type SourceText } from './source-texts.ts';
import { takeTranslations } from './take-translations.ts';
import { translationState } from './translation-state.ts';

const days: SourceText = {
  key: 'copy:days',
  text: '{count} days',
  one: '{count} day',
  hash: hashOf('{count} days', '{count} day'),
};
const plain = (key: string, text: string): SourceText => ({ key, text, hash: hashOf(text) });
const start = plain('copy:start', 'Start');
const english = [start, days];
const nothing = { texts: {}, sources: {} };

test('a text without a translation is missing, and so is one that lacks a plural form', () => {
  const state = translationState('es', english, {
    texts: { 'copy:days_other': '{count} días' },
    sources: { 'copy:days': days.hash },
  });
  expect(state).toEqual({ missing: [start, days], stale: [], problems: [] });
});

test('a translation is older than the English once the English has changed, its form for one too', () => {
  const now = takeTranslations(
    'es',
    english,
    nothing,
    { 'copy:start': 'Empezar', 'copy:days_one': '{count} día', 'copy:days_other': '{count} días' },
    false,
  );
  expect(translationState('es', english, now)).toEqual({ missing: [], stale: [], problems: [] });
  const changed = [
    plain('copy:start', 'Begin'),
    { ...days, one: 'a day', hash: hashOf('{count} days', 'a day') },
  ];
  expect(translationState('es', changed, now).stale).toEqual(changed);
  const filled = [plain('copy:start', 'Begin with {title}'), days];
  expect(translationState('es', filled, now)).toMatchObject({ stale: [filled[0]], problems: [] });
});

test('what a translator hands in is kept in the order of the English; what is missing from it stays as it was', () => {
  const before = takeTranslations('es', english, nothing, { 'copy:start': 'Empezar' }, false);
  const after = takeTranslations(
    'es',
    english,
    before,
    { 'copy:days_other': '{count} días', 'copy:days_one': 'un día' },
    false,
  );
  expect(Object.keys(after.texts)).toEqual(['copy:start', 'copy:days_one', 'copy:days_other']);
  expect(after).toMatchObject({ taken: 2, refused: [], texts: { 'copy:start': 'Empezar' } });
});

test('a text that can not be used is refused with the reason and leaves the old one in place', () => {
  const before = takeTranslations('es', english, nothing, { 'copy:start': 'Empezar' }, false);
  const given = { 'copy:start': 'Start', 'copy:days_other': '{número} días', 'copy:gone': 'Nada' };
  const after = takeTranslations('es', english, before, given, false);
  expect(after.refused).toEqual([
    'copy:start: is still English (take it in with --same if it is meant)',
    'copy:days_other: lacks {count}',
    'copy:gone: no text has this key',
  ]);
  expect(after).toMatchObject({ taken: 0, texts: { 'copy:start': 'Empezar' } });
  expect(takeTranslations('es', english, before, { 'copy:start': 'Start' }, true).refused).toEqual([]);
});

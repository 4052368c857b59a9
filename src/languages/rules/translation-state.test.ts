import { expect, test } from 'vitest';
import { hashOf, type SourceText } from '#subjects/rules/source-texts.ts';
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

test('texts that can’t be used are listed with the reason', () => {
  const texts = { 'copy:start': ' Empezar', 'copy:days_other': 'unos días', 'copy:gone': 'Nada' };
  const sources = { 'copy:start': start.hash, 'copy:days': days.hash };
  expect(translationState('es', english, { texts, sources }).problems).toEqual([
    'copy:start: begins or ends with a space',
    'copy:days_other: lacks {count}',
    'copy:gone: no text has this key',
  ]);
});

test('a translation is stale once its English has changed, even if only the singular form has', () => {
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

test('a translator’s texts are kept in the order of the English; texts that they leave out stay as they were', () => {
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
    'copy:days_other: has {número}, which the English text has not',
    'copy:gone: no text has this key',
  ]);
  expect(after).toMatchObject({ taken: 0, texts: { 'copy:start': 'Empezar' } });
  expect(takeTranslations('es', english, before, { 'copy:start': 'Start' }, true).refused).toEqual([]);
});

test('a text stays stale when one of its forms is refused', () => {
  const complete = { 'copy:days_one': 'un día', 'copy:days_other': '{count} días' };
  const before = takeTranslations('es', english, nothing, complete, false);
  const changed = [start, { ...days, one: 'a day', hash: hashOf('{count} days', 'a day') }];
  const half = takeTranslations('es', changed, before, { ...complete, 'copy:days_one': '  ' }, false);
  expect(half.refused).toEqual(['copy:days_one: is empty']);
  expect(half.sources).toEqual({ 'copy:days': days.hash });
  expect(half.texts).toEqual(complete);
  expect(takeTranslations('es', changed, before, complete, false).sources).toEqual({
    'copy:days': changed[1]?.hash,
  });
});

test('one of two forms is enough to mark a text as checked by a translator', () => {
  const taken = takeTranslations('es', english, nothing, { 'copy:days_one': 'un día' }, false);
  expect(taken.sources).toEqual({ 'copy:days': days.hash });
  expect(taken.texts).toEqual({ 'copy:days_one': 'un día' });
});

test('a value that is no text is refused, and so is the English text as its own translation', () => {
  const given = { 'copy:start': 7 as unknown as string, 'copy:days_one': '{count} day' };
  expect(takeTranslations('es', english, nothing, given, false).refused).toEqual([
    'copy:start: is not a text',
    'copy:days_one: is still English (take it in with --same if it is meant)',
  ]);
});

test('a text without words is the same in every language', () => {
  const figures = [plain('copy:part', '{number} / {total}'), plain('copy:loop', 'A–B')];
  const given = { 'copy:part': '{number} / {total}', 'copy:loop': 'A–B' };
  expect(takeTranslations('es', figures, nothing, given, false)).toMatchObject({ taken: 2, refused: [] });
});

import { expect, test } from 'vitest';
import { translations } from '#languages/content/translations.ts';
import { english, translatedLanguages } from '#platform/content/languages.ts';
import { sourceHash } from '#platform/rules/source-hash.ts';
import { allCopy, fixedTexts } from '#subjects/content/texts.ts';
import { sourceTexts } from '#subjects/rules/source-texts.ts';
import { makeSpeech } from './speech.ts';

const german = translatedLanguages.find(({ tag }) => tag === 'de') ?? english;
const edited = { ...allCopy, lesson_locked: 'First things first: day {day}.' };
const speechIn = (language: typeof english, copy: Readonly<Record<string, string>> = allCopy) =>
  makeSpeech(language, { copy, sources: () => sourceTexts(copy), own: new Map() });

test('a text is read by its id, fixed or editable, in English and in another language', () => {
  expect(speechIn(english).text('toast.settingsSaved')).toBe('Settings saved!');
  expect(speechIn(english).text('landing_hero_start')).toBe('Start Learning Free');
  expect(speechIn(german).text('toast.settingsSaved')).toBe(
    translations.de?.texts['message:toast.settingsSaved'],
  );
  expect(speechIn(german).text('landing_hero_start')).toBe(translations.de?.texts['copy:landing_hero_start']);
});

test('an operator’s own text is used, also in another language until it is translated', () => {
  expect(speechIn(english, edited).text('lesson_locked')).toBe(edited.lesson_locked);
  expect(speechIn(german, edited).text('lesson_locked')).toBe(edited.lesson_locked);
});

test('scripts find fixed texts by id and words of the dance by the fingerprint of the English, and nothing else', () => {
  const { words } = speechIn(german);
  expect(words['toast.settingsSaved']).toBe(translations.de?.texts['message:toast.settingsSaved']);
  expect(words[sourceHash('Settings saved!')]).toBeUndefined();
  expect(words[sourceHash('Zombie March')] ?? words[sourceHash('again')]).toBeTruthy();
  const elsewhere = Object.keys(fixedTexts).filter((id) => /^(?:error|device|unreadyForm)\./.test(id));
  expect(elsewhere.filter((id) => id in words)).toEqual([]);
});

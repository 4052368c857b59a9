import { expect, test } from 'vitest';
import { translations } from '#languages/content/translations.ts';
import { english, translatedLanguages } from '#platform/content/languages.ts';
import { allCopy } from '#subjects/content/texts.ts';
import { sourceTexts } from '#subjects/rules/source-texts.ts';
import { makeSpeech } from '#subjects/server/speech.ts';

const german = translatedLanguages.find(({ tag }) => tag === 'de') ?? english;
const speechOf = (copy: Readonly<Record<string, string>>) =>
  makeSpeech(german, { copy, sources: () => sourceTexts(copy), own: new Map() });

test('only the pages of crews load the texts of crews, editable and fixed ones, by their ids', () => {
  const speech = speechOf(allCopy);
  const carried = speech.carried('crew');
  expect(carried.crew_title).toBe(translations.de?.texts['copy:crew_title']);
  expect(carried['consent.lead']).toBe(translations.de?.texts['message:consent.lead']);
  expect(carried['crew.own_crew']).toBe(translations.de?.texts['message:crew.own_crew']);
  expect(Object.keys(speech.words).filter((id) => id in carried)).toEqual([]);
  expect(speech.copy.crew_title).toBe(allCopy.crew_title);
});

test('a text of crews that an operator edited is with the texts of every page, in German as in English', () => {
  const edited = { ...allCopy, crew_title: 'Our horde' };
  expect(speechOf(edited).carried('crew')).not.toHaveProperty('crew_title');
  expect(speechOf(edited).copy.crew_title).toBe('Our horde');
});

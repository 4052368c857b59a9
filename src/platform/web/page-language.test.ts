import { expect, test } from 'vitest';
import { sourceHash } from '#platform/rules/source-hash.ts';
import { alsoSpeak, say, speak } from './page-language.ts';

test('words of a page that few people open stay, even when they arrive before the words of every page', () => {
  alsoSpeak({ [sourceHash('Crew')]: 'Truppe' });
  speak('de', { [sourceHash('Learn')]: 'Lernen' });
  expect(['Crew', 'Learn', 'Dance'].map(say)).toEqual(['Truppe', 'Lernen', 'Dance']);
});

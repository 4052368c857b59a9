import { expect, test } from 'vitest';
import { storedName } from './stored-name.ts';

test.each([
  'Thrill the World: Köln 🧟',
  'Shamble',
  'ריקוד הזומבים',
  'رقص الزومبي',
  // A direction mark after the exclamation mark keeps it on the left of the word.
  'יאללה!\u200f',
  'Zombies \u200eתל אביב',
  // Joiners in a word and in an emoji of a family, and a flag.
  'می\u200cخواهم',
  '\u{1F469}\u200d\u{1F467}',
  '\u{1f3f4}\u{e0067}\u{e0062}\u{e0077}\u{e006c}\u{e0073}\u{e007f}',
  'Schul\u00adturn\u00adhalle',
])('%j is stored as it is', (name) => {
  expect(storedName(name)).toBe(name);
});

test.each([
  ['Dead\nbeat', 'Dead beat'],
  ['Dead\r\n\tbeat', 'Dead beat'],
  ['Dead\u2028beat\u0085', 'Dead beat'],
  [' Dead \u0007 ', 'Dead'],
  ['Dead\u202ebeat', 'Deadbeat'],
  ['\u2067Dead\u2069\u202c', 'Dead'],
  ['\ufeffDead\u206f', 'Dead'],
  // Direction marks that programs copy along with a name.
  ['\u200eDeadbeat\u200f', 'Deadbeat'],
  ['\u061cDeadbeat', 'Deadbeat'],
  ['\u202eריקוד', 'ריקוד'],
  ['Jose\u0301', 'José'],
  ['\u200b\u2060', ''],
  ['\u202e', ''],
  ['\u200f \u3164', ''],
  ['', ''],
])('%j is stored as %j', (typed, stored) => {
  expect(storedName(typed)).toBe(stored);
});

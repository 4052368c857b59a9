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
  // A heart on fire, a singer with a tone of skin, a key, and the flag of pirates.
  '\u2764\ufe0f\u200d\u{1f525} \u{1F469}\u{1f3fd}\u200d\u{1f3a4} 1\ufe0f\u20e3 \u{1f3f4}\u200d\u2620\ufe0f',
  // A joiner of Sinhala, the older shape of a Chinese sign, and a vowel of Hebrew beside another.
  'ශ්\u200dරී',
  '\u845b\u{e0100}',
  'יְרוּשָׁל\u05b7\u034f\u05b4ם',
  // Khmer and Thai words with the invisible space between them.
  'ភូមិ\u200bខ្មោច',
  'ซอมบี้\u200bเต้น',
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
  ['Dead\u200bbeat\u2060', 'Deadbeat'],
  ['ซอมบี้\u200b\u200bเต้น\u200b', 'ซอมบี้เต้น'],
  ['ซอมบี้\u200bDead', 'ซอมบี้Dead'],
  ['De\u200dad\u200c\ufe0f\u034fbeat\u{e0101}', 'Deadbeat'],
  ['Мёрт\u200dвые', 'Мёртвые'],
  // Invisible words in Unicode's tag characters: alone, and after a black flag with which they make no flag.
  ['Dead\u{e0001}\u{e0062}\u{e0065}beat', 'Deadbeat'],
  ['\u{1f3f4}\u{e0067}\u{e0062}', '\u{1f3f4}'],
  ['\u{1f9df}\u200d\u200d\u200d\u200b', '\u{1f9df}\u200d\u200d'],
  ['Dead\u3164\uffa0\u180e\u2063beat', 'Deadbeat'],
  ['\u{e0062}\u200d', ''],
  ['\u200b\u2060', ''],
  ['\u202e', ''],
  ['\u200f \u3164', ''],
  ['', ''],
])('%j is stored as %j', (typed, stored) => {
  expect(storedName(typed)).toBe(stored);
});

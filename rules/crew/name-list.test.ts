import { expect, test } from 'vitest';
import { namesIn } from './name-list.ts';

test.each([
  ['one name in each line', 'Ada Lovelace\r\n\r\n  Ben  \nÉmil\n', ['Ada Lovelace', 'Ben', 'Émil']],
  ['names in one line', 'Ada, Ben,Cleo', ['Ada', 'Ben', 'Cleo']],
  ['a table with a head', 'Email,Name,Age\na@b.c,Ada,14\n,Ben,15', ['Ada', 'Ben']],
  [
    'first and last names, as a German spreadsheet saves them',
    'Nr;Vorname;Nachname\n1;Ada;Lovelace\n2;Ben;',
    ['Ada Lovelace', 'Ben'],
  ],
  ['a table without a head', 'Ada\tLovelace\t14\nBen\t15\t', ['Ada Lovelace', 'Ben']],
  ['cells in quotes', 'Name,From\n"Addams, Gomez ""G""",Gym', ['Addams, Gomez "G"']],
  ['addresses beside names', 'Ada,ada@example.org\nBen,ben@example.org', ['Ada', 'Ben']],
  ['a mark of the byte order, and one person', '\uFEFFGrace', ['Grace']],
])('%s', (_, text, names) => {
  expect(namesIn(text.replace('\uFEFF', ''))).toEqual(names);
});

test('a name is cut at 100 characters', () => {
  expect(namesIn('x'.repeat(300))).toEqual(['x'.repeat(100)]);
  expect(namesIn(`${'x'.repeat(99)}\u{1F9DF}\u{1F9DF}`)).toEqual([`${'x'.repeat(99)}\u{1F9DF}`]);
});

test.each(['', ' \n ', '1,2\n3,4', 'PK\u0003\u0004sheet', '\u0000PNG', '{"a":1}', '[1]', '<html>'])(
  '%j is no list of names',
  (text) => {
    expect(namesIn(text)).toBeNull();
  },
);

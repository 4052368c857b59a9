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
  ['an empty cell in a table with tabs', 'Name\tPhone\tSurname\nAnna\t\tSmith', ['Anna Smith']],
  [
    'a table with tabs that begins with an empty cell',
    'No\tFirst name\tLast name\n\tAnna\tSmith',
    ['Anna Smith'],
  ],
  ['two family names', 'Nombre;Primer apellido;Segundo apellido;Curso\nAda;Ruiz;Gil;3', ['Ada Ruiz Gil']],
  ['a Spanish school’s head', 'Alumno/a;Curso\n"Ruiz Gil, Ada";3', ['Ruiz Gil, Ada']],
  ['a Brazilian school’s head', 'Nome do aluno;Turma\nAna Lima;9', ['Ana Lima']],
  ['blanks around cells', 'Name ;"Surname" ; Age\n Anna ; "Smith; jr" ;9', ['Anna Smith; jr']],
  ['one column with quotes', 'Name\n"Smith, Anna"\n"O""Neil, Ben"', ['Smith, Anna', 'O"Neil, Ben']],
  ['a quotation mark that is never closed', 'Name,Age\n"Anna,9\n"Ben" Lee,8', ['"Anna', '"Ben" Lee']],
  ['a line above the head', 'Attendees 2027\nName,Mail\nAnna,a@b.c', ['Anna']],
  ['a line with commas above the head', 'Gym, 30 October\nName;Mail\nAnna;a@b.c\nBen;', ['Anna', 'Ben']],
  ['a line above the head of one column', 'Attendees 2027\n\nName\nAnna\nBen', ['Anna', 'Ben']],
  [
    'one name in each line, of which one has a comma',
    'Cher\nAda\nSmith, Anna',
    ['Cher', 'Ada', 'Smith, Anna'],
  ],
  [
    'a person who is called like a head',
    'Ada,Lovelace\nBen,Nom\nCleo,Ray',
    ['Ada Lovelace', 'Ben Nom', 'Cleo Ray'],
  ],
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

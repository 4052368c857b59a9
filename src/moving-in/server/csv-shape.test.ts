import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readFileRows } from '#moving-in/server/testing/read-file.ts';

const people = [
  { users: { id: 'z-1', first_name: 'Zoë; "Z"', email: 'zoe@example.org' } },
  { users: { id: 'm-2', first_name: "O'Neil, | Moe", email: 'moe@example.org' } },
];

/** Both people as CSV, below the lines in `above`. */
function csv(above: string, separator: string, lineEnd = '\r\n'): string {
  const rows = people.map(({ users }) =>
    Object.values(users).map((cell) => `"${cell.replaceAll('"', '""')}"`),
  );
  return (
    above + [['id', 'first_name', 'email'], ...rows].map((row) => row.join(separator) + lineEnd).join('')
  );
}

test.each<[string, string | Buffer]>([
  ['sep=; as Excel writes it', csv('sep=;\r\n', ';')],
  ['a byte order mark before it', csv('\uFEFFsep=;\r\n', ';')],
  ['UTF-16', Buffer.from(csv('\uFEFFsep=;\r\n', ';'), 'utf16le')],
  ['UTF-16 the other way round', Buffer.from(csv('\uFEFFsep=,\r\n', ','), 'utf16le').swap16()],
  ['big letters', csv('SEP=,\n', ',', '\n')],
  ['quotation marks', csv('"sep=;"\n', ';', '\n')],
  ['quotation marks around the separator', csv('sep=";"\n', ';')],
  ['a tab', csv('sep=\t\n', '\t')],
  ['a tab by its name', csv('sep=\\t\n', '\t')],
  ['a pipe', csv('sep=|\r\n', '|')],
  ['a caret', csv('sep=^\r\n', '^')],
  ['line ends of an old Mac', csv('sep=;\r', ';', '\r')],
  ['separators behind it', csv('sep=;;;\r\n', ';')],
  ['blank lines around it', csv('\r\nsep=;\r\n\r\n;;\r\n', ';')],
  ['another separator than it says', csv('"sep=;",,\n', ',')],
  ['no separator in it', csv('sep=\n', ';')],
  ['blank lines alone', csv('\n \n,,\n', ',')],
  ['separators alone', csv(';;;\n', ';')],
  ['tabs', csv('', '\t')],
  ['a line end of another kind than the rows have', csv('sep=;\n', ';', '\r')],
])('a first line with %s is skipped and used', async (_, file) => {
  for (const size of [1, 7, 100_000])
    expect(await readFileRows(file, { table: 'users', size })).toEqual(people);
});

test.each<[string, string, ...string[]]>([
  [
    'a title line',
    csv('People of the course\n\n', ';'),
    'Line 1 says “People of the course”',
    'in line 3',
    'take out',
  ],
  [
    'several of them',
    csv('"Export; of people"\n2025-10-01,,\n# made by hand\n', ','),
    'Line 1 says “Export of people”',
    'in line 4',
  ],
  ['a title with a word that is a column', csv('User id and email\n', ','), 'in line 2'],
  ['a title below sep=', csv('sep=;\nPeople\n', ';'), 'Line 2 says “People”', 'in line 3'],
  ['a title above pipes', csv('People\n', '|'), 'Line 1 says', 'in line 2'],
  ['pipes', csv('', '|'), 'separated by “|”', 'sep=|'],
  ['colons', csv('', ':'), 'separated by “:”'],
  ['blanks', csv('', ' '), 'separated by blanks'],
  ['a control character', csv('', '\u0001'), 'a control character'],
  [
    'a table as psql prints it',
    ' id | first_name | email\n----+------------+------\n 1 | Zoe | zoe@example.org\n(1 row)\n',
    'separated by “|”',
  ],
  [
    'rows in quotation marks as a whole',
    '"id,""email"",first_name"\n"1,""a@b.org"",Zoe"\n',
    'as a whole',
    'spreadsheet',
  ],
  ['such rows with another order', '"first_name;id;email"\n"Zoe;1;a@b.org"\n', 'as a whole'],
  ['a column twice', 'id;Email;email\n1;a@b.org;c@d.org\n', 'The column email stands twice'],
])('%s is refused with advice', async (_, file, ...words) => {
  const refused = await readFileRows(file, { table: 'users' }).catch((error) => error);
  expect(refused).toMatchObject({ code: 'invalid_input' });
  for (const word of words) expect(refused.message).toContain(word);
});

test('rows of one cell in quotation marks, and signs that end a file of old programs, are no rows of their own', async () => {
  for (const end of ['\n', '\r\n', '\r'])
    expect(await readFileRows(`"id"${end}"z-1"${end}"m-2"${end}\u001a`, { table: 'users' })).toEqual([
      { users: { id: 'z-1' } },
      { users: { id: 'm-2' } },
    ]);
  expect(await readFileRows('id,email\nz-1,zoe@example.org\n\0\0', { table: 'users' })).toHaveLength(1);
});

test.each(['\u001a', '\u200b', '\u00a0;\u00a0;', ';\ufeff;', '"";"";""'])(
  'a row without anything to see (%j) is none',
  async (row) => {
    expect(await readFileRows(`${csv('', ';')}${row}\r\n${row}`, { table: 'users' })).toEqual(people);
  },
);

test('NULL without quotation marks is an empty cell, as other databases write it', async () => {
  for (const separator of [',', ';', '\t'])
    for (const end of ['\n', '\r\n', '\r']) {
      const rows = ['id,email,first_name,last_name', 'z-1,NULL,"NULL",Null', '"m-2",,"a,NULL",NULL', ''];
      const file = rows.join(end).replaceAll(',', separator);
      expect(await readFileRows(file, { table: 'users', size: 7 })).toEqual([
        { users: { id: 'z-1', email: '', first_name: 'NULL', last_name: 'Null' } },
        { users: { id: 'm-2', email: '', first_name: `a${separator}NULL`, last_name: '' } },
      ]);
    }
});

test('line breaks inside cells do not decide how rows end', async () => {
  for (const [inside, behind] of [
    ['\n', '\r'],
    ['\r', '\n'],
    ['\r\n', '\r'],
  ])
    for (const size of [1, 7, 10_000])
      expect(
        await readFileRows(`"id","first_name"${behind}z-1,"a""${inside}b"${behind}`, {
          table: 'users',
          size,
        }),
      ).toEqual([{ users: { id: 'z-1', first_name: `a"${inside}b` } }]);
});

test.each(['[id],[Email]', '`id`,`email`', '"[id]","[email]"', ' [ID];[Email]'])(
  'names of columns as databases write them (%s) are read',
  async (header) => {
    const row = header.includes(';') ? 'z-1;z@example.org' : 'z-1,z@example.org';
    expect(await readFileRows(`${header}\n${row}\n`, { table: 'users' })).toEqual([
      { users: { id: 'z-1', email: 'z@example.org' } },
    ]);
  },
);

test('invisible characters in the header hide no column', async () => {
  expect(await readFileRows('\u200bid;email\u200f\nz-1;z@example.org\n', { table: 'users' })).toEqual([
    { users: { id: 'z-1', email: 'z@example.org' } },
  ]);
});

test.each([
  ['a quotation mark inside of a cell', 'z-1,Zoe "Z",z@example.org', 'Row 2'],
  ['a backslash before a quotation mark', 'z-1,"Zoe \\"Z\\"",z@example.org', 'Row 2'],
  ['a blank before a quotation mark', 'z-1, "Zoe",z@example.org', 'Row 2'],
  ['a quotation mark that is not closed', 'z-1,"Zoe,z@example.org', 'Row 2'],
])('%s is refused, and the message names the row', async (_, row, where) => {
  const refused = await readFileRows(`id,first_name,email\n${row}\n`, { table: 'users' }).catch(
    (error) => error,
  );
  expect(refused.message).toContain(where);
  expect(refused.message).toContain('twice');
});

test('a header that is only half known is read', async () => {
  expect(
    await readFileRows('Nr;id;Vorname;E-Mail;email\n1;z-1;Zoë;x;zoe@example.org\n', { table: 'users' }),
  ).toEqual([{ users: { nr: '1', id: 'z-1', vorname: 'Zoë', 'e-mail': 'x', email: 'zoe@example.org' } }]);
});

test('any cells are read back, whichever separator the first line names', async () => {
  const cell = fc.string({
    unit: fc.constantFrom(...['"', ',', ';', '|', '\t', '\n', '\r\n', 'ë', '🧟', 'a', ' ', "'"]),
  });
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.tuple(cell, cell), { minLength: 1, maxLength: 5 }),
      fc.constantFrom(',', ';', '\t', '|', '~'),
      fc.integer({ min: 1, max: 9 }),
      async (rows, separator, size) => {
        const quoted = rows.map(
          ([a, b]) => `"x${a.replaceAll('"', '""')}"${separator}"${b.replaceAll('"', '""')}"\n`,
        );
        const file = `sep=${separator}\nid${separator}email\n${quoted.join('')}`;
        expect(await readFileRows(file, { table: 'users', size })).toEqual(
          rows.map(([a, b]) => ({ users: { id: `x${a}`, email: b } })),
        );
      },
    ),
  );
});

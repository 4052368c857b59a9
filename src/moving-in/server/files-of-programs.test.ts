// Files that are not text tables, whatever their names say: alone, gzipped and in a zip.

import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { readFileRows } from '#moving-in/server/testing/read-file.ts';
import { zipOf } from '#moving-in/server/testing/zip-of.ts';

const sheets = 'Of a spreadsheet, save each sheet as “CSV UTF-8”.';
const xls = Buffer.concat([
  Buffer.from('d0cf11e0a1b11ae1', 'hex'),
  Buffer.alloc(600),
  Buffer.from([200, 1, 2, 255]),
]);
const xlsx = await zipOf({ '[Content_Types].xml': '<Types/>', 'xl/workbook.xml': '<workbook/>' });
const ods = await zipOf({
  mimetype: 'application/vnd.oasis.opendocument.spreadsheet',
  'content.xml': '<x/>',
});
const numbers = await zipOf({ 'Index/Document.iwa': 'x', 'Data/picture.png': 'x', 'preview.jpg': 'x' });
const bigWorkbook = await zipOf({
  '[Content_Types].xml': '<Types/>',
  ...Object.fromEntries(
    Array.from({ length: 300 }, (_, place) => [`xl/worksheets/sheet${place}.xml`, '<x/>']),
  ),
});
const workbooks = { xls, xlsx, ods, numbers };
const csv = 'user_id,part\nz-1,part1\n';
const row = { trophies: { user_id: 'z-1', part: 'part1' } };

async function refusal(file: Buffer, table: 'users' | null = null): Promise<string> {
  const refused = await readFileRows(file, { table }).catch((error) => error);
  expect(refused).toMatchObject({ code: 'invalid_input', field: undefined });
  return refused.message;
}

test.each(Object.entries({ ...workbooks, bigWorkbook }))(
  'a workbook (%s) is refused with advice: alone, gzipped, and in a zip',
  async (name, bytes) => {
    for (const file of [bytes, gzipSync(bytes), gzipSync(gzipSync(bytes))])
      for (const table of [null, 'users'] as const) expect(await refusal(file, table)).toContain(sheets);
    const inZip = async (path: string, file = bytes) =>
      refusal(await zipOf({ 'trophies.csv': csv, [path]: file }));
    for (const path of [
      `users.${name === 'bigWorkbook' ? 'xlsx' : name}`,
      'export/Users (1).XLSX',
      'users.csv',
      'any.csv',
      'export/lessons.txt',
    ])
      expect(await inZip(path)).toContain(sheets);
    expect(await inZip('users.csv.gz', gzipSync(bytes))).toContain(sheets);
    expect(await inZip('users.csv', gzipSync(bytes))).toContain(sheets);
  },
);

// §3.exports-read-databases-their-tools
test('in a zip of tables, a workbook with another name and files of the operating system are skipped', async () => {
  const zip = await zipOf({
    'trophies.csv': csv,
    'notes.xlsx': xlsx,
    'plan.numbers/Index.zip': 'x',
    'plan.numbers/Data/a.png': 'x',
    'photos.zip': xlsx,
    '__MACOSX/._users.csv': Buffer.from([0, 5, 22, 7]),
    'export/__MACOSX/users.csv': Buffer.from([0, 5, 22, 7]),
    '._users.csv': Buffer.from([0, 5, 22, 7]),
    '~$users.xlsx': 'what Excel writes while a workbook is open',
    'export/.DS_Store': Buffer.from([0, 0, 0, 1]),
    'users.csv': '',
  });
  expect(await readFileRows(zip)).toEqual([
    row,
    'notes.xlsx',
    'plan.numbers',
    'photos.zip',
    'users.csv (empty)',
  ]);
});

test('a Numbers package that is named like a table, and a zip within a zip, are refused', async () => {
  expect(await refusal(await zipOf({ 'trophies.csv': csv, 'users.numbers/Index.zip': 'x' }))).toContain(
    sheets,
  );
  const inner = await zipOf({ 'users.csv': 'id\n1\n' });
  expect(await refusal(await zipOf({ 'trophies.csv': csv, 'users.csv.zip': inner }))).toContain('Unpack it');
  expect(await refusal(await zipOf({ 'trophies.csv': csv, 'users.csv': inner }))).toContain(
    'Unpack a zip first',
  );
});

test('gzipped tables in a zip, a gzipped zip and tables in folders are read', async () => {
  const zip = await zipOf({
    'a/b/trophies.csv.gz': gzipSync(csv),
    'c/moving.sql.gz': gzipSync("SET a = b;\nINSERT INTO users (id) VALUES ('1')"),
  });
  for (const file of [zip, gzipSync(zip)])
    expect(await readFileRows(file, { size: 10 })).toEqual([row, { users: { id: '1' } }]);
});

test.each<[string, Buffer, string]>([
  ['pg_dump --format=custom', Buffer.from('PGDMP\u0001\u000e\u00ff\u0000ü', 'latin1'), '--format=plain'],
  [
    'a tar archive',
    Buffer.concat([Buffer.from('users.csv'.padEnd(257, '\0')), Buffer.from('ustar\0')]),
    'into a zip',
  ],
  ['a 7z archive', Buffer.from('377abcaf271c0004', 'hex'), 'into a zip'],
  ['SQLite’s database', Buffer.from('SQLite format 3\0\u0010\0'), 'as CSV'],
  ['a PDF', Buffer.from('%PDF-1.7\n'), 'as CSV'],
  ['UTF-32', Buffer.from('fffe000069000000', 'hex'), 'UTF-32'],
  ['a program', Buffer.from([0x7f, 69, 76, 70, 2, 1, 1, 0, 0xff, 0xfe, 0xc3, 0x28]), 'no text'],
  ['a web page', Buffer.from('<!doctype html>'), 'a web page or XML'],
  ['a workbook of Excel 4', Buffer.from('090406000000100000000a0000', 'hex'), sheets],
  ['a workbook of Excel 5', Buffer.from('0908080000050500', 'hex'), sheets],
  ['a table of dBase', Buffer.from('037d09010200000061001e000000000000000000494400000000', 'hex'), 'no text'],
  ['bytes without a letter', Buffer.from('1100220011002200', 'hex'), 'no text'],
  ['LibreOffice’s SYLK file', Buffer.from('ID;PCALCOOO32\r\nC;Y1;X1;K"id"\r\nE\r\n'), sheets],
  ['a SYLK file', Buffer.from('ID;PWXL;N;E\r\nP;PGeneral\r\nC;Y1;X1;K"id"\r\n'), sheets],
  ['a DIF file', Buffer.from('TABLE\r\n0,1\r\n"EXCEL"\r\nVECTORS\r\n0,2\r\n'), sheets],
  ['a workbook as a web archive', Buffer.from('MIME-Version: 1.0\r\nX-Document-Type: Workbook\r\n'), sheets],
  ['RTF', Buffer.from('{\\rtf1\\ansi id,email\\par}'), 'RTF'],
  ['a workbook as XML', Buffer.from('<?xml version="1.0"?><Workbook/>'), sheets],
  ['zipped as a folder', await zipOf({ 'users.csv': xls }), 'users.csv is a workbook'],
])('%s is refused with advice, and no encoding is named', async (_, file, words) => {
  for (const table of [null, 'users'] as const) expect(await refusal(file, table)).toContain(words);
});

test('UTF-16 without its mark is recognised, shown with a sample, and read once it is chosen', async () => {
  const text = Buffer.from('id,first_name\r\nz-1,Zoë\r\n', 'utf16le');
  for (const [file, encoding] of [
    [text, 'utf-16le'],
    [Buffer.from(text).swap16(), 'utf-16be'],
  ] as const) {
    const refused = await readFileRows(file, { table: 'users', size: 3 }).catch((error) => error);
    expect(refused).toMatchObject({ field: encoding, message: expect.stringContaining('it says “id”') });
    const users = [{ users: { id: 'z-1', first_name: 'Zoë' } }];
    expect(await readFileRows(file, { table: 'users', encoding, size: 3 })).toEqual(users);
    expect(await readFileRows(await zipOf({ 'users.csv': file }), { encoding })).toEqual(users);
  }
});

test('a fault in a zip of several files names the file', async () => {
  const zip = await zipOf({ 'a.sql': 'INSERT INTO users (id) SELECT 1;', 'trophies.csv': csv });
  expect(await refusal(zip)).toMatch(/^a\.sql: Line 1: The INSERT of public\.users/);
});

test('in JSON a known table must be a list of rows, or the file is refused', async () => {
  expect(await readFileRows('{"Public.Users":[{"id":"1"}],"meta":{"a":{"b":1}},"at":"now"}')).toEqual([
    { users: { id: '1' } },
    'meta',
  ]);
  expect(await readFileRows('[{"ID":"1","Email":"a@b.org"}]', { table: 'users' })).toEqual([
    { users: { id: '1', email: 'a@b.org' } },
  ]);
  expect(await refusal(Buffer.from('{"users":{"z-1":{"email":"a@b.org"}},"trophies":[]}'))).toContain(
    'no list of rows',
  );
  for (const one of [
    '{"id":"1","email":"a@b.org"}',
    '\n{ "id": 1 }\n',
    '\ufeff{"id":"1",\n"email":"a@b.org"}',
    '{"id":null,"tags":{"a":1}}',
    '{"id":"1","tags":["a"],"more":[{"b":1}]}',
  ])
    expect(await refusal(Buffer.from(one), 'users')).toContain('no list of rows');
  expect(await refusal(Buffer.from('[{"id":"1","email":"a@b.org","Email":"c@d.org"}]'), 'users')).toContain(
    'email stands twice',
  );
  expect(await readFileRows('{"version":1,"users":[{"id":"1"}]}', { table: 'users' })).toEqual([
    { users: { id: '1' } },
  ]);
  for (const lines of ['{"id":"1"}\n{"id":"2"}\n', '{"id":"1"}\r\n\r\n{"id":"2"}'])
    expect(await refusal(Buffer.from(lines), 'users')).toContain('a row on each line');
});

import { expect, test } from 'vitest';
import { jsonRows } from './json-rows.ts';

/** The rows of a file, read in pieces of `size` characters. */
async function read(text: string, size = 7) {
  const pieces = async function* () {
    for (let at = 0; at < text.length; at += size) yield text.slice(at, at + size);
  };
  const rows: unknown[] = [];
  for await (const { table, row, isListed } of jsonRows(pieces()))
    rows.push(table === null ? row : [table, row, ...(isListed ? [] : ['no row'])]);
  return rows;
}

test('an array of rows is read, and so is an object of such arrays', async () => {
  const rows = [{ id: '1', tags: [{ a: 1 }], note: '[{"no": "row"}] \\ "' }, { id: '2' }, {}];
  for (const space of [0, 2]) {
    expect(await read(JSON.stringify(rows, null, space))).toEqual(rows);
    expect(await read(JSON.stringify({ users: rows, 'ro"les': [{ b: 1 }] }, null, space))).toEqual([
      ...rows.map((row) => ['users', row]),
      ['ro"les', { b: 1 }],
    ]);
  }
  expect(await read(` \n${JSON.stringify(rows)}\n `)).toEqual(rows);
});

test('values inside the rows make no rows of their own, and values beside the tables are recognised', async () => {
  const file = {
    users: [{ id: '1', more: { deep: [{ id: 'x' }] } }],
    meta: { schema: { id: 'y' }, tables: { users: [{ id: 'z' }] } },
    version: { number: 1 },
    tags: ['a', 'b'],
    trophies: [],
  };
  expect(await read(JSON.stringify(file))).toEqual([
    ['users', file.users[0]],
    ['meta', { id: 'y' }, 'no row'],
    ['meta', file.meta.tables, 'no row'],
    ['tags', 'a'],
    ['tags', 'b'],
  ]);
});

test('escapes in a table’s name are read', async () => {
  expect(await read('{"us\\u0065rs":[{"id":1}]}')).toEqual([['users', { id: 1 }]]);
});

test.each([
  ['[{"id":1},', 'it ends in the middle'],
  ['{"users":[{"id":"x', 'it ends in the middle'],
  ['[{"id":1,,}]', 'Row 1 is not JSON'],
  ['[{"id":1}{"id":2}]', 'Row 2 is not JSON'],
  ['[{"id":1}][{"id":2}]', 'Row 2 is not JSON'],
  ['[{"id":1}] and more', 'Row 2 is not JSON'],
  ['[{"id":01}]', 'Row 1 is not JSON'],
  ['"users"', 'begin with [ or {'],
  [`[{"id":"${'x'.repeat(300_000)}`, 'row 1 is too long'],
])('%.40s is refused', async (text, message) => {
  await expect(read(text, 50_000)).rejects.toThrow(message);
});

test('a file without any row is read to its end', async () => {
  expect(await read('[]')).toEqual([]);
  expect(await read('{}')).toEqual([]);
});

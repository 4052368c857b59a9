import { expect, test } from 'vitest';
import { into, readDump, rowOfMoe, rowOfZoe } from '#moving-in/server/testing/read-dump.ts';

const statement = '-- a dump\n\n';
// §3.exports-read-databases-their-tools
test.each<[string, string, ...string[]]>([
  [
    'a statement without columns',
    'INSERT INTO users VALUES (1);',
    'Line 3: The INSERT of public.users',
    '--column-inserts',
  ],
  [
    'COPY without columns',
    'COPY users FROM stdin;\n1\n\\.\n',
    'Line 3: The COPY of public.users',
    'don’t name their columns',
  ],
  ['INSERT of a query', 'INSERT INTO users (id) SELECT 1;', 'Line 3', 'only rows behind VALUES'],
  ['INSERT of a query in parentheses', 'INSERT INTO users (SELECT 1);', 'Line 3', 'only rows behind VALUES'],
  ['DEFAULT VALUES', 'INSERT INTO users DEFAULT VALUES;', 'Line 3: The INSERT of public.users', '“default”'],
  [
    'WITH',
    `WITH a AS (SELECT 1)\n${into} ${rowOfZoe};`,
    'Line 4: The INSERT of public.users',
    'inside of',
    'line 3',
  ],
  ['PREPARE', 'PREPARE p AS INSERT INTO users (id) VALUES ($1);', 'Line 3: The INSERT of public.users'],
  [
    'a missing semicolon between two',
    `${into} ${rowOfZoe}\n${into} ${rowOfMoe};`,
    'Line 4',
    'semicolon is missing before “insert”',
  ],
  [
    'a missing semicolon behind another statement',
    `SET a = b\n${into} ${rowOfZoe};`,
    'Line 4',
    'a semicolon is missing',
  ],
  [
    'a missing semicolon before COPY',
    `ANALYZE\nCOPY users (id) FROM stdin;\n1\n\\.\n`,
    'Line 4: The COPY of public.users',
  ],
  [
    'a value that has to be worked out',
    "INSERT INTO users (id, created_at)\nVALUES ('1',\n now());",
    'Line 4',
    'created_at',
    'now ( )',
  ],
  ['a text put together', "INSERT INTO users (id) VALUES ('a' || 'b');", 'the value of id'],
  ['an array in a column that is read', "INSERT INTO users (id) VALUES (ARRAY['a']);", 'ARRAY[...]'],
  ['bits in a column that is read', "INSERT INTO users (id) VALUES (X'1F');", 'the value of id'],
  ['an empty value', 'INSERT INTO users (id, email) VALUES (1, );', 'there is none'],
  [
    'more values than columns',
    "INSERT INTO users (id) VALUES ('1', '2');",
    'a row has 2 values, and 1 columns',
  ],
  [
    'fewer values than columns',
    "INSERT INTO users (id, email) VALUES ('1', '2'),\n('3');",
    'Line 4',
    'a row has 1 values',
  ],
  ['a column twice', "INSERT INTO users (id, \"ID\") VALUES ('1', '2');", 'the column id twice'],
  ['a row that is cut off', "INSERT INTO users (id, email) VALUES ('1', 'a", 'has no end', 'Make it again'],
  ['a row with a semicolon in it', "INSERT INTO users (id, email) VALUES ('1'; INSERT", 'has no end'],
  ['a comma at the end', `${into} ${rowOfZoe},`, 'has no end'],
  ['a comma before the semicolon', `${into} ${rowOfZoe},;`, 'a row in parentheses'],
  ['a table without a name', 'INSERT users (id) VALUES (1);', 'Line 3', 'the name of its table'],
  ['INSERT without INTO', 'INSERT dbo.users (id) VALUES (1);', 'Line 3', 'INTO', '“dbo”'],
  ['what psql answers', `${into} ${rowOfZoe};\nINSERT 0 1\n`, 'Line 4', 'INTO', '“0”'],
  [
    'a name of four parts',
    "INSERT INTO a.b.c.users (id) VALUES ('1');",
    'Line 3',
    'the name of its table',
    '“.”',
  ],
  ['COPY of a name of four parts', 'COPY a.b.c.users (id) FROM stdin;\n1\n\\.\n', 'the name of its table'],
  ['MySQL’s names of columns', "INSERT INTO users (`id`) VALUES ('1');", 'Line 3', 'MySQL', 'CSV'],
  ['SQL Server’s names of columns', "INSERT INTO users ([id]) VALUES ('1');", 'Line 3', 'SQL Server', 'CSV'],
  [
    'ON DUPLICATE KEY',
    `${into}\n${rowOfZoe}\nON DUPLICATE KEY UPDATE email = VALUES(email);`,
    'Line 5',
    'MySQL',
    'CSV',
  ],
  ['MySQL’s DELIMITER', `DELIMITER $$\n${into} ${rowOfZoe}$$`, 'Line 3', 'MySQL', 'CSV'],
  ['MySQL', 'INSERT INTO `users` (`id`) VALUES (1);', 'Line 3', 'MySQL', 'CSV'],
  [
    'MySQL’s comments',
    "/*!40101 SET NAMES utf8 */;\nINSERT INTO users (id) VALUES ('O\\'Neil');",
    'Line 3',
    'MySQL',
  ],
  ['MySQL’s tables', 'CREATE TABLE users (id int) ENGINE=InnoDB;', 'Line 3', 'MySQL'],
  ['SQL Server', "INSERT INTO [dbo].[users] ([id]) VALUES (N'1');", 'SQL Server'],
  ['SQLite', 'PRAGMA foreign_keys=OFF;\nBEGIN TRANSACTION;', 'Line 3', 'SQLite', 'CSV'],
  [
    'COPY as CSV',
    'COPY users (id) FROM stdin WITH (FORMAT csv, HEADER);\nid\n1\n\\.\n',
    'Line 3: The COPY of public.users',
    'text format',
  ],
  ['COPY with another delimiter', "COPY users (id) FROM stdin DELIMITER ',';\n1\n\\.\n", 'text format'],
  ['COPY from a file', "COPY users (id) FROM '/tmp/users.txt';", 'another file'],
  ['COPY from a program', "COPY users (id) FROM PROGRAM 'cat x';", 'another file'],
  [
    'COPY without its end',
    'COPY public.users (id, email) FROM stdin;\n1\ta@b.org\n',
    'Line 3',
    'ends in the middle of a table',
  ],
  [
    'COPY that lost its end before the next one',
    'COPY logs (a, b) FROM stdin;\n1\t2\n\nCOPY users (id) FROM stdin;\n1\n\\.\n',
    'Line 5: The COPY of public.logs',
    '\\. at its end may be missing',
  ],
  ['COPY with a short row', 'COPY users (id, email) FROM stdin;\n1\n\\.\n', 'Line 4', 'a row has 1 values'],
  ['rows behind COPY on its line', 'COPY users (id) FROM stdin; 1\n\\.\n', 'a line of their own'],
  ['\\copy', "\\copy users (id) from 'users.csv' csv", 'Line 3: The command \\copy', 'one zip'],
  ['\\i', '\\i users.sql', 'Line 3: The command \\i'],
  [
    'UPDATE',
    `${into} ${rowOfZoe};\nUPDATE public.users SET email = 'x';`,
    'Line 4: The UPDATE of public.users',
  ],
  [
    'DELETE of rows that were read',
    `${into} ${rowOfZoe};\nDELETE FROM ONLY users WHERE id = 'z-1';`,
    'Line 4: The DELETE of public.users',
  ],
  [
    'a function without an end',
    'CREATE FUNCTION f() RETURNS void AS $$\nCOPY users (id) FROM stdin;\n',
    'Line 3',
    'ends in the middle',
  ],
  ['a table that is cut off', 'CREATE TABLE users (id text,', 'Line 3', 'ends in the middle'],
  ['a comment that is cut off', '/* what', 'ends in the middle'],
  [
    'several databases',
    `\\connect a\n${into} ${rowOfZoe};\n\\connect b\n${into} ${rowOfMoe};`,
    'Line 6',
    'more than one database',
  ],
  [
    'a table in two schemas',
    `${into} ${rowOfZoe};\nINSERT INTO old.users (id) VALUES ('z-1');`,
    'Line 4: The INSERT of old.users',
    'more than one database or schema',
  ],
  ['a row that is too long', `${into} ('1', '${'x'.repeat(300_000)}');`, 'Line 3', 'too long'],
  [
    'a row of COPY that is too long',
    `COPY users (id) FROM stdin;\n1\n${'x'.repeat(300_000)}\n\\.\n`,
    'Line 5',
    'too long',
  ],
  ['a list of columns without end', `INSERT INTO users (${'a,'.repeat(200_000)}`, 'Line 3'],
])('%s is refused, with statement and line', async (_, dump, ...words) => {
  for (const size of dump.length > 1_000 ? [5_000] : [1, 3, 10_000]) {
    const refused = await readDump(statement + dump, size).catch((error) => error);
    expect(refused).toMatchObject({ code: 'invalid_input' });
    for (const word of words) expect(refused.message).toContain(word);
  }
});

test.each([
  ['a comment', '/*\r\n\r\n*/'],
  ['a text', "SELECT '\r\n\r\n';"],
  ['a function', 'SELECT $body$\r\n\r\n$body$;'],
  ['a name', 'SELECT "\r\n\r\n";'],
  ['blank lines', '\r\n\r\n'],
])(
  'the number of a line is right behind %s whose line breaks are cut between two pieces',
  async (_, before) => {
    for (const size of [1, 2, 3, 5, 1_000]) {
      const refused = await readDump(`${before}INSERT INTO users SELECT 1;`, size).catch((error) => error);
      expect(refused.message, `pieces of ${size}`).toMatch(/^Line 3: /);
    }
  },
);

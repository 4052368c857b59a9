// No row of a known table may be lost without a message, or be imported although its dump removes it again.

import { expect, test } from 'vitest';
import { into, moe, readDump, rowOfMoe, rowOfZoe, zoe } from '#moving-in/server/testing/read-dump.ts';
import { readFileRows } from '#moving-in/server/testing/read-file.ts';

const insert = `${into} ${rowOfZoe};\n`;

// §3.exports-read-databases-their-tools
test.each<[string, string, ...string[]]>([
  ['UPSERT', `UPSERT INTO users (id) VALUES ('m-2');`, 'Line 2: The UPSERT of public.users'],
  ['SELECT INTO', 'SELECT * INTO users FROM old;', 'Line 2: The SELECT of public.users'],
  ['an UPDATE behind WITH', 'WITH a AS (SELECT 1) UPDATE users SET id = 1;', 'The UPDATE of public.users'],
  ['a DELETE inside of WITH', 'WITH a AS (DELETE FROM users) SELECT 1;', 'The DELETE of public.users'],
  ['an UPDATE that is explained', 'EXPLAIN ANALYZE UPDATE users SET id = 1;', 'The UPDATE of public.users'],
  ['TRUNCATE of several tables', 'TRUNCATE logs, ONLY public.users CASCADE;', 'The TRUNCATE of public.users'],
  ['DROP', 'DROP TABLE IF EXISTS logs, users;', 'Line 2: The DROP of public.users'],
  [
    'a table made of another',
    'CREATE TABLE users AS SELECT * FROM old;',
    'Line 2: The CREATE TABLE AS of public.users',
  ],
  ['a table made if it is not there', 'CREATE TABLE IF NOT EXISTS users (id) AS VALUES (1);', 'public.users'],
  [
    'another name for its table',
    'ALTER TABLE users RENAME TO old;',
    'Line 2: The ALTER TABLE RENAME of public.users',
  ],
  ['another name for a column', 'ALTER TABLE ONLY users RENAME COLUMN email TO mail;', 'public.users'],
  ['its name for another table', 'ALTER TABLE IF EXISTS users_new RENAME TO users;', 'public.users_new'],
  [
    'a schema with its table',
    'DROP SCHEMA IF EXISTS old, public CASCADE;',
    'Line 2: The DROP SCHEMA of public',
  ],
  [
    'another schema for its table',
    'ALTER TABLE users SET SCHEMA old;',
    'The ALTER TABLE SET SCHEMA of public.users',
  ],
  ['what a query answers with', "SELECT 'x' FROM y \\gexec\n", 'Line 2: The command \\gexec'],
  ['what the last query answers with', "SELECT 'x' FROM y;\n\\gexec\n", 'Line 3: The command \\gexec'],
  ['ROLLBACK', 'ROLLBACK;', 'Line 2: The statement “rollback”', 'takes back'],
  ['ROLLBACK to a savepoint', 'ROLLBACK TO a;', 'takes back'],
  ['ABORT', 'ABORT;', 'takes back'],
  ['a condition of psql', '\\if false\n', 'Line 2: The command \\if'],
  ['an end in the middle', '\\q\n', 'Line 2: The command \\q'],
  ['a word that begins no statement', `INSERTINTO users (id) VALUES ('m-2');`, 'Line 2', '“insertinto”'],
  ['a comment of MySQL', `# it's a comment\n${insert}`, 'Line 2', 'MySQL'],
  ['a sign that begins no statement', '= 1;', 'Line 2', '“=”'],
  ['tables that MySQL locks', 'LOCK TABLES users WRITE;', 'Line 2', 'MySQL'],
  ['tables that MySQL unlocks', 'UNLOCK TABLES;', 'MySQL'],
  ['a setting of MySQL', 'SET FOREIGN_KEY_CHECKS = 0;', 'Line 2', 'MySQL'],
  ['a setting of its modes', "SET @@SESSION.SQL_MODE = 'ANSI';", 'MySQL'],
  ['names as MySQL sets them', 'SET NAMES utf8mb4;', 'MySQL'],
  [
    'SQL Server without INTO',
    "SET ANSI_NULLS ON\nGO\nINSERT [dbo].[users] ([id]) VALUES (N'1')\nGO\n",
    'SQL Server',
  ],
  [
    'SQL Server behind GO',
    "SET ANSI_NULLS ON\nGO\nINSERT INTO [dbo].[users] ([id]) VALUES (N'1')\n",
    'SQL Server',
  ],
  ['SQL Server without brackets', "SET NOCOUNT ON\nGO\nINSERT dbo.users (id) VALUES ('1')\n", 'SQL Server'],
  ['GO behind a row', "INSERT INTO users (id) VALUES (N'1')\nGO\n", 'Line 3', 'SQL Server'],
  ['a file that MySQL loads', `LOAD DATA INFILE 'x.csv' INTO TABLE users;`, 'The LOAD of public.users'],
  ['a file that replaces rows', `LOAD DATA INFILE 'x.csv' REPLACE INTO TABLE users;`, 'of public.users'],
  ['a comment that MariaDB runs', '/*M!100000 SET a = 1 */;', 'Line 2', 'MariaDB'],
  ['a column twice in COPY', 'COPY users (id, "ID") FROM stdin;\n1\t2\n\\.\n', 'the column id twice'],
  [
    'a quotation mark behind a backslash',
    "INSERT INTO users (id, first_name) VALUES ('1', 'O\\'Neil');",
    'Line 2',
    'backslash',
    'MySQL',
  ],
])('%s is refused', async (_, dump, ...words) => {
  for (const size of [1, 7, 10_000]) {
    const refused = await readDump(insert + dump, size).catch((error) => error);
    expect(refused).toMatchObject({ code: 'invalid_input' });
    for (const word of words) expect(refused.message).toContain(word);
  }
});

test.each<[string, string]>([
  ['blanks that do not break', `INSERT\u00a0INTO\u00a0users (id, email)\u3000VALUES ${rowOfMoe};`],
  ['signs without a shape', `\u200bINSERT\u200b INTO users (id, email) VALUES\u2060 ${rowOfMoe};\u001a`],
  ['a line end of its own kind', `-- x\n${into}\u2028${rowOfMoe};`],
  [
    'columns and functions named like the parts of a body',
    'CREATE VIEW v AS SELECT trigger, begin, function FROM x;\n' +
      'CREATE TRIGGER t BEFORE UPDATE OF begin ON e FOR EACH ROW EXECUTE FUNCTION f();\n' +
      `CREATE FUNCTION begin() RETURNS int LANGUAGE sql AS 'select 1';\n${into} ${rowOfMoe};\nEND;`,
  ],
  [
    'tables that are made and changed without rows',
    `CREATE TABLE logs AS SELECT 1; CREATE TABLE users (id text, day date GENERATED ALWAYS AS (now()) STORED);\n` +
      `ALTER TABLE ONLY users ADD CONSTRAINT k PRIMARY KEY (id); ALTER TABLE logs RENAME TO old;\n${into} ${rowOfMoe};`,
  ],
  [
    'a body with a column named begin',
    `CREATE OR REPLACE FUNCTION f() RETURNS int BEGIN ATOMIC SELECT e.begin FROM e; END;\n${into} ${rowOfMoe};`,
  ],
  ['the word TABLE', `INSERT INTO TABLE users (id, email) VALUES ${rowOfMoe};`],
  [
    'an end of COPY with blanks behind it',
    'COPY users (id, email) FROM stdin;\nm-2\tmoe@example.org\n\\.  \n',
  ],
])('%s: both people are imported', async (_, dump) => {
  for (const size of [1, 7, 10_000]) expect(await readDump(insert + dump, size)).toEqual([zoe, moe]);
});

test.each([
  'DROP SCHEMA IF EXISTS public CASCADE;',
  'REM INSERTING into USERS',
  'DROP TABLE IF EXISTS logs, users; TRUNCATE logs, users; ROLLBACK;',
  'USE app;',
  'RESET ALL;',
  'ANALYZE;',
  'ANALYZE users;',
  ';',
  "DO 'x';",
  'SAVEPOINT a;',
  'BEGIN ISOLATION LEVEL SERIALIZABLE;',
  'BEGIN READ WRITE;',
  'SHOW search_path;',
  'VALUES (1);',
  '\\timing\n',
  '\\! clear\n',
])('a dump that begins with %j is not taken for a CSV file', async (begin) => {
  for (const table of [null, 'users'] as const)
    expect(await readFileRows(`${begin}\n${insert}`, { table })).toEqual([zoe]);
});

test.each([
  'INSERT/* a */INTO users SELECT 1;',
  'BEGIN\nINSERT INTO users SELECT 1;',
  "UPSERT INTO users (id) VALUES ('1');",
  'MERGE INTO users USING x ON true WHEN MATCHED THEN DELETE;',
  "INSERT LOW_PRIORITY INTO users (id) VALUES ('1');",
  'USE [app]\nGO\nINSERT [dbo].[users] ([id]) VALUES (1)\nGO\n',
  "IF EXISTS (SELECT 1 FROM x)\nINSERT INTO users (id) VALUES ('1')",
  "PRINT N'people'\nINSERT INTO users (id) VALUES ('1')",
  "EXEC sp_x\nINSERT INTO users (id) VALUES ('1')",
  "# phpMyAdmin SQL Dump\n#\n\nINSERT INTO users (id) VALUES ('1');",
  "DELIMITER $$\nINSERT INTO users (id) VALUES ('1')$$",
  'PREPARE p AS INSERT INTO users (id) VALUES ($1);',
  "EXPLAIN ANALYZE INSERT INTO users (id) VALUES ('1');",
  'pg_dump: warning: there are circular foreign-key constraints on this table:\n--\n-- PostgreSQL database dump\n',
  'Password for user postgres: \n--\n-- PostgreSQL database dump\n',
])('%j is recognised as a dump, and refused for its fault', async (dump) => {
  for (const table of [null, 'users'] as const)
    await expect(readFileRows(dump, { table })).rejects.toThrow(/^Line \d/);
});

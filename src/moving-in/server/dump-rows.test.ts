import { expect, test } from 'vitest';
import { into, moe, readDump, rowOfMoe, rowOfZoe, zoe } from '#moving-in/server/testing/read-dump.ts';

test.each<[string, string]>([
  [
    'VALUES on the next line',
    `INSERT INTO public.users (id, email)\nVALUES ${rowOfZoe},\n       ${rowOfMoe};\n`,
  ],
  [
    'one statement on a line, one wrapped',
    `${into} ${rowOfZoe};\nINSERT INTO users\n(id,\n email)\nVALUES\n${rowOfMoe}\n;`,
  ],
  ['two statements on a line', `${into} ${rowOfZoe}; ${into} ${rowOfMoe};`],
  ['two statements without a blank between', `${into} ${rowOfZoe};${into}${rowOfMoe};`],
  [
    'tabs, several blanks and an indent',
    `\t insert  into\tpublic . users(id,email)values${rowOfZoe} ,\t${rowOfMoe} ;`,
  ],
  ['Windows line ends', `${into}\r\n${rowOfZoe},\r\n${rowOfMoe};\r\n`],
  ['line ends of an old Mac', `-- a dump\r${into}\r${rowOfZoe},\r${rowOfMoe};\r`],
  ['no semicolon at the end', `${into} ${rowOfZoe}, ${rowOfMoe}`],
  [
    'ON CONFLICT DO NOTHING',
    `${into} ${rowOfZoe} ON CONFLICT DO NOTHING;\n${into} ${rowOfMoe}\non conflict (id) do nothing;`,
  ],
  [
    'ON CONFLICT DO UPDATE and RETURNING',
    `${into} ${rowOfZoe} ON CONFLICT (id) DO UPDATE SET email = EXCLUDED.email, note = ';' WHERE (true);\n${into} ${rowOfMoe} RETURNING id, (email);`,
  ],
  [
    'ON CONFLICT ON CONSTRAINT without a semicolon',
    `${into} ${rowOfZoe}, ${rowOfMoe} ON CONFLICT ON CONSTRAINT users_pkey DO NOTHING`,
  ],
  [
    'quoted names with a database',
    `INSERT INTO "postgres"."public"."users" ("id", "email") VALUES ${rowOfZoe}, ${rowOfMoe};`,
  ],
  ['big letters', `INSERT INTO PUBLIC.USERS (ID, EMAIL) VALUES ${rowOfZoe}, ${rowOfMoe};`],
  [
    'ONLY, an alias and OVERRIDING',
    `INSERT INTO ONLY users AS u (id, email) OVERRIDING SYSTEM VALUE VALUES ${rowOfZoe}, ${rowOfMoe};`,
  ],
  ['a transaction', `BEGIN; ${into} ${rowOfZoe}; SAVEPOINT a; ${into} ${rowOfMoe}; COMMIT;`],
  [
    'types before and behind the values',
    `${into} (('z-1')::public."kind"(3, 1)[]::text, CAST(E'zoe@\\x65xample.org' AS character varying(50))), (varchar(9) 'm-2', text U&'moe@\\0065xample.org');`,
  ],
  ['dollar quotes', `${into} ($$z-1$$, $a$zoe@example.org$a$), ($_1$m-2$_1$, 'moe@example.org');`],
  [
    'comments wherever a blank may be',
    `/* a /* nested ; */ ' */ INSERT/**/INTO -- users VALUES ('x')\n users/*;*/(id,--\n email) VALUES ${rowOfZoe}/*'*/,--;\n${rowOfMoe}--`,
  ],
  [
    'COPY in any case and on several lines',
    `copy\tpublic.users (id,\n email)\nfrom STDIN with (format text);\r\nz-1\tzoe@example.org\r\n\\.\r\n\nCOPY "public"."users" ("id", "email") FROM stdin;\nm-2\tmoe@\\145x\\x61mple.org\n\\.`,
  ],
  [
    'commands of psql',
    `\\restrict abc'def\n\\set ON_ERROR_STOP on\n\\connect -reuse-previous=on "dbname='app'"\n${into} ${rowOfZoe};\n${into} ${rowOfMoe};\n\\unrestrict abc'def\n`,
  ],
  [
    'functions that have such statements in them',
    `CREATE FUNCTION a() RETURNS void LANGUAGE sql BEGIN ATOMIC ${into} ${rowOfMoe}; SELECT CASE WHEN true THEN 1 END; ${into} ${rowOfMoe}; END;\n` +
      `CREATE TRIGGER welcome AFTER INSERT ON users BEGIN ${into} ${rowOfMoe}; END;\n` +
      `CREATE RULE r AS ON INSERT TO a DO ALSO (INSERT INTO users (id) VALUES ('x'); SELECT 1);\n` +
      `CREATE FUNCTION b() RETURNS trigger LANGUAGE plpgsql AS\n$function$\nBEGIN\n${into} ${rowOfMoe};\nEND\n$function$;\n${into} ${rowOfZoe}, ${rowOfMoe};`,
  ],
  [
    'a schema before which nothing is named',
    `SET search_path TO "$user", public;\nSET statement_timeout = 0; GRANT INSERT ON users TO x; DELETE FROM users; TRUNCATE TABLE ONLY users;\n${into} ${rowOfZoe};SET LOCAL search_path = public, pg_catalog; INSERT INTO users (id, email) VALUES ${rowOfMoe};`,
  ],
  [
    'lines with REM and PROMPT, as Oracle’s tools write them',
    `REM INSERTING into USERS; it's all\nSET DEFINE OFF;\nPROMPT COPY users\nInsert into USERS (ID,EMAIL) values ${rowOfZoe};\nrem\nInsert into USERS (ID,EMAIL) values ${rowOfMoe};\nCOMMIT;`,
  ],
  [
    'SQLite’s INSERT OR IGNORE',
    `INSERT OR IGNORE INTO users (id, email) VALUES ${rowOfZoe};\nREPLACE INTO users (id, email) VALUES ${rowOfMoe};`,
  ],
  [
    'columns that nobody reads, whatever is in them',
    `INSERT INTO users (tags, id, at, email) VALUES (ARRAY['a,(', ']'], 'z-1', now() - interval '1 day', 'zoe@example.org'), ('{}', 'm-2', (select max(id, ',') from x), 'moe@example.org');`,
  ],
  [
    'other tables, whatever is in them',
    `INSERT INTO logs SELECT ';' FROM users;\nINSERT INTO logs DEFAULT VALUES;\nCOPY logs FROM stdin;\na\n\\.\nCOPY logs (a, b) FROM stdin WITH CSV;\n"${into}\n"\n\\.\nCOPY users TO stdout;\nCOPY (SELECT 1;) TO stdout;\n` +
      `INSERT INTO logs (a) VALUES (ARRAY[now()], '${into}');\nCOPY logs FROM '/tmp/x';\n${into} ${rowOfZoe}, ${rowOfMoe};`,
  ],
])('%s: both people are imported', async (_, dump) => {
  for (const size of [1, 2, 3, 7, 10_000]) {
    const found = (await readDump(dump, size)).filter((row) => row !== 'public.logs') as (typeof zoe)[];
    expect(found.map(({ users: { id, email } }) => ({ users: { id, email } }))).toEqual([zoe, moe]);
  }
});

test('each kind of value is read as PostgreSQL reads it', async () => {
  const values: [string, string | null][] = [
    ['NULL', null],
    ['null::timestamp with time zone', null],
    ['DEFAULT', null],
    ['TRUE', 'true'],
    ['false::boolean', 'false'],
    ['-1.5', '-1.5'],
    ['+ .5e-3::double precision', '.5e-3'],
    ["timestamp '2025-09-01 08:00:00'", '2025-09-01 08:00:00'],
    ["'2025-09-01 08:00:00'::timestamp(0)", '2025-09-01 08:00:00'],
    ["'2025-09-01 08:00:00+00'::timestamp(0) with time zone", '2025-09-01 08:00:00+00'],
    ["TIMESTAMP (3) WITH TIME ZONE '2025-09-01 08:00:00+00'", '2025-09-01 08:00:00+00'],
    ["pg_catalog.date'2025-09-01'", '2025-09-01'],
    ['\'{"a": "b"}\'::jsonb', '{"a": "b"}'],
    ["json '{}'", '{}'],
    ["'it''s'", "it's"],
    ["''", ''],
    ["''''", "'"],
    ["'a\\'", 'a\\'],
    ["CAST('a\\' AS text)", 'a\\'],
    ["('a\\')::text", 'a\\'],
    ["E'a\\'b''c\\n\\u00eb\\303\\253\\\\n'", "a'b'c\nëë\\n"],
    ["e'\\U0001F9DF'", '🧟'],
    ["U&'Zo\\00eb \\+01F9DF\\\\'", 'Zoë 🧟\\'],
    ["N'x'", 'x'],
    ["$q$it's $$ $q$", "it's $$ "],
    ["'-- no comment /* here'", '-- no comment /* here'],
    ["'two\r\nlines'", 'two\r\nlines'],
  ];
  const columns = values.map((_, place) => `c${place}`).join(', ');
  const dump = `INSERT INTO settings (${columns}) VALUES (${values.map(([written]) => written).join(',')});`;
  for (const size of [1, 4, 10_000])
    expect(Object.values((await readDump(dump, size))[0] as object)).toEqual([
      Object.fromEntries(values.map(([, value], place) => [`c${place}`, value])),
    ]);
});

test('once an old dump sets it, a backslash escapes in every text', async () => {
  const dump = `SET standard_conforming_strings = off;\nINSERT INTO users (id) VALUES ('O\\'Neil'); SET standard_conforming_strings = 'on'; INSERT INTO users (id) VALUES ('a\\');`;
  expect(await readDump(dump, 5)).toEqual([{ users: { id: "O'Neil" } }, { users: { id: 'a\\' } }]);
});

test('a table without a schema in its name belongs to the schema that the dump has set', async () => {
  const dump = `SET search_path = auth, pg_catalog;\nCOPY users (id) FROM stdin;\na-1\n\\.\nSET search_path = other;\nINSERT INTO users (id) VALUES ('x');\n`;
  expect(await readDump(dump, 5)).toEqual([{ auth_users: { id: 'a-1' } }, { users: { id: 'x' } }]);
});

test('lines of 10 MB in other tables, comments and functions are passed over', {
  timeout: 20_000,
}, async () => {
  const long = 'x;\' -- /* $$ "'.repeat(700_000);
  const dump =
    `-- ${long}\n/* ${long.replaceAll('/*', '')} */\nCOPY logs (a) FROM stdin;\n${long}\n\\.\n` +
    `INSERT INTO logs (a) VALUES ('${long.replaceAll("'", "''")}');\nCREATE FUNCTION f() RETURNS void LANGUAGE sql AS $x$${long}$x$;\n${into} ${rowOfZoe};\n${' \n'.repeat(2_000_000)}${into} ${rowOfMoe};`;
  expect(await readDump(dump, 65_536)).toEqual(['public.logs', zoe, moe]);
});

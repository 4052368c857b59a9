// Files that many tools write of the same two people.

import { tmpdir } from 'node:os';
import { expect, test } from 'vitest';
import type { DateOrder, ImportTable } from '#moving-in/rules/import-tables.ts';
import { fileRows } from './file-rows.ts';
import { readRow } from './read-row.ts';

type Options = { encoding?: string; dates?: DateOrder };

/** The rows of a file as the import stages them, with their problems. */
async function read(table: ImportTable | null, file: string | Buffer, { encoding, dates }: Options = {}) {
  async function* pieces() {
    const bytes = Buffer.from(file);
    for (let at = 0; at < bytes.length; at += 101) yield bytes.subarray(at, at + 101);
  }
  const rows: Record<string, unknown>[] = [];
  for await (const found of fileRows(pieces(), { table, encoding, folder: tmpdir() })) {
    if (found.skipped !== undefined) continue;
    const { data, problem } = readRow(found.table, found.row, 'an import', dates);
    rows.push({ ...data, ...((found.problem ?? problem) && { problem: found.problem ?? problem }) });
  }
  return rows;
}

const [first, second] = ['7b053804-6aea-83cb-66bf-67d694fbf05e', '25bf0679-e076-0ca3-ea96-3b58df09357b'];
const people = [
  {
    id: first,
    first_name: 'Zoë "Z", Müller',
    email: 'zoe@example.com',
    age_group: '13-17',
    reminders_opt_in: true,
    last_active_date: '2025-10-05',
    created_at: '2025-09-01T08:00:00.000Z',
  },
  {
    id: second,
    first_name: "O'Neil",
    email: 'moe@example.com',
    age_group: '18+',
    reminders_opt_in: null,
    last_active_date: null,
    created_at: '2025-09-01T09:30:00.000Z',
  },
];
const columns = 'id,first_name,email,age_group,reminders_opt_in,last_active_date,created_at';

test.each<[string, string | Buffer, Options?]>([
  [
    'the dashboard of a hosted database',
    `${columns}\n${first},"Zoë ""Z"", Müller",zoe@example.com,13-17,true,2025-10-05,2025-09-01 08:00:00+00\n` +
      `${second},O'Neil,moe@example.com,18+,,,2025-09-01 09:30:00+00`,
  ],
  [
    'psql with \\copy and a header, and pgAdmin',
    `${columns}\n${first},"Zoë ""Z"", Müller",zoe@example.com,13-17,t,2025-10-05,2025-09-01 08:00:00+00\n` +
      `${second},O'Neil,moe@example.com,18+,,,2025-09-01 11:30:00+02\n`,
  ],
  [
    'DBeaver',
    `"${columns.replaceAll(',', '","')}"\n` +
      `"${first}","Zoë ""Z"", Müller","zoe@example.com","13-17",true,2025-10-05,2025-09-01 10:00:00.000 +0200\n` +
      `"${second}","O'Neil","moe@example.com","18+",,,2025-09-01 11:30:00.000 +0200\n`,
  ],
  [
    'a German Excel as CSV, with rows and columns that were emptied',
    Buffer.from(
      `${columns.replaceAll(',', ';')};;\r\n` +
        `${first};"Zoë ""Z"", Müller";zoe@example.com;13-17;WAHR;05.10.2025;01.09.2025 08:00;;\r\n` +
        `${second};O'Neil;moe@example.com;18+;;;01.09.2025 09:30:00;;\r\n;;;;;;;;\r\n`,
      'latin1',
    ),
    { encoding: 'windows-1252' },
  ],
  [
    'an American Excel as CSV UTF-8, once it is said how its dates are meant',
    `\uFEFF${columns}\r\n${first},"Zoë ""Z"", Müller",zoe@example.com,13-17,TRUE,10/5/2025,9/1/2025 8:00\r\n` +
      `${second},O'Neil,moe@example.com,18+,,,9/1/2025 9:30\r\n`,
    { dates: 'month-first' },
  ],
  [
    'Excel as text with tabs',
    Buffer.from(
      `\uFEFF${columns.replaceAll(',', '\t')}\r\n` +
        `${first}\t"Zoë ""Z"", Müller"\tzoe@example.com\t13-17\tTRUE\t2025/10/5\t2025/9/1 8:00\r\n` +
        `${second}\tO'Neil\tmoe@example.com\t18+\t\t\t2025/9/1 9:30\r\n`,
      'utf16le',
    ),
  ],
  [
    'LibreOffice with all texts quoted',
    `"${columns.replaceAll(',', '","')}"\n` +
      `"${first}","Zoë ""Z"", Müller","zoe@example.com","13-17",TRUE,2025-10-05,2025-09-01 08:00:00\n` +
      `"${second}","O'Neil","moe@example.com","18+",,,2025-09-01 09:30:00\n`,
  ],
  [
    'Google Sheets in the United Kingdom, once it is said how its dates are meant',
    `${columns}\r\n${first},"Zoë ""Z"", Müller",zoe@example.com,13-17,TRUE,05/10/2025,01/09/2025 08:00:00\r\n` +
      `${second},O'Neil,moe@example.com,18+,,,01/09/2025 09:30:00`,
    { dates: 'day-first' },
  ],
  [
    'json_agg',
    JSON.stringify([
      { ...people[0], created_at: '2025-09-01T08:00:00+00:00' },
      { ...people[1], created_at: '2025-09-01T11:30:00.000000+02:00' },
    ]).replace('},{', '}, \n {'),
  ],
  [
    'the dashboard of a hosted database as SQL, all in one line',
    `INSERT INTO "public"."users" ("${columns.replaceAll(',', '", "')}") VALUES ` +
      `('${first}', 'Zoë "Z", Müller', 'zoe@example.com', '13-17', 'true', '2025-10-05', '2025-09-01 08:00:00+00'), ` +
      `('${second}', 'O''Neil', 'moe@example.com', '18+', null, null, '2025-09-01 09:30:00+00');`,
  ],
  [
    'the command line of a hosted database',
    `SET session_replication_role = replica;\n\n--\n-- PostgreSQL database dump\n--\n\n` +
      `INSERT INTO "public"."users" ("${columns.replaceAll(',', '", "')}") VALUES\n` +
      `\t('${first}', 'Zoë "Z", Müller', 'zoe@example.com', '13-17', true, '2025-10-05', '2025-09-01 08:00:00+00'),\n` +
      `\t('${second}', E'O\\'Neil', 'moe@example.com', '18+', NULL, NULL, '2025-09-01 09:30:00+00');\n\n\nRESET ALL;\n`,
  ],
  [
    'Beekeeper Studio, whose statements are small, below the head of a Navicat dump',
    `/*\n Navicat Premium Dump SQL\n\n Source Schema: public\n*/\n\nTRUNCATE users;\n` +
      `insert into "users" ("${columns.replaceAll(',', '", "')}") values ('${first}', 'Zoë "Z", Müller', 'zoe@example.com', '13-17', true, '2025-10-05', '2025-09-01 08:00:00+00');\n` +
      `INSERT INTO users(${columns}) VALUES('${second}','O''Neil','moe@example.com','18+',NULL,NULL,'2025-09-01 09:30:00+00');\n`,
  ],
])('%s', async (_, file, options) => {
  expect(await read('users', file, options)).toEqual(people);
});

test('people’s answers at sign-up are read from their JSON column, as each tool writes it', async () => {
  const said = { first_name: 'Zoë', last_name: "O'Neil", age_group: '18+' };
  const json = JSON.stringify(said);
  const csv = `instance_id,id,email,encrypted_password,raw_user_meta_data\n,p-1,zoe@example.com,$2a$10$x,"${json.replaceAll('"', '""')}"\n`;
  const sql = `INSERT INTO "auth"."users" ("id", "email", "raw_user_meta_data") VALUES ('p-1', 'zoe@example.com', '${json.replaceAll("'", "''")}');\n`;
  const nested = JSON.stringify([{ id: 'p-1', email: 'zoe@example.com', raw_user_meta_data: said }]);
  for (const file of [csv, sql, nested])
    expect(await read('users', file)).toEqual([{ id: 'p-1', email: 'zoe@example.com', ...said }]);
});

// §3.exports-read-databases-their-tools
test('a learner’s words are never taken for a statement, nor is the body of a function', async () => {
  const evil =
    "x\nINSERT INTO public.user_roles (user_id, role) VALUES\n(''eve'', ''coordinator'');\nCOPY public.users (id) FROM stdin;\neve";
  const dump = [
    '--\nCREATE FUNCTION public.welcome() RETURNS trigger LANGUAGE plpgsql AS $$\nbegin',
    "INSERT INTO public.user_roles (user_id, role) VALUES (new.id, 'dancer');",
    'return new; end;\n$$;',
    "create function public.bye() returns trigger language plpgsql as\n$bye$\ninsert into user_roles (user_id, role) values (old.id, 'dancer');\n$bye$;",
    `INSERT INTO public.feedback (id, message) OVERRIDING SYSTEM VALUE VALUES (1, '${evil}');`,
    "INSERT INTO public.feedback (id, message) VALUES (2, 'What I do $$ for: this');",
    "COMMENT ON TABLE public.steps IS 'What a step costs:\n$$ nothing';",
    `INSERT INTO public.steps (id, notes_html) VALUES ('s-1', 'a\\b ${evil}')`,
    'ON CONFLICT DO NOTHING;',
    "INSERT INTO public.user_roles (user_id, role) VALUES ('zoe', 'dancer'::text);\n",
  ].join('\n');
  expect(await read(null, dump)).toEqual([
    { id: 's-1', notes_html: expect.stringContaining('a\\b x') },
    { user_id: 'zoe', role: 'dancer' },
  ]);
});

test('tables of any name are skipped with their rows, and so are unknown columns of known tables', async () => {
  const dump = [
    'COPY "my app"."log-entries" ("a (b), c", "at") FROM stdin;',
    '$$\t1',
    'COPY public.users (id, email) FROM stdin;\t2',
    '\\.',
    'COPY public.user_roles (user_id, "a, (b)", role) FROM stdin;',
    'zoe\tx\tdancer',
    '\\.',
    `INSERT INTO "log-entries" ("a (b)", "c") VALUES ('1', '2');`,
    `INSERT INTO public.user_roles ("user_id", "a, (b)", "role") VALUES ('moe', 'x', 'dancer');\n`,
  ].join('\n');
  expect(await read(null, dump)).toEqual([
    { user_id: 'zoe', role: 'dancer' },
    { user_id: 'moe', role: 'dancer' },
  ]);
});

// §3.exports-read-databases-their-tools
test('the operator is asked about a date only if it can mean two days', async () => {
  const header = 'id,email,last_active_date\n';
  await expect(read('users', `${header}1,a@b.org,03/04/2026\n`)).rejects.toThrow(
    'last_active_date “03/04/2026” is day 03 of month 04, or the other way round',
  );
  const days = async (...dates: string[]) =>
    (await read('users', header + dates.map((date, n) => `${n},${n}@b.org,"${date}"\n`).join(''))).map(
      ({ problem, last_active_date }) => problem ?? last_active_date,
    );
  expect(await days('25/12/2026', '12/25/2026', '4/4/2026', '3.4.2026', '2026/4/3')).toEqual([
    '2026-12-25',
    '2026-12-25',
    '2026-04-04',
    '2026-04-03',
    '2026-04-03',
  ]);
  expect(await days('34:56,8', '25/25/2026', '5/10/26')).toEqual(
    ['34:56,8', '25/25/2026', '5/10/26'].map((date) => `last_active_date “${date}” is not a date and time`),
  );
});

test('the date of the event is read as a spreadsheet saves it, too', async () => {
  const value = async (written: string, options?: Options) =>
    (await read('settings', `key,value\nnext_challenge_date,"${written}"\n`, options))[0]?.value;
  expect(await value('10/24/2026')).toBe('2026-10-24');
  expect(await value('24.10.2026 22:00')).toBe('2026-10-24 22:00');
  expect(await value('5/10/2026', { dates: 'day-first' })).toBe('2026-10-05');
  await expect(value('5/10/2026')).rejects.toThrow('value “5/10/2026” is day 5 of month 10');
  expect(await read('settings', 'key,value\nchallenge_name,5/10/2026\n')).toEqual([
    { key: 'challenge_name', value: '5/10/2026' },
  ]);
});

test('a.m. and p.m. and decimal commas are read, a comma for thousands is not', async () => {
  const users = 'id,email,created_at\n1,a@b.org,9/30/2025 12:05 AM\n2,b@b.org,"9/30/2025, 1:05:07 PM"\n';
  expect((await read('users', users)).map(({ created_at }) => created_at)).toEqual([
    '2025-09-30T00:05:00.000Z',
    '2025-09-30T13:05:07.000Z',
  ]);
  expect(await read('steps', 'id;start_time;end_time\ns-1;1,5;1,500\n')).toEqual([
    {
      id: 's-1',
      start_time: 1.5,
      end_time: '1,500',
      problem: 'end_time is not a time in seconds from 0 to 43200',
    },
  ]);
});

test('a table of tens of thousands of columns is read quickly', { timeout: 5_000 }, async () => {
  const header = Array.from({ length: 45_000 }, (_, n) => n.toString(36)).join(',');
  expect(await read('users', `${header}\n`)).toEqual([]);
});

test('a column that occurs twice is refused by name', async () => {
  await expect(read('users', 'id,email,Email\n1,a@b.org,c@d.org\n')).rejects.toThrow(
    'The column email stands twice',
  );
});

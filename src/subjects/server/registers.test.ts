import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectFolder } from '#testing/server/copy-project.ts';
import {
  partsOf,
  type Registered,
  type RegisterPart,
  registeredTwice,
  registersIn,
  withoutPrivacyRow,
} from '#testing/server/registers.ts';
import { peopleTables } from './people-tables.ts';
import { tables } from './schema.ts';

const files = globSync('src/subjects/{content,rules,api,server}/**/*.ts', { cwd: projectFolder })
  .filter((path) => !path.includes('.test.'))
  .toSorted();
const registers = files.flatMap((file) =>
  registersIn(file, readFileSync(join(projectFolder, file), 'utf8')).map((each) => ({ ...each, file })),
);

async function registered(part: RegisterPart): Promise<Registered> {
  const { file } = part;
  if ('own' in part) return { file, entries: Object.fromEntries(part.own.map((key) => [key, null])) };
  const module: Record<string, object> = await import(/* @vite-ignore */ join(projectFolder, file));
  return { file, entries: module[part.name] ?? {} };
}

test.each(registers)('no two subjects register the same in $name ($file)', async ({ parts }) => {
  expect(registeredTwice(await Promise.all(partsOf(parts).map(registered)))).toEqual([]);
});

test('texts, addresses, calls and tables are among the lists that are compared', () => {
  const names = registers.map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(['allCopy', 'fixedTexts', 'paths', 'allRoutes', 'tables']));
});

test('each table about people is in the privacy register', async () => {
  const { parts = [] } = registers.find(({ name }) => name === 'tables') ?? {};
  const all: Readonly<Record<string, object>> = tables;
  const subjects = (await Promise.all(partsOf(parts).map(registered))).map(({ file, entries }) => ({
    file,
    entries: Object.fromEntries(Object.keys(entries).map((table) => [table, all[table] ?? {}])),
  }));
  const privacy = { file: 'src/subjects/server/people-tables.ts', entries: peopleTables };
  expect(subjects.length).toBeGreaterThan(0);
  expect(withoutPrivacyRow(subjects, privacy)).toEqual([]);
});

const crew = { file: 'src/crew/rules/paths.ts', entries: { crew: '/crew', readCrew: ['GET', '/api/crew'] } };

test.each([
  ['a key', { crew: '/crews' }, 'crew'],
  ['an address', { crews: '/crew' }, '/crew'],
  ['a call', { readCrews: ['GET', '/api/crew'] }, 'GET /api/crew'],
])('if two subjects register %s, both files are named', (_, entries, twice) => {
  expect(registeredTwice([crew, { file: 'src/class/rules/paths.ts', entries }])).toEqual([
    `${twice} is registered in src/crew/rules/paths.ts and in src/class/rules/paths.ts`,
  ]);
});

test('entries with different names and addresses do not clash', () => {
  const other = { class: '/class', changeCrew: ['PUT', '/api/crew'], text: 'GET' };
  expect(registeredTwice([crew, { file: 'src/class/rules/paths.ts', entries: other }])).toEqual([]);
});

test('a table about people without an entry in the privacy register is reported with both files', () => {
  const mine = {
    file: 'src/class/server/tables.ts',
    entries: { seats: { id: {}, user_id: {} }, rows: { id: {} } },
  };
  const privacy = { file: 'src/subjects/server/people-tables.ts', entries: { crews: { leader_id: {} } } };
  expect(withoutPrivacyRow([mine], privacy)).toEqual([
    'seats in src/class/server/tables.ts has user_id, and src/subjects/server/people-tables.ts says nothing about it',
  ]);
});

test('the lists of a file are found, with the files of what they spread', () => {
  const text = `import { crewCopy, type CrewKey } from '#crew/content/crew-copy.ts';
import { classCopy as ofClasses } from '../../class/content/class-copy.ts';
const few: Readonly<Record<string, string>> = { ...crewCopy, ...ofClasses };
export const all = {
  ...crewCopy,
  ...ofClasses,
  ...made(crewCopy),
  own: { key: 'x' },
} as const satisfies Record<string, unknown>;
`;
  const parts = [
    { file: 'src/crew/content/crew-copy.ts', name: 'crewCopy' },
    { file: 'src/class/content/class-copy.ts', name: 'classCopy' },
  ];
  const file = 'src/subjects/content/texts.ts';
  expect(registersIn(file, text)).toEqual([
    { name: 'few', parts },
    { name: 'all', parts: [...parts, { file, own: ['own'] }] },
  ]);
});

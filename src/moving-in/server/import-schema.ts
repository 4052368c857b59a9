// The only list of the columns that an import reads. Reading, checking, planning, writing and the messages about
// problems take the columns from here, with limits, keys, references and the values of a new row. A column that is
// added to a table later does not compile before it is listed here.

import { trophyParts } from '#course/content/trophies.ts';
import { type ImportTable, importTables, type StoredTable } from '#moving-in/rules/import-tables.ts';
import { experienceLevels, roles } from '#people/rules/survey.ts';
import { cutText } from '#platform/rules/text-length.ts';
import { storedEmail } from '#platform/server/stored-email.ts';
import { studioLimits } from '#studio/rules/studio-limits.ts';
import { youtubeIdsOf } from '#studio/rules/youtube-address.ts';
import { cleanNotes } from '#studio/server/clean-notes.ts';
import { limits } from '#subjects/rules/limits.ts';
import type { Database } from '#subjects/server/schema.ts';
import { metadataColumn } from './auth-row.ts';
import { CellProblem } from './cell-problem.ts';
import {
  type Cell,
  day,
  identifier,
  instant,
  integer,
  name,
  oneOf,
  optional,
  seconds,
  text,
  withDefault,
  words,
  yesOrNo,
} from './cells.ts';
import { settingProblems } from './setting-problems.ts';

/** The tables to which other rows refer, with the word for one of their rows. */
export const called = { lessons: 'lesson', steps: 'step', checklists: 'item', users: 'person' } as const;
type Referred = keyof typeof called;

/** A column that is read. */
export type ReadColumn = Read & { name: string };
type Read = {
  read: Cell;
  /** Whether a new row needs a value in this column. */
  required?: boolean;
  /** Whether rows are found by the column. A file with all such columns may leave out all other columns. */
  isKey?: boolean;
  /** Whether no two rows of an import may have the same value. */
  isOnce?: boolean;
  /** The table to whose id the column refers. */
  to?: Referred;
};
/** A column that only our tables have; it is never read from a file. */
const OURS = 'ours';
/** A column in files of other products that an import does not need. */
const PASSED_OVER = 'passed over';
type Declared = Cell | Read | typeof OURS | typeof PASSED_OVER;

const time = withDefault(seconds(studioLimits.secondsMax), 0);
const danceTime = optional(seconds(studioLimits.routineSeconds));
const title = name(studioLimits.titleMax);
const place = integer(0, 100_000);

const notes: Cell = (value) => cleanNotes(text(studioLimits.importRowMax)(value) as string);

const youtube: Cell = (value) => {
  const { ids, unknown } = youtubeIdsOf(text(studioLimits.youtubeFieldMax)(value) as string);
  if (unknown[0])
    throw new CellProblem(`“${cutText(unknown[0], 60)}” is not the address or id of a YouTube video`);
  return ids.join(' ');
};

const email: Cell = (value) => {
  const given = text(limits.emailMax)(value) as string;
  const stored = storedEmail(given);
  if (stored === null) throw new CellProblem(`“${cutText(given, 60)}” is not an email address`);
  return stored;
};

/** An age group. A person who is not clearly in one of the two groups may be a child under 13. */
const ageGroup: Cell = (value) => {
  const given = (text(20)(value) as string).replaceAll(/[–—]/g, '-').replaceAll(' ', '');
  if (given !== '13-17' && given !== '18+')
    throw new CellProblem('is none that accounts are for: 13-17 and 18+');
  return given;
};

const required = (read: Cell): Read => ({ read, required: true });
const key = (read: Cell): Read => ({ read, required: true, isKey: true });
const id = key(identifier);
const idOf = (to: Referred): Read => ({ read: identifier, required: true, to });
const keyOf = (to: Referred): Read => ({ ...idOf(to), isKey: true });
const edited = { edited_at: OURS, removed_at: OURS } as const;
/** The columns about a person in the hosted product's sign-in table; passwords and tokens are never read. */
const signedUp = {
  id,
  // A person's address and names may be in only one of the two tables.
  email: optional(email),
  first_name: optional(name(limits.nameMax)),
  last_name: optional(name(limits.nameMax)),
  age_group: optional(ageGroup),
};
const created = { created_at: optional(instant) };

/** The columns of each table, in the order in which they are read. */
type Schema = { [Table in StoredTable]: { [Column in keyof Database[Table]]: Declared } } & {
  auth_users: Partial<Record<keyof Database['users'], Declared>>;
};

const schema: Schema = {
  settings: {
    key: key(oneOf(Object.keys(settingProblems))),
    // An empty value means, depending on the key, that there is no date yet, that the band plays, that every feature is
    // on, or that the course teaches the house routine.
    value: required(withDefault(words(studioLimits.danceBytes), '')),
    edited_at: OURS,
  },
  ui_copy: { key: id, text: required(withDefault(words(studioLimits.copyMax), '')), edited_at: OURS },
  lessons: {
    // An imported lesson replaces one of our lessons.
    id: keyOf('lessons'),
    order_num: { ...required(integer(1, limits.rehearsalLesson)), isOnce: true },
    // Other products have in this column the number that is in order_num here.
    lesson_number: PASSED_OVER,
    title: required(title),
    edited_at: OURS,
  },
  steps: {
    id,
    lesson_id: idOf('lessons'),
    step_type: required(oneOf(['learn', 'practice', 'zombie_check', 'rehearse'])),
    order_num: required(place),
    youtube_id: optional(youtube),
    media_file: optional(text(studioLimits.fileNameMax)),
    start_time: time,
    end_time: time,
    dance_start: danceTime,
    dance_end: danceTime,
    notes_html: withDefault(notes, ''),
    ...edited,
  },
  checklists: {
    id,
    step_id: idOf('steps'),
    order_num: required(place),
    item_text: required(words(studioLimits.itemMax)),
    start_time: time,
    end_time: time,
    dance_start: danceTime,
    dance_end: danceTime,
    ...edited,
  },
  auth_users: { ...signedUp, ...created },
  users: {
    ...signedUp,
    experience_level: optional(oneOf(experienceLevels)),
    current_streak: withDefault(integer(0, 100_000), 0),
    reminders_opt_in: optional(yesOrNo),
    last_active_date: optional(day),
    ...created,
    email_verified: OURS,
    last_practice_day: OURS,
    practice_zone: OURS,
    time_zone: OURS,
    chosen_zone: OURS,
    chosen_side: OURS,
    language: OURS,
    reminders_chosen_at: OURS,
    consent_wording: OURS,
    minutes_per_day: OURS,
    rest_days: OURS,
    updated_at: OURS,
  },
  user_roles: { user_id: keyOf('users'), role: required(oneOf(roles)) },
  lesson_progress: {
    user_id: keyOf('users'),
    lesson_id: keyOf('lessons'),
    completed: withDefault(yesOrNo, false),
    completed_at: optional(instant),
  },
  progress: {
    user_id: keyOf('users'),
    step_id: keyOf('steps'),
    checklist_id: { read: optional(identifier), isKey: true, to: 'checklists' },
    status: withDefault(oneOf(['complete']), 'complete'),
    completed_at: optional(instant),
  },
  trophies: {
    id: OURS,
    user_id: keyOf('users'),
    part: key(oneOf(trophyParts)),
    unlocked_at: optional(instant),
  },
};

/** Tables in whose files a row may occur more than once; such a row counts once. */
const mayRepeat: ReadonlySet<ImportTable> = new Set(['progress', 'trophies']);

const read = new Map(
  importTables.map((table) => [table, Object.entries<Declared>(schema[table]).flatMap(readColumn)] as const),
);

function readColumn([name, declared]: [string, Declared]): ReadColumn[] {
  if (typeof declared === 'string') return [];
  return [{ ...(typeof declared === 'function' ? { read: declared } : declared), name }];
}

/** The columns that a file may have, in the order of reading. */
export const columnsOf = (table: ImportTable): readonly ReadColumn[] => read.get(table) ?? [];

/** The names of the columns for which `of` is true. */
const namesOf = (table: ImportTable, of: (column: ReadColumn) => unknown): string[] =>
  columnsOf(table).flatMap((column) => (of(column) ? [column.name] : []));

/** The columns that are written besides a row's key. `removed_at` is one of them, so that a removed row comes back. */
export function valuesOf(table: ImportTable): string[] {
  const back = hasColumn(table, 'removed_at') ? ['removed_at'] : [];
  return [...namesOf(table, ({ isKey }) => !isKey), ...back];
}

const needed = new Map(
  importTables.map((table) => [table, namesOf(table, ({ isKey, required }) => isKey && required)] as const),
);

/** The columns that a file must have, because its rows are found by them. */
export const neededOf = (table: ImportTable): readonly string[] => needed.get(table) ?? [];

/** The columns by which rows are told apart. */
export const keysOf = (table: ImportTable) => namesOf(table, ({ isKey }) => isKey);

/** Groups of columns whose values no two rows of an import may share. */
export function onceOf(table: ImportTable): string[][] {
  const keys = mayRepeat.has(table) ? [] : [keysOf(table)];
  return [...keys, ...namesOf(table, ({ isOnce }) => isOnce).map((name) => [name])];
}

/** The values of a new row for columns that its file does not have. */
export function newRowOf(table: ImportTable): Record<string, unknown> {
  return Object.fromEntries(columnsOf(table).map(({ name, read }) => [name, read.fallback ?? null]));
}

/**
 * Whether our table has a column. Tables of the course have `edited_at`, and `removed_at` where removed rows are kept.
 */
export const hasColumn = (table: ImportTable, column: string) => Object.hasOwn(schema[table], column);

/**
 * Whether an import knows a column of that name: it reads the column, or passes it over on purpose. The answers at
 * sign-up are known too.
 */
export function isReadColumn(table: ImportTable, column: string): boolean {
  const columns: Readonly<Record<string, Declared>> = schema[table];
  return column === metadataColumn || (hasColumn(table, column) && columns[column] !== OURS);
}

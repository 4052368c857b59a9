// What an import reads of each table, column by column: the one place that says so. A column that a table gets later has to
// be decided on here before anything compiles.

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
  oneOf,
  optional,
  seconds,
  text,
  withDefault,
  words,
  yesOrNo,
} from './cells.ts';

/** The columns that a file may bring, in the order of reading, each with its reader. */
export function cellsOf(table: ImportTable): [column: string, read: Cell][] {
  if (table === 'auth_users') return cellsOf('users').filter(([column]) => knownToSignIn.has(column));
  return Object.entries<Imported>(importedColumns[table]).flatMap(([column, imported]) =>
    imported === OURS ? [] : [[column, typeof imported === 'function' ? imported : imported.required]],
  );
}

/** The columns that a file may bring, without `except`. */
export function columnsOf(table: ImportTable, ...except: string[]): string[] {
  return cellsOf(table).flatMap(([column]) => (except.includes(column) ? [] : [column]));
}

/** The columns without which there can be no new row. */
export function requiredColumnsOf(table: StoredTable): string[] {
  const columns = Object.entries<Imported>(importedColumns[table]);
  return columns.flatMap(([column, imported]) => (typeof imported === 'object' && imported ? [column] : []));
}

/** The columns by which a row is found: a file that has these may leave every other one out. */
export const keyColumns: Readonly<Record<ImportTable, readonly string[]>> = {
  settings: ['key'],
  ui_copy: ['key'],
  lessons: ['id'],
  steps: ['id'],
  checklists: ['id'],
  auth_users: ['id'],
  users: ['id'],
  user_roles: ['user_id'],
  lesson_progress: ['user_id', 'lesson_id'],
  progress: ['user_id', 'step_id'],
  trophies: ['user_id', 'part'],
};

/** What a new row has where its file says nothing. */
export const newRowDefaults: Readonly<Partial<Record<StoredTable, Record<string, unknown>>>> = {
  steps: { start_time: 0, end_time: 0, notes_html: '' },
  checklists: { start_time: 0, end_time: 0 },
};

/** Of a person, what the hosted product's sign-in table says too; its passwords and tokens are never read. */
const knownToSignIn: ReadonlySet<string> = new Set([
  'id',
  'email',
  'first_name',
  'last_name',
  'age_group',
  'created_at',
]);

/** Never read from a file: it is ours alone. */
const OURS = null;

/** A column that a file may have, or must have, or that is ours. */
type Imported = Cell | { required: Cell } | typeof OURS;

const time = withDefault(seconds(studioLimits.secondsMax), 0);
const danceTime = optional(seconds(studioLimits.routineSeconds));
const title = words(studioLimits.titleMax);
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

/** Whatever is not clearly one of the two groups may be a child under 13. */
const ageGroup: Cell = (value) => {
  const given = (text(20)(value) as string).replaceAll(/[–—]/g, '-').replaceAll(' ', '');
  if (given !== '13-17' && given !== '18+')
    throw new CellProblem('is none that accounts are for: 13-17 and 18+');
  return given;
};

const id = { required: identifier };
const edited = { edited_at: OURS, removed_at: OURS };

const settingKeys = [
  'next_challenge_date',
  'challenge_name',
  'recording',
  'features_off',
  'score',
  'mappings',
] as const;

const importedColumns: { [Table in StoredTable]: { [Column in keyof Database[Table]]: Imported } } = {
  settings: {
    key: { required: oneOf(settingKeys) },
    // Empty means that it is not decided yet, that the band plays, that every feature is on, or that the course teaches
    // the house routine.
    value: { required: withDefault(words(studioLimits.danceBytes), '') },
    edited_at: OURS,
  },
  ui_copy: {
    key: id,
    text: { required: withDefault(words(studioLimits.copyMax), '') },
    edited_at: OURS,
  },
  lessons: {
    id,
    order_num: { required: integer(1, limits.rehearsalLesson) },
    // The same as order_num here.
    lesson_number: () => null,
    title: { required: title },
    edited_at: OURS,
  },
  steps: {
    id,
    lesson_id: id,
    step_type: { required: oneOf(['learn', 'practice', 'zombie_check', 'rehearse']) },
    order_num: { required: place },
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
    step_id: id,
    order_num: { required: place },
    item_text: { required: words(studioLimits.itemMax) },
    start_time: time,
    end_time: time,
    dance_start: danceTime,
    dance_end: danceTime,
    ...edited,
  },
  users: {
    id,
    // It may stand in the sign-in table alone.
    email: optional(email),
    first_name: optional(words(limits.nameMax)),
    last_name: optional(words(limits.nameMax)),
    age_group: optional(ageGroup),
    experience_level: optional(oneOf(experienceLevels)),
    current_streak: withDefault(integer(0, 100_000), 0),
    reminders_opt_in: optional(yesOrNo),
    last_active_date: optional(day),
    created_at: optional(instant),
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
  user_roles: { user_id: id, role: { required: oneOf(roles) } },
  lesson_progress: {
    user_id: id,
    lesson_id: id,
    completed: withDefault(yesOrNo, false),
    completed_at: optional(instant),
  },
  progress: {
    user_id: id,
    step_id: id,
    checklist_id: optional(identifier),
    status: withDefault(oneOf(['complete']), 'complete'),
    completed_at: optional(instant),
  },
  trophies: {
    id: OURS,
    user_id: id,
    part: { required: oneOf(trophyParts) },
    unlocked_at: optional(instant),
  },
};

const looked = new Map(importTables.map((table) => [table, new Set([...columnsOf(table), metadataColumn])]));

/** Whether an import looks at a column of that name: in the sign-in table also at what people said when they signed up. */
export function isReadColumn(table: ImportTable, column: string): boolean {
  return looked.get(table)?.has(column) ?? false;
}

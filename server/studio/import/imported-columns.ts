// What an import reads of each table, column by column: the one place that says so. A column that a table gets later has to
// be decided on here before anything compiles.

import { storedEmail } from '#rules/accounts/email.ts';
import { limits } from '#rules/limits.ts';
import type { ImportTable } from '#rules/studio/import-tables.ts';
import { studioLimits } from '#rules/studio/studio-limits.ts';
import { youtubeIdsOf } from '#rules/studio/youtube-address.ts';
import type { Database } from '../../db/schema.ts';
import { cleanNotes } from '../clean-notes.ts';
import {
  type Cell,
  CellProblem,
  day,
  identifier,
  instant,
  integer,
  oneOf,
  optional,
  seconds,
  text,
  withDefault,
  yesOrNo,
} from './cells.ts';

/** The columns that a file may bring, in the order of reading, each with its reader. */
export function cellsOf(table: ImportTable): [column: string, read: Cell][] {
  return Object.entries<Imported>(importedColumns[table]).flatMap(([column, imported]) =>
    imported === OURS ? [] : [[column, typeof imported === 'function' ? imported : imported.required]],
  );
}

/** The columns that a file may bring, without `except`. */
export function columnsOf(table: ImportTable, ...except: string[]): string[] {
  return cellsOf(table).flatMap(([column]) => (except.includes(column) ? [] : [column]));
}

/** The columns that a file can't do without. */
export function requiredColumnsOf(table: ImportTable): string[] {
  const columns = Object.entries<Imported>(importedColumns[table]);
  return columns.flatMap(([column, imported]) => (typeof imported === 'object' && imported ? [column] : []));
}

/** Never read from a file: it is ours alone. */
const OURS = null;

/** A column that a file may have, or must have, or that is ours. */
type Imported = Cell | { required: Cell } | typeof OURS;

const time = withDefault(seconds(studioLimits.secondsMax), 0);
const danceTime = optional(seconds(studioLimits.routineSeconds));
const title = text(studioLimits.titleMax);
const place = integer(0, 100_000);

const notes: Cell = (value) => cleanNotes(text(studioLimits.importRowMax)(value) as string);

const youtube: Cell = (value) => {
  const { ids, unknown } = youtubeIdsOf(text(studioLimits.youtubeFieldMax)(value) as string);
  if (unknown[0])
    throw new CellProblem(`“${unknown[0].slice(0, 60)}” is not the address or id of a YouTube video`);
  return ids.join(' ');
};

const email: Cell = (value) => {
  const given = text(limits.emailMax)(value) as string;
  const stored = storedEmail(given);
  if (stored === null) throw new CellProblem(`“${given.slice(0, 60)}” is not an email address`);
  return stored;
};

const ageGroup: Cell = (value) => {
  const given = text(20)(value);
  if (given !== '13-17' && given !== '18+')
    throw new CellProblem(`is “${given}”: accounts are for 13-17 and 18+`);
  return given;
};

const id = { required: identifier };
const edited = { edited_at: OURS, removed_at: OURS };

const importedColumns: { [Table in ImportTable]: { [Column in keyof Database[Table]]: Imported } } = {
  settings: {
    key: { required: oneOf(['next_challenge_date', 'challenge_name']) },
    // Empty means that it is not decided yet.
    value: { required: withDefault(text(200), '') },
    edited_at: OURS,
  },
  ui_copy: {
    key: id,
    text: { required: withDefault(text(studioLimits.copyMax), '') },
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
    item_text: { required: text(studioLimits.itemMax) },
    start_time: time,
    end_time: time,
    dance_start: danceTime,
    dance_end: danceTime,
    ...edited,
  },
  users: {
    id,
    email: { required: email },
    first_name: withDefault(text(limits.nameMax), 'Dancer'),
    last_name: optional(text(limits.nameMax)),
    age_group: withDefault(ageGroup, '18+'),
    experience_level: optional(oneOf(['never', 'parts', 'whole'])),
    current_streak: withDefault(integer(0, 100_000), 0),
    reminders_opt_in: optional(yesOrNo),
    last_active_date: optional(day),
    created_at: optional(instant),
    email_verified: OURS,
    last_practice_day: OURS,
    practice_zone: OURS,
    time_zone: OURS,
    reminders_chosen_at: OURS,
    consent_wording: OURS,
    updated_at: OURS,
  },
  user_roles: { user_id: id, role: { required: oneOf(['dancer', 'instructor', 'coordinator']) } },
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
    part: { required: oneOf(['part1', 'part2', 'part3', 'part4', 'final']) },
    unlocked_at: optional(instant),
  },
};

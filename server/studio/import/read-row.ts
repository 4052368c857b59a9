// Holds one imported row against what its table may contain. What only other rows can tell is the plan's business.

import { isEmail } from '#rules/accounts/email.ts';
import { parseEventDate } from '#rules/event/event-date.ts';
import { limits } from '#rules/limits.ts';
import { copyProblem } from '#rules/studio/copy-problem.ts';
import type { ImportTable } from '#rules/studio/import-tables.ts';
import { studioLimits } from '#rules/studio/studio-limits.ts';
import { youtubeIdsOf } from '#rules/studio/youtube-address.ts';
import { cleanNotes } from '../clean-notes.ts';
import { builtInText } from '../copy.ts';
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

export type ReadRow = { data: Record<string, unknown>; problem: string | null };

/** The row with the table's own columns, and the first thing that is wrong with it. */
export function readRow(table: ImportTable, row: Readonly<Record<string, unknown>>): ReadRow {
  const data: Record<string, unknown> = {};
  let problem: string | null = null;
  for (const [column, read] of Object.entries(columns[table])) {
    try {
      data[column] = read(row[column]);
    } catch (error) {
      if (!(error instanceof CellProblem)) throw error;
      // What can't be used is still named in the list, so that the row can be found.
      data[column] = String(row[column] ?? '')
        .replaceAll('\u0000', '')
        .toWellFormed()
        .slice(0, 100);
      problem ??= `${column} ${error.message}`;
      // It may be a child under 13, of whom nothing is ever stored.
      if (column === 'age_group') return { data: {}, problem: `${column} ${error.message}` };
    }
  }
  return { data, problem: problem ?? wholeRowProblem(table, data) };
}

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
  if (!isEmail(given)) throw new CellProblem(`“${given.slice(0, 60)}” is not an email address`);
  return given;
};

const ageGroup: Cell = (value) => {
  const given = text(20)(value);
  if (given !== '13-17' && given !== '18+')
    throw new CellProblem(`is “${given}”: accounts are for 13-17 and 18+`);
  return given;
};

const columns: Readonly<Record<ImportTable, Readonly<Record<string, Cell>>>> = {
  settings: {
    key: oneOf(['next_challenge_date', 'challenge_name']),
    // Empty means that it is not decided yet.
    value: withDefault(text(200), ''),
  },
  ui_copy: { key: identifier, text: withDefault(text(studioLimits.copyMax), '') },
  lessons: { id: identifier, order_num: integer(1, limits.rehearsalLesson), title },
  steps: {
    id: identifier,
    lesson_id: identifier,
    step_type: oneOf(['learn', 'practice', 'zombie_check', 'rehearse']),
    order_num: place,
    youtube_id: optional(youtube),
    media_file: optional(text(studioLimits.fileNameMax)),
    start_time: time,
    end_time: time,
    dance_start: danceTime,
    dance_end: danceTime,
    notes_html: withDefault(notes, ''),
  },
  checklists: {
    id: identifier,
    step_id: identifier,
    order_num: place,
    item_text: text(studioLimits.itemMax),
    start_time: time,
    end_time: time,
    dance_start: danceTime,
    dance_end: danceTime,
  },
  users: {
    id: identifier,
    email,
    first_name: withDefault(text(limits.nameMax), 'Dancer'),
    last_name: optional(text(limits.nameMax)),
    age_group: withDefault(ageGroup, '18+'),
    experience_level: optional(oneOf(['never', 'parts', 'whole'])),
    current_streak: withDefault(integer(0, 100_000), 0),
    reminders_opt_in: optional(yesOrNo),
    last_active_date: optional(day),
    created_at: optional(instant),
  },
  user_roles: { user_id: identifier, role: oneOf(['dancer', 'instructor', 'coordinator']) },
  lesson_progress: {
    user_id: identifier,
    lesson_id: identifier,
    completed: withDefault(yesOrNo, false),
    completed_at: optional(instant),
  },
  progress: {
    user_id: identifier,
    step_id: identifier,
    checklist_id: optional(identifier),
    status: withDefault(oneOf(['complete']), 'complete'),
    completed_at: optional(instant),
  },
  trophies: {
    user_id: identifier,
    part: oneOf(['part1', 'part2', 'part3', 'part4', 'final']),
    unlocked_at: optional(instant),
  },
};

function wholeRowProblem(table: ImportTable, data: Readonly<Record<string, unknown>>): string | null {
  if (table === 'settings' && data.key === 'next_challenge_date' && data.value !== '')
    return parseEventDate(String(data.value)) === null ? 'value is not a date' : null;
  if (table === 'ui_copy')
    return copyProblem(String(data.key), String(data.text), builtInText(String(data.key)));
  if (table === 'steps' || table === 'checklists') {
    const { start_time, end_time } = data as { start_time: number; end_time: number };
    // An end of 0 means 'to the end of the video'.
    return end_time !== 0 && end_time <= start_time ? 'end_time has to come after start_time' : null;
  }
  return null;
}

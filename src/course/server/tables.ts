// The tables of the course, and of what each learner does and has done.

import type { TrophyPart } from '#course/content/trophies.ts';
import {
  boolean,
  type Column,
  day,
  double,
  instant,
  integer,
  integers,
  nullable,
  text,
  textOf,
  uuid,
  withDefault,
} from '#platform/server/db/columns.ts';
import { kept, type PersonalTables } from '#platform/server/db/personal-column.ts';

const ACCOUNT = 'the account is deleted';
const MARK = 'it is unmarked, or the account is deleted';
const YEAR = 'a year has passed';

/** When an operator last changed the row; null while the row is as shipped. */
const edited = { edited_at: nullable(instant) };
/** When the row was removed from the course. The row stays stored, because learners' records refer to it. */
const removed = { removed_at: nullable(instant) };
/**
 * The range of the medium that is shown, and the range of the house routine that the house dancer dances, in
 * seconds.
 */
const range = {
  start_time: double,
  end_time: double,
  dance_start: nullable(double),
  dance_end: nullable(double),
};

export const courseTables = {
  lessons: { id: text, order_num: integer, lesson_number: integer, title: text, ...edited },
  steps: {
    id: text,
    lesson_id: text,
    step_type: textOf<'learn' | 'practice' | 'zombie_check' | 'rehearse'>(),
    order_num: integer,
    youtube_id: nullable(text),
    media_file: nullable(text),
    ...range,
    notes_html: withDefault(text),
    ...edited,
    ...removed,
  },
  checklists: {
    id: text,
    step_id: text,
    order_num: integer,
    item_text: text,
    ...range,
    ...edited,
    ...removed,
  },
} as const satisfies Record<string, Record<string, Column>>;

/** The tables that say something about people. */
export const coursePeopleTables = {
  progress: {
    user_id: kept(text, ACCOUNT, 'Whose mark it is'),
    step_id: kept(text, ACCOUNT, 'What was practised'),
    checklist_id: kept(nullable(text), MARK, 'Which item was marked'),
    status: kept(withDefault(textOf<'complete'>()), MARK, 'Always complete'),
    completed_at: kept(withDefault(instant), MARK, 'When'),
  },
  lesson_progress: {
    user_id: kept(text, ACCOUNT, 'Whose lesson it is'),
    lesson_id: kept(text, ACCOUNT, 'Which lesson'),
    completed: kept(withDefault(boolean), ACCOUNT, 'Whether it is done'),
    completed_at: kept(nullable(instant), ACCOUNT, 'When it was done first'),
  },
  practice_days: {
    user_id: kept(text, ACCOUNT, 'Whose day it is'),
    day: kept(day, ACCOUNT, 'A local day on which the person practised, for the streak'),
    seconds: kept(
      withDefault(integer),
      ACCOUNT,
      'How long the person danced on it, for the minutes of seven days',
    ),
  },
  phrase_records: {
    user_id: kept(text, ACCOUNT, 'Whose record it is'),
    score: kept(text, ACCOUNT, 'Which dance'),
    phrase: kept(text, ACCOUNT, 'Which phrase of the dance'),
    danced: kept(integer, ACCOUNT, 'How often it was danced or watched, to lead through the lesson'),
    played: kept(withDefault(integer), ACCOUNT, 'How often it was played through'),
    played_rate: kept(nullable(double), ACCOUNT, 'The fastest speed at which it was played through'),
    eights: kept(integers, ACCOUNT, 'How often each eight counts of it were played through'),
    joined: kept(integer, ACCOUNT, 'How often the join with the phrase before was played through'),
    checks: kept(integer, ACCOUNT, 'How often its zombie check was danced'),
    clean: kept(integer, ACCOUNT, 'How often the person called it clean'),
    clean_rate: kept(nullable(double), ACCOUNT, 'The fastest speed at which the person called it clean'),
    clean_eights: kept(integers, ACCOUNT, 'How often the person called each eight counts of it clean'),
    clean_joined: kept(
      withDefault(integer),
      ACCOUNT,
      'How often the person called the join with the phrase before clean',
    ),
    again: kept(integer, ACCOUNT, 'How often it was not clean since; weak phrases are recalled first'),
    practised_at: kept(instant, ACCOUNT, 'When it was practised last'),
  },
  repetition_keys: {
    user_id: kept(text, YEAR, 'Whose repetition or rehearsal it was'),
    key: kept(text, YEAR, 'Its own key: one that a device sends twice counts once'),
    counted_at: kept(instant, YEAR, 'When it was counted'),
  },
  trophies: {
    id: kept(withDefault(uuid), ACCOUNT, 'Names the record'),
    user_id: kept(text, ACCOUNT, 'Whose trophy it is'),
    part: kept(textOf<TrophyPart>(), ACCOUNT, 'Which trophy'),
    unlocked_at: kept(nullable(instant), ACCOUNT, 'When it was earned'),
  },
} as const satisfies PersonalTables;

// The tables of operators' changes, and of their imports from other products.

import {
  bigint,
  generated,
  instant,
  integer,
  json,
  nullable,
  text,
  textOf,
  uuid,
  withDefault,
} from '#platform/server/db/columns.ts';
import { kept, type PersonalTables } from '#platform/server/db/personal-column.ts';

const UNDO = 'it can no longer be undone: a week has passed';
const ACCOUNT = 'the account is deleted';
const IMPORT = 'the import is applied or dropped, an hour at most';
const KEPT = 'the course is given up';

/** The tables with data about people. */
export const studioPeopleTables = {
  history: {
    id: kept(generated(bigint), KEPT, 'Order of the changes'),
    changed_at: kept(withDefault(instant), KEPT, 'When'),
    user_id: kept(nullable(text), ACCOUNT, 'Which operator; emptied when that account is deleted'),
    summary: kept(text, KEPT, 'What was changed, in words'),
    undoes: kept(nullable(bigint), KEPT, 'Which change it took back'),
  },
  history_rows: {
    change_id: kept(bigint, KEPT, 'Which change it belongs to'),
    position: kept(generated(bigint), KEPT, 'Order'),
    table_name: kept(text, KEPT, 'Which table of the course'),
    row_key: kept(text, KEPT, 'Which row'),
    before: kept(
      nullable(json<Record<string, unknown>>()),
      KEPT,
      'Content before the change; nothing about people',
    ),
    after: kept(nullable(json<Record<string, unknown>>()), KEPT, 'Content after the change'),
  },
  imports: {
    id: kept(withDefault(uuid), IMPORT, 'Names an import that waits'),
    created_at: kept(withDefault(instant), IMPORT, 'To clear it away'),
    files: kept(withDefault(json<unknown>()), IMPORT, 'Always empty'),
    user_id: kept(nullable(text), IMPORT, 'Which operator it is of'),
    state: kept(
      withDefault(textOf<'open' | 'planning' | 'planned' | 'applying' | 'applied'>()),
      IMPORT,
      'Where it stands',
    ),
    step: kept(withDefault(text), IMPORT, 'What is being done'),
    beat_at: kept(withDefault(instant), IMPORT, 'When that was last said'),
    plan: kept(
      nullable(json<unknown>()),
      IMPORT,
      'The dry run in numbers, and the answers with which it is written',
    ),
    problem: kept(nullable(text), IMPORT, 'Why the last work ended without a result'),
    change_id: kept(nullable(bigint), IMPORT, 'Which change it became'),
  },
  import_rows: {
    import_id: kept(uuid, IMPORT, 'Which import it belongs to'),
    table_name: kept(text, IMPORT, 'Which table the row is for'),
    line: kept(integer, IMPORT, 'Its place in the file'),
    data: kept(json<Record<string, unknown>>(), IMPORT, 'The row as read; nothing of a child under 13'),
    problem: kept(nullable(text), IMPORT, 'What is wrong with it'),
  },
  invitations: {
    id: kept(generated(bigint), KEPT, 'Order'),
    user_id: kept(nullable(text), ACCOUNT, 'Which operator; emptied when that account is deleted'),
    subject: kept(text, KEPT, "The operator's subject"),
    words: kept(text, KEPT, "The operator's words, the same for all"),
    state: kept(withDefault(textOf<'running' | 'stopped' | 'done'>()), KEPT, 'Whether it is being sent'),
    created_at: kept(withDefault(instant), KEPT, 'When it was begun'),
  },
  import_plan: {
    import_id: kept(uuid, IMPORT, 'Which import it belongs to'),
    table_name: kept(text, IMPORT, 'Which table the row is for'),
    line: kept(nullable(integer), IMPORT, 'Its place in the file'),
    key: kept(text, IMPORT, 'Its id in the file'),
    action: kept(text, IMPORT, 'What would happen with it'),
    detail: kept(text, IMPORT, 'The same in words; nothing of a child under 13'),
  },
  import_people: {
    user_id: kept(text, ACCOUNT, 'Who came with an import'),
    change_id: kept(bigint, ACCOUNT, 'Which one: so that it can be undone'),
    invited_at: kept(nullable(instant), ACCOUNT, 'When they were told, so that it happens once'),
  },
  import_records: {
    change_id: kept(bigint, UNDO, 'Which import'),
    user_id: kept(text, UNDO, 'Whose account, from before the import, got something from it'),
    table_name: kept(text, UNDO, 'Which kind of record'),
    ref: kept(text, UNDO, 'Of which lesson, step or trophy'),
    item: kept(nullable(text), UNDO, 'Of which item, or how a lesson stood before'),
  },
} as const satisfies PersonalTables;

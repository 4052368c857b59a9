// The tables of what came from other products. Those that wait for the operator’s yes are with the studio.

import {
  bigint,
  generated,
  instant,
  integer,
  nullable,
  text,
  textOf,
  uuid,
  withDefault,
} from '#platform/server/db/columns.ts';
import { kept, type PersonalTables } from '#platform/server/db/personal-column.ts';

const ACCOUNT = 'the account is deleted';
const IMPORT = 'the import is applied or dropped, an hour at most';
const UNDO = 'it can no longer be undone: a week has passed';
const KEPT = 'the course is given up';

/** What says something about people. */
export const movingInPeopleTables = {
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

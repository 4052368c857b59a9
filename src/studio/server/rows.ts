import { rowsByUser } from '#platform/server/db/own-rows.ts';
import { studioPeopleTables } from './tables.ts';

/**
 * A person's rows in the studio's tables: their changes and imports as an operator, and the note that they
 * came with an import.
 */
export const ownStudioRows = rowsByUser(studioPeopleTables, {
  import_people: 'change_id',
  import_records: 'change_id',
  imports: 'created_at',
  invitations: 'created_at',
  history: 'changed_at',
});

import { rowsByUser } from '#platform/server/db/own-rows.ts';
import { studioPeopleTables } from './tables.ts';

/** What one operator changed and brought in, and how one person came with an import. */
export const ownStudioRows = rowsByUser(studioPeopleTables, {
  import_people: 'change_id',
  import_records: 'change_id',
  imports: 'created_at',
  invitations: 'created_at',
  history: 'changed_at',
});

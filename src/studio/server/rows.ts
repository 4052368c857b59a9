import { rowsByUser } from '#platform/server/db/own-rows.ts';
import { studioPeopleTables } from './tables.ts';

/** The rows of one operator's changes and imports, and of one person's arrival with an import. */
export const ownStudioRows = rowsByUser(studioPeopleTables, {
  import_people: 'change_id',
  import_records: 'change_id',
  imports: 'created_at',
  invitations: 'created_at',
  history: 'changed_at',
});

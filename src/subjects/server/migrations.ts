// The folders of migrations. Their names number all of them in one order.

import { classMigrations } from '#class/server/tables.ts';
import { crewMigrations } from '#crew/server/tables.ts';
import { platformMigrations } from '#platform/server/tables.ts';
import { togetherMigrations } from '#together/server/tables.ts';

export const migrationFolders: readonly URL[] = [
  platformMigrations,
  togetherMigrations,
  crewMigrations,
  classMigrations,
];

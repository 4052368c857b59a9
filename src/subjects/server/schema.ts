// The tables, with every column once: for the compiler, and for the test that compares them with the migrated
// database (schema.test.ts). If they differ, the migrations are right.

import { classMigrations, classTables } from '#class/server/tables.ts';
import { courseTables } from '#course/server/tables.ts';
import { crewMigrations } from '#crew/server/tables.ts';
import { languagesTables } from '#languages/server/tables.ts';
import type { ValuesOf } from '#platform/server/db/columns.ts';
import { platformMigrations, platformTables } from '#platform/server/tables.ts';
import { togetherMigrations, togetherTables } from '#together/server/tables.ts';
import { peopleTables } from './people-tables.ts';

export const tables = {
  ...platformTables,
  ...courseTables,
  ...togetherTables,
  ...classTables,
  ...languagesTables,
  ...peopleTables,
};

type Tables = typeof tables;

/** The tables as Kysely sees them. */
export type Database = {
  [Table in keyof Tables]: { [Name in keyof Tables[Table]]: ValuesOf<Tables[Table][Name]> };
};

/** The folders of migrations. The numbers in the files' names put all of them in one order. */
export const migrationFolders: readonly URL[] = [
  platformMigrations,
  togetherMigrations,
  crewMigrations,
  classMigrations,
];

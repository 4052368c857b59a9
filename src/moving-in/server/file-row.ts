import type { ImportTable } from '#moving-in/rules/import-tables.ts';

/** A row, or with `skipped` the name of a file or table that an import does not read. */
export type FileRow =
  | { table: ImportTable; row: Record<string, unknown>; problem?: string; skipped?: never }
  | { skipped: string };

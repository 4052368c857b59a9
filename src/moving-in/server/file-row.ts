import type { ImportTable } from '#moving-in/rules/import-tables.ts';

/** `skipped` names a file or a table that an import has no place for. */
export type FileRow =
  | { table: ImportTable; row: Record<string, unknown>; problem?: string; skipped?: never }
  | { skipped: string };

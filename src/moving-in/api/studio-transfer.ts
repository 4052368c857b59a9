// Export of the whole course as one file, and import of tables of a hosted product. Files are read into staging tables,
// a dry run lists every row that would change, and one transaction makes the changes.

import { z } from 'zod';
import { dateOrders, importEncodings, importTables } from '#moving-in/rules/import-tables.ts';
import { operatorOperation } from '#platform/api/operation.ts';
import { id } from '#platform/api/text.ts';

const ofImport = z.strictObject({ import_id: z.uuid() });
const table = z.enum(importTables);
const action = z.enum(['add', 'change', 'same', 'join', 'remove', 'problem']);
const rows = z.number().int();
const counts = z.object({
  add: rows,
  change: rows,
  same: rows,
  /** Pairs of accounts with the same address, which become one account. */
  join: rows,
  remove: rows,
  problem: rows,
});

export const studioTransferOperations = {
  exportStudioCourse: operatorOperation({
    summary: 'Settings, texts, lessons, steps and practice lists as one JSON file',
    output: z.unknown(),
  }),
  startStudioImport: operatorOperation({
    summary: 'Open an import, into which files can be read',
    output: z.object({ import_id: z.string() }),
  }),
  uploadStudioImport: operatorOperation({
    summary:
      'Stage one file of the import: CSV or JSON of one table, or (as `all`) a file that names its tables: JSON, a plain dump, a zip',
    params: z.strictObject({ import_id: z.uuid(), table: id }),
    query: z.strictObject({
      encoding: z.enum(importEncodings).optional(),
      dates: z.enum(dateOrders).optional(),
    }),
    streamed: true,
    output: z.object({
      tables: z.array(
        z.object({
          table,
          rows: z.number().int(),
          problems: z.number().int(),
          ignored_columns: z.array(z.string()),
        }),
      ),
      /** Files, and tables in the file, that an import does not read. */
      skipped: z.array(z.string()),
    }),
    errors: ['invalid_input', 'not_found', 'conflict', 'too_large'],
  }),
  planStudioImport: operatorOperation({
    summary: 'Start working out the dry run, which changes nothing',
    params: ofImport,
    errors: ['not_found', 'conflict'],
  }),
  readStudioImport: operatorOperation({
    summary:
      'Where the import stands, and the dry run: how many rows of each table would be added, changed, left, joined, taken out, or are wrong',
    params: ofImport,
    output: z.object({
      state: z.enum(['open', 'planning', 'planned', 'applying', 'applied']),
      /** The present step of the job, in words. */
      step: z.string(),
      /** Why the last dry run or import ended without a result. */
      problem: z.string().nullable(),
      tables: z.array(z.object({ table, counts })),
      /** New people whose age is not in the files. */
      ages_missing: z.number().int(),
      /** Names of films, the recording and icons in the rows whose files are not in the media folder. */
      files_missing: z.array(z.string()),
      change_id: z.string().nullable(),
    }),
    errors: ['not_found'],
  }),
  listStudioImportRows: operatorOperation({
    summary: 'The dry run row by row, a page at a time',
    params: ofImport,
    query: z.strictObject({
      table,
      action: action.optional(),
      offset: z.coerce.number().int().min(0).optional(),
    }),
    output: z.object({
      rows: z.array(
        z.object({ line: z.number().int().nullable(), key: z.string(), action, detail: z.string() }),
      ),
      more: z.boolean(),
    }),
    errors: ['not_found'],
  }),
  applyStudioImport: operatorOperation({
    summary:
      'Start the import, all or nothing; rows with problems stop it unless they are to be left out. A backup is written first',
    params: ofImport,
    body: z.strictObject({
      leave_out_problems: z.boolean(),
      /** The age group for people whose age is not in the files. Minors get no reminders. */
      assumed_age: z.enum(['13-17', '18+']).default('13-17'),
      /** Whether parts of the course, or of the FAQ, that are not in the files are removed (`replace`). */
      course: z.enum(['merge', 'replace']).default('merge'),
      faq: z.enum(['merge', 'replace']).default('merge'),
    }),
    errors: ['invalid_input', 'not_found', 'conflict'],
  }),
  dropStudioImport: operatorOperation({
    summary: 'Throw the files of an import away',
    params: ofImport,
  }),
};

// The whole course as one file, and tables of a hosted product coming in: files are read into staging tables, a dry run
// says row by row what would happen, and one transaction makes it so.

import { z } from 'zod';
import { dateOrders, importEncodings, importTables } from '#rules/studio/import-tables.ts';
import { operation } from './operation.ts';
import { id } from './text.ts';

const table = z.enum(importTables);
const action = z.enum(['add', 'change', 'same', 'join', 'remove', 'problem']);
const counts = z.object({
  add: z.number().int(),
  change: z.number().int(),
  same: z.number().int(),
  /** Two accounts of one address, which become one. */
  join: z.number().int(),
  remove: z.number().int(),
  problem: z.number().int(),
});

export const studioTransferOperations = {
  exportStudioCourse: operation({
    who: 'operator',
    summary: 'Settings, texts, lessons, steps and practice lists as one JSON file',
    output: z.unknown(),
  }),
  startStudioImport: operation({
    who: 'operator',
    summary: 'Open an import, into which files can be read',
    output: z.object({ import_id: z.string() }),
  }),
  uploadStudioImport: operation({
    who: 'operator',
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
      /** Files and tables in it that an import has no place for. */
      skipped: z.array(z.string()),
    }),
    errors: ['invalid_input', 'not_found', 'conflict', 'too_large'],
  }),
  planStudioImport: operation({
    who: 'operator',
    summary: 'Start working out the dry run, which changes nothing',
    params: z.strictObject({ import_id: z.uuid() }),
    output: z.object({}),
    errors: ['not_found', 'conflict'],
  }),
  readStudioImport: operation({
    who: 'operator',
    summary:
      'Where the import stands, and the dry run: how many rows of each table would be added, changed, left, joined, taken out, or are wrong',
    params: z.strictObject({ import_id: z.uuid() }),
    output: z.object({
      state: z.enum(['open', 'planning', 'planned', 'applying', 'applied']),
      /** What is being done, in words. */
      step: z.string(),
      /** Why the last work ended without a result. */
      problem: z.string().nullable(),
      tables: z.array(z.object({ table, counts })),
      /** New people whose age the files do not say. */
      ages_missing: z.number().int(),
      change_id: z.string().nullable(),
    }),
    errors: ['not_found'],
  }),
  listStudioImportRows: operation({
    who: 'operator',
    summary: 'The dry run row by row, a page at a time',
    params: z.strictObject({ import_id: z.uuid() }),
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
  applyStudioImport: operation({
    who: 'operator',
    summary:
      'Start the import, all or nothing; rows with problems stop it unless they are to be left out. A backup is written first',
    params: z.strictObject({ import_id: z.uuid() }),
    body: z.strictObject({
      leave_out_problems: z.boolean(),
      /** Of people whose age the files do not say; minors come without reminders. */
      assumed_age: z.enum(['13-17', '18+']).default('13-17'),
      /** Whether what the files do not have of the course, or of the FAQ, is taken out. */
      course: z.enum(['merge', 'replace']).default('merge'),
      faq: z.enum(['merge', 'replace']).default('merge'),
    }),
    output: z.object({}),
    errors: ['invalid_input', 'not_found', 'conflict'],
  }),
  dropStudioImport: operation({
    who: 'operator',
    summary: 'Throw the files of an import away',
    params: z.strictObject({ import_id: z.uuid() }),
    output: z.object({}),
  }),
};

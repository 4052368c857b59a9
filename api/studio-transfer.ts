// The whole course as one file, and tables of a hosted product coming in: files are read into staging tables, a dry run
// says row by row what would happen, and one transaction makes it so.

import { z } from 'zod';
import { importTables } from '#rules/studio/import-tables.ts';
import { operation } from './operation.ts';
import { id } from './text.ts';

const table = z.enum(importTables);
const action = z.enum(['add', 'change', 'same', 'remove', 'problem']);
const counts = z.object({
  add: z.number().int(),
  change: z.number().int(),
  same: z.number().int(),
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
    summary: 'Stage one file of the import: CSV or JSON of one table, or (as `all`) a JSON object of tables',
    params: z.strictObject({ import_id: z.uuid(), table: id }),
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
    }),
    errors: ['invalid_input', 'not_found', 'too_large'],
  }),
  readStudioImport: operation({
    who: 'operator',
    summary: 'The dry run: how many rows of each table would be added, changed, left, removed, or are wrong',
    params: z.strictObject({ import_id: z.uuid() }),
    output: z.object({ tables: z.array(z.object({ table, counts })) }),
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
      'Carry the import out, all or nothing; rows with problems stop it unless they are to be left out',
    params: z.strictObject({ import_id: z.uuid() }),
    body: z.strictObject({ leave_out_problems: z.boolean() }),
    output: z.object({ tables: z.array(z.object({ table, counts })) }),
    errors: ['invalid_input', 'not_found', 'conflict'],
  }),
  dropStudioImport: operation({
    who: 'operator',
    summary: 'Throw the files of an import away',
    params: z.strictObject({ import_id: z.uuid() }),
    output: z.object({}),
  }),
};

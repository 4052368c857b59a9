// Reads an uploaded file in pieces with the import's own reader.

import { tmpdir } from 'node:os';
import type { ImportTable } from '#moving-in/rules/import-tables.ts';
import { fileRows } from '#moving-in/server/file-rows.ts';

/** The contents of the file: rows by table, and the names of what was skipped. */
export async function readFileRows(
  file: string | Buffer,
  {
    table = null,
    size = 64,
    encoding,
  }: { table?: ImportTable | null; size?: number; encoding?: string } = {},
): Promise<unknown[]> {
  const bytes = Buffer.from(file);
  async function* pieces() {
    for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
  }
  const rows: unknown[] = [];
  for await (const found of fileRows(pieces(), { table, encoding, folder: tmpdir() }))
    rows.push(
      found.skipped ??
        (found.problem ? { [found.table]: found.row, problem: found.problem } : { [found.table]: found.row }),
    );
  return rows;
}

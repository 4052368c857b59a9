// Reads a dump of people with the import's own reader.

import { dumpRows } from '#moving-in/server/dump-rows.ts';

/**
 * The rows of a dump, read in pieces of `size` characters, without their empty columns, and the names of skipped
 * tables.
 */
export async function readDump(dump: string, size: number) {
  const pieces = async function* () {
    for (let at = 0; at < dump.length; at += size) yield dump.slice(at, at + size);
  };
  const rows: unknown[] = [];
  for await (const found of dumpRows(pieces()))
    rows.push(found.skipped === undefined ? { [found.table]: found.row } : found.skipped);
  return rows;
}

export const zoe = { users: { id: 'z-1', email: 'zoe@example.org' } };
export const moe = { users: { id: 'm-2', email: 'moe@example.org' } };
export const into = 'INSERT INTO public.users (id, email) VALUES';
export const rowOfZoe = "('z-1', 'zoe@example.org')";
export const rowOfMoe = "('m-2', 'moe@example.org')";

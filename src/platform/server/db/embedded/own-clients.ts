// The rules that let only this user into a PostgreSQL that root runs as `nobody`: other programs run as `nobody` too,
// and could open its socket. PostgreSQL asks the kernel who the client is (its method `peer`).

import { readFile } from 'node:fs/promises';
import { userInfo } from 'node:os';
import { join } from 'node:path';
import { writeDurably } from '../../durable-file.ts';

/** Writes the rules into the database's folder and returns PostgreSQL's settings that point to them. */
export async function admitOnlyThisUser(pgdata: string): Promise<Record<string, string>> {
  const rules = join(pgdata, 'shamble_hba.conf');
  const names = join(pgdata, 'shamble_ident.conf');
  await keep(rules, 'local all all peer map=shamble\n');
  await keep(names, `shamble "${userInfo().username}" all\n`);
  return { hba_file: rules, ident_file: names };
}

/**
 * Writes this user's file, which PostgreSQL's user reads; a start that finds it as it should be does not wait for the
 * disk.
 */
async function keep(path: string, text: string): Promise<void> {
  const kept = await readFile(path, 'utf8').catch(() => null);
  if (kept !== text) await writeDurably(path, text, 0o644);
}

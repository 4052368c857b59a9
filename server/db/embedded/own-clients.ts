// Lets only this user into a PostgreSQL that root runs as `nobody`: other programs run as `nobody` too, and could open
// its socket. PostgreSQL asks the kernel who the client is (its method `peer`).

import { userInfo } from 'node:os';
import { join } from 'node:path';
import { writeDurably } from '../../durable-file.ts';

/** Writes the rules into the database's folder and answers PostgreSQL's settings that point to them. */
export async function admitOnlyThisUser(pgdata: string): Promise<Record<string, string>> {
  const rules = join(pgdata, 'shamble_hba.conf');
  const names = join(pgdata, 'shamble_ident.conf');
  // Root's files, which PostgreSQL's user reads.
  await writeDurably(rules, 'local all all peer map=shamble\n', 0o644);
  await writeDurably(names, `shamble "${userInfo().username}" all\n`, 0o644);
  return { hba_file: rules, ident_file: names };
}

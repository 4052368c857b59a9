// Dumps the database of the made-up hosted product with pg_dump, from a PostgreSQL of pg_dump's own version, because an
// older pg_dump refuses our PostgreSQL. `node src/moving-in/server/testing/hosted-product/hosted-dump.ts` writes
// dump.sql.gz again, for machines without these programs.

import { execFile } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';
import { chown, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import { withHosted } from './hosted-product.ts';

const run = promisify(execFile);
const NOBODY = 65_534;
const ordinary =
  process.getuid?.() === 0 ? ['setpriv', `--reuid=${NOBODY}`, `--regid=${NOBODY}`, '--clear-groups'] : [];

/** The folder of PostgreSQL's own programs, all of one version; undefined where they are not installed. */
export const postgresPrograms: string | undefined = [
  ...globSync('/usr/lib/postgresql/*/bin'),
  ...(process.env.PATH ?? '').split(delimiter),
].findLast((folder) => ['pg_dump', 'initdb', 'postgres'].every((name) => existsSync(join(folder, name))));

/** The output of shell commands, in which `"postgres://..."` is replaced by the address of the database. */
export async function hostedDumps(...commands: string[]): Promise<Buffer[]> {
  const above = await mkdtemp(join(tmpdir(), 'shamble-hosted-'));
  const data = join(above, 'data');
  const bin = postgresPrograms ?? '';
  const program = (name: string, ...args: string[]) => {
    // PostgreSQL refuses to run as root.
    const [command = '', ...rest] = [...ordinary, join(bin, name), '-D', data, ...args];
    return run(command, rest, { cwd: above });
  };
  const env = { ...process.env, PATH: `${bin}${delimiter}${process.env.PATH}` };
  try {
    await mkdir(data);
    for (const folder of ordinary.length > 0 ? [above, data] : []) await chown(folder, NOBODY, NOBODY);
    await program(
      'initdb',
      '--auth=trust',
      '--username=postgres',
      '--encoding=UTF8',
      '--locale=C',
      '--no-sync',
    );
    const settings = `-k ${above} -c listen_addresses= -c fsync=off`;
    await program(
      'pg_ctl',
      'start',
      '--wait',
      '--silent',
      '--log',
      join(above, 'log'),
      '--options',
      settings,
    );
    const place = { host: above, user: 'postgres', database: 'postgres' };
    const address = `'postgres:///postgres?user=postgres&host=${encodeURIComponent(above)}'`;
    return await withHosted(place, async () => {
      const dumps: Buffer[] = [];
      for (const command of commands) {
        const words = ['-c', command.replace('"postgres://..."', address)];
        dumps.push((await run('sh', words, { env, encoding: 'buffer', maxBuffer: 1e8 })).stdout);
      }
      return dumps;
    });
  } finally {
    await program('pg_ctl', 'stop', '--mode', 'immediate', '--silent');
    await rm(above, { recursive: true });
  }
}

if (import.meta.main) {
  const [dump = ''] = await hostedDumps('pg_dump --no-owner --no-privileges "postgres://..." | gzip --best');
  await writeFile(new URL('./dump.sql.gz', import.meta.url), dump);
}

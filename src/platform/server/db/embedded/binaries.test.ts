import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { findBinaries, versionOf } from './binaries.ts';

test('the built-in PostgreSQL says its version', async () => {
  expect((await findBinaries()).version).toMatch(/^\d+\.\d+/);
});

test('a PostgreSQL that can’t run here, as on musl, is reported in one line with the way out', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'shamble-program-'));
  const program = join(folder, 'postgres');
  await writeFile(program, '#!/lib/ld-none.so.2\n', { mode: 0o755 });
  expect(() => versionOf(program, 'linux-x64')).toThrow(
    /^The built-in PostgreSQL can't run here \([^\n]*ENOENT[^\n]*linux-x64[^\n]*glibc[^\n]*DATABASE_URL to a PostgreSQL\.$/,
  );
  await rm(folder, { recursive: true });
});

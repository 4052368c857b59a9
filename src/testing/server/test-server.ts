// The whole product on its own port and database, with a clock that can be moved and a log that can be read.

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';
import { readEnv } from '#platform/server/env.ts';
import { makeLog } from '#platform/server/log.ts';
import { startServer } from '#subjects/server/start-server.ts';
import { makeTestDatabase, type TestDatabase } from './test-database.ts';

export type TestServer = {
  url: string;
  /** The secret that signs links and cookies and seals mails. */
  secret: string;
  database: TestDatabase;
  dataDir: string;
  /** Returns every line logged so far, as text. */
  logged(): string;
  /** Moves the server's clock forward, not the machine's. */
  pass(milliseconds: number): void;
  stop(): Promise<void>;
};

/**
 * Starts a test server. `variables` are settings as in the environment. `through` gets the database's address and may
 * return another address, such as a proxy's. `given` is a database to use instead of a new one.
 */
export async function startTestServer(
  variables: Record<string, string> = {},
  through = async (address: string) => address,
  given?: TestDatabase,
): Promise<TestServer> {
  const database = given ?? (await makeTestDatabase({ seeded: true }));
  const connectionString = await through(database.url);
  const dataDir = await mkdtemp(join(tmpdir(), 'shamble-server-'));
  const lines: string[] = [];
  const secret = variables.AUTH_SECRET ?? 'a secret for tests only, of more than 32 characters';
  let shift = 0;
  const running = await startServer({
    // Drawing the pages of other languages would cost each server a second.
    env: readEnv({ PORT: '0', DATA_DIR: dataDir, LANGUAGES: 'en', ...variables }),
    secret,
    connection: { connectionString },
    log: makeLog('debug', (line) => lines.push(line)),
    now: () => Date.now() + shift,
    checkAnswers: true,
    smallestPages: false,
    withoutTimetable: true,
  });
  return {
    url: running.url,
    secret,
    database,
    dataDir,
    logged: () => lines.join(''),
    pass: (milliseconds) => {
      shift += milliseconds;
    },
    stop: async () => {
      await running.stop();
      await database.drop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/**
 * Starts one server for all tests of a file. Call it at the top of the file; the server is stopped after the last test.
 */
export async function sharedServer(...given: Parameters<typeof startTestServer>): Promise<TestServer> {
  const server = await startTestServer(...given);
  afterAll(() => server.stop());
  return server;
}

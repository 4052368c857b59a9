// The test server is real: the whole product on a port and a database of its own, with a clock that can be
// moved and a log that can be read.

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
  /** Secret with which links, cookies and seals are made. */
  secret: string;
  database: TestDatabase;
  dataDir: string;
  /** Returns every line logged so far, as text. */
  logged(): string;
  /** Moves the server's clock forward; the machine's own goes on as always. */
  pass(milliseconds: number): void;
  stop(): Promise<void>;
};

/**
 * Starts a test server. `variables` are settings as in the environment; `through` is given the database's
 * address and may lead elsewhere; `given` is a database to serve instead of a new one.
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
    // Pages of other languages cost each server a second.
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
 * Starts one server for all tests of a file, which calls this at its top: it is stopped after the last test.
 */
export async function sharedServer(...given: Parameters<typeof startTestServer>): Promise<TestServer> {
  const server = await startTestServer(...given);
  afterAll(() => server.stop());
  return server;
}

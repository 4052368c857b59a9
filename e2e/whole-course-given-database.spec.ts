import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbedded } from '../server/db/embedded/start-embedded.ts';
import { makeLog } from '../server/log.ts';
import { makeOrdinaryRole } from '../server/testing/ordinary-role.ts';
import { makeProductServer } from './fixtures/product-server.ts';
import { test } from './fixtures/test.ts';
import { liveWholeCourse } from './journeys/whole-course.ts';

// A PostgreSQL beside the product, given by DATABASE_URL with a role that owns its database and nothing more. It goes on
// when the server is killed.
test.use({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from this pattern.
    async ({}, use) => {
      const dataDir = await mkdtemp(join(tmpdir(), 'shamble-given-'));
      const postgres = await startEmbedded({ dataDir, log: makeLog('silent') });
      const { host, user, database } = postgres.connection;
      const role = await makeOrdinaryRole(
        `postgres://${user}@localhost/${database}?host=${encodeURIComponent(host)}`,
      );
      const server = await makeProductServer({
        DATABASE_URL: role.url,
        AUTH_SECRET: 'a-secret-of-the-operator-for-this-journey',
      });
      await server.start();
      await use(server);
      await server.remove();
      await postgres.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
    { scope: 'worker' },
  ],
});

test('the whole course works on the database that DATABASE_URL names', async ({ page, server }) => {
  test.setTimeout(240_000);
  await liveWholeCourse(page, server);
});

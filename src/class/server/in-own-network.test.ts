import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { lanText } from '#platform/server/lan.ts';
import { startServerProcess } from '#testing/server/server-process.ts';
import { makeTestDatabase } from '#testing/server/test-database.ts';

test('a server that was started with --lan prints where its class screen is, and opens class screens there', async () => {
  const DATA_DIR = await mkdtemp(join(tmpdir(), 'shamble-lan-'));
  const database = await makeTestDatabase();
  const AUTH_SECRET = 'k3J9-vQ0xWz7_aBcDeFgHiJkLmNoPqRsTu';
  const server = await startServerProcess(
    {
      DATA_DIR,
      DATABASE_URL: database.url,
      AUTH_SECRET,
      HOST: '127.0.0.1',
      PUBLIC_URL: 'https://dance.example.org',
    },
    [],
    ['--lan'],
  );
  try {
    const { port } = new URL(server.url);
    await expect.poll(server.printed).toContain(lanText(port, ['127.0.0.1']));
    const printed = /Class screen: (\S+)/.exec(server.printed())?.[1] ?? '';
    expect((await fetch(printed)).status).toBe(200);
    const { origin } = new URL(printed);
    const headers = { origin, 'content-type': 'application/json' };
    const opened = await fetch(`${origin}/api/class`, { method: 'POST', headers, body: '{}' });
    expect(opened.status).toBe(200);
    expect(await opened.json()).toMatchObject({ code: expect.stringMatching(/^\w{8}$/), origin: null });
  } finally {
    await server.end('SIGTERM');
    await database.drop();
    await rm(DATA_DIR, { recursive: true });
  }
});

import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { migrationNames } from '#platform/server/db/migrate.ts';
import { readEnv } from '#platform/server/env.ts';
import { checkDatabase } from '#subjects/server/doctor/check-installation.ts';
import { makeEmptyFolder } from '#testing/server/data-folder.ts';
import { writeLearner } from '#testing/server/learner-rows.ts';
import { operatorEmail, signUpOperator } from '#testing/server/operator.ts';
import { sharedDatabase } from '#testing/server/test-database.ts';
import { startTestServer } from '#testing/server/test-server.ts';
import { signUp } from '#testing/server/visitor.ts';
import { readHealth } from './health.ts';

const database = await sharedDatabase({ seeded: true });
const DATA_DIR = await makeEmptyFolder();

test('an operator reads how the server is doing, and nobody else does', async () => {
  const server = await startTestServer({ OPERATOR_EMAILS: operatorEmail });
  const { visitor } = await signUp(server.url);
  expect((await visitor.call('readStudioHealth')).status).toBe(403);
  const { visitor: operator } = await signUpOperator(server);
  const { status, body } = await operator.call('readStudioHealth');
  expect(status).toBe(200);
  expect(body).toMatchObject({
    versions: { shamble: '1.0.0', node: process.version.slice(1), schema: (await migrationNames()).at(-1) },
    backup: { daily: true, latest: null, sends: false, sent: null },
  });
  expect(body.disk.free).toBeLessThanOrEqual(body.disk.total);
  expect(body.database_bytes).toBeGreaterThan(1_000_000);
  await server.stop();
});

test('backups, videos, waiting mails and failed jobs are counted', async () => {
  await mkdir(join(DATA_DIR, 'backups'));
  await mkdir(join(DATA_DIR, 'media'));
  await writeFile(join(DATA_DIR, 'backups', 'daily-2027-03-10.gz'), '123456');
  await writeFile(
    join(DATA_DIR, 'backups', 'last-sent.json'),
    '{"name":"daily-2027-03-09.gz","at":"2027-03-09T04:20:01.000Z"}',
  );
  await writeFile(join(DATA_DIR, 'media', 'dance.mp4'), '1234');
  await writeLearner(database.db);
  await database.pool.query(`
    insert into mails (user_id, kind, sealed, created_at) select id, 'welcome', 'x', '2027-03-10T10:00Z' from users;
    select graphile_worker.add_job('back_up', max_attempts => 1), graphile_worker.add_job('remind');
    update graphile_worker._private_jobs set attempts = 1, last_error = 'No space left';`);
  const health = await readHealth(database.db, readEnv({ DATA_DIR, BACKUP_COMMAND: 'true' }));
  expect(health).toMatchObject({
    media_bytes: 4,
    backup: {
      daily: true,
      latest: { name: 'daily-2027-03-10.gz', bytes: 6 },
      sends: true,
      sent: { name: 'daily-2027-03-09.gz', at: '2027-03-09T04:20:01.000Z' },
    },
    mail: { sends: false, waiting: 1, left: 1, oldest_at: null, bounced: 0, given_up: [] },
    jobs: { waiting: 1, retried: 1, failed: [{ task: 'back_up', count: 1 }] },
  });
});

test('only a mail that was tried, or whose time has come, counts as held up', async () => {
  await database.pool.query('delete from mails; delete from graphile_worker._private_jobs');
  await writeLearner(database.db);
  const { rows } = await database.pool.query(`
    insert into mails (user_id, kind, sealed, created_at)
    select id, kind, 'x', at::timestamptz from (select id from users limit 1) one, (values
      ('welcome', '2025-03-10T08:00Z'), ('practice', '2025-03-10T09:00Z'), ('crew', '2025-03-10T10:00Z')) mail (kind, at)
    returning id`);
  // The first mail is from before there was a mail server. The second waits for the morning, because it is
  // for a minor.
  const [, later, tried] = rows.map(({ id }) => `mail:${id}`);
  await database.pool.query(
    `select graphile_worker.add_job('send_mail', job_key => $1, run_at => now() + interval '1 hour'),
      graphile_worker.add_job('send_mail', job_key => $2)`,
    [later, tried],
  );
  await database.pool.query('update graphile_worker._private_jobs set attempts = 1 where key = $1', [tried]);
  const { mail } = await readHealth(database.db, readEnv({ DATA_DIR }));
  expect(mail).toMatchObject({ waiting: 3, left: 1, oldest_at: '2025-03-10T10:00:00.000Z' });
  const env = readEnv({ DATA_DIR, SMTP_URL: 'smtp://localhost' });
  expect(await checkDatabase(env, database.pool, Date.now())).toContainEqual({
    level: 'warning',
    about: 'mail',
    says: 'Waiting for more than an hour: 1',
  });
  expect(await checkDatabase(env, database.pool, Date.now())).toContainEqual({
    level: 'hint',
    about: 'mail',
    says: 'Never to be sent, because they came with a backup or were written without a mail server: 1',
  });
});

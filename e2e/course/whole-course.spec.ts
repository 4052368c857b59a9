import { join } from 'node:path';
import { restoreBackup } from '../../src/platform/server/backup/restore-backup.ts';
import { writeBackup } from '../../src/platform/server/backup/write-backup.ts';
import { openForTools } from '../../src/platform/server/db/open-for-tools.ts';
import { readEnv } from '../../src/platform/server/env.ts';
import { freePort } from '../../src/testing/server/free-port.ts';
import { makeGivenDatabase, secret } from '../fixtures/given-server.ts';
import { newEmail } from '../fixtures/people.ts';
import { cheapProduct, makeProductServer } from '../fixtures/product-server.ts';
import { expect, test } from '../fixtures/test.ts';
import { wordsIn } from '../fixtures/words.ts';
import { findEverything, liveDays, liveRehearsal, signIn, signUpByHand } from '../journeys/whole-course.ts';

test.use({ serviceWorkers: 'allow' });
// The test keeps one person and one address, while the product behind the address loses power and moves to another
// database.
const PORT = String(await freePort());
/** Drawing the pages of other languages would cost each start five seconds of processor time. */
const english = { PORT, LANGUAGES: 'en' };
test.use({ baseURL: `http://127.0.0.1:${PORT}` });

/** Functions that end everything that a run has started, even if it fails; the last function is called first. */
const endings: (() => Promise<unknown>)[] = [];
test.afterEach(async () => {
  for (const end of endings.splice(0).reverse()) await end();
});

const words = wordsIn('en');
const { text } = words;

// §1.practice-lists-progress-streak-five §4.rehearsal-end-progress-streak-final
test('a dancer finishes the whole course through a power cut, a move to the database that DATABASE_URL names, and another cut', async ({
  page,
}) => {
  test.setTimeout(240_000);
  const email = newEmail();
  const own = await makeProductServer(english, cheapProduct);
  endings.push(own.remove);
  await own.start();
  await signUpByHand(page, words, email);
  await expect(page.getByText(text('dashboard_continue_count', { completed: 0 }))).toBeVisible();
  await page.getByRole('link', { name: text('nav_learn'), exact: true }).click();
  await liveDays(page, words, 1, 8);

  await own.kill();
  await own.start();
  await page.reload();
  await expect(page.getByText(text('dashboard_progress', { completed: 8 }))).toBeVisible();
  await expect(page.getByText(text('learn_trophy_unlocked'))).toHaveCount(2);

  const backup = join(own.dataDir, 'moving.gz');
  const env = { DATA_DIR: own.dataDir, AUTH_SECRET: secret };
  const from = await openForTools(readEnv(env));
  await writeBackup(from.pool, backup);
  await from.close();
  await own.stop();
  // scripts/fresh-clone.ts passes a ready database in COURSE_DATABASE_URL, because the database role with which it runs
  // this test may not create one.
  const kept = process.env.COURSE_DATABASE_URL;
  const database = kept ? { url: kept, drop: async () => undefined } : await makeGivenDatabase();
  endings.push(database.drop);
  const to = await openForTools(readEnv({ ...env, DATABASE_URL: database.url }));
  await restoreBackup(to.pool, backup);
  await to.close();

  const given = await makeProductServer({ ...english, ...env, DATABASE_URL: database.url }, cheapProduct);
  endings.push(given.remove);
  await given.start();
  await page.goto('/auth/login');
  await signIn(page, words, email);
  await page.goto('/learn');
  await liveDays(page, words, 9, 12);
  await expect(page.getByText(text('dashboard_progress', { completed: 12 }))).toBeVisible();
  await liveRehearsal(page, words);
  await given.kill();
  await given.start();
  await findEverything(page, words, email);
});

// `npm run engines [webkit] [firefox]`: a short journey in Firefox, and in the browser nearest to Safari that runs
// without a Mac, both as packaged by Debian (`node scripts/set-up.mjs engines` installs them as root). An engine that
// is not installed is skipped with one line. REPORT names a file for the results, in the form that
// scripts/test-count.ts makes of other reports.

import { accessSync, constants } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { delimiter, dirname, join } from 'node:path';
import { type Count, nothingCounted } from '../../scripts/test-count.ts';
import { openAsTest, sharedVariable } from '../fixtures/given-server.ts';
import startShared from '../fixtures/start-shared.ts';
import { makeDriver, type Send } from './driver.ts';
import { startFirefox } from './firefox.ts';
import { journey } from './journey.ts';
import { startMachine } from './machine.ts';
import { startWebkit } from './webkit.ts';

const engines = [
  { name: 'webkit', program: 'WebKitWebDriver', start: startWebkit },
  { name: 'firefox', program: 'firefox-esr', start: startFirefox },
];
/** The size of the display in pixels. */
const width = 1280;
const height = 900;
const pictures = '.build/engines';

const count: Count = { ...nothingCounted, failures: [], seconds: {} };
/** Functions that end everything that was started; the last function is called first. */
const endings: (() => Promise<unknown>)[] = [];
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.once(signal, () => void endAll().then(() => process.exit(1)));

const asked = process.argv.slice(2);
const wanted = engines.filter(({ name }) => asked.length === 0 || asked.includes(name));
const there = wanted.filter(({ program }) => ['Xvfb', 'pulseaudio', 'setpriv', program].every(isInstalled));
for (const { name } of wanted.filter((each) => !there.includes(each)))
  say(`skipped: ${name} is not installed here (scripts/set-up.mjs engines)`);
if (there.length > 0) await takeJourneys().catch((error) => fail('other engines: the server starts', error));
const report = process.env.REPORT;
if (report) {
  await mkdir(dirname(report), { recursive: true });
  await writeFile(report, JSON.stringify(count));
}
say(`${count.passed} passed, ${count.failed} failed`);
process.exit(count.failed === 0 ? 0 : 1);

async function takeJourneys(): Promise<void> {
  try {
    endings.push(await startShared());
    const { url, databaseUrl } = JSON.parse(process.env[sharedVariable] ?? '{}');
    const { db, close } = openAsTest(databaseUrl);
    endings.push(close);
    // The engines run at the same time, because they mostly wait for the dance.
    await Promise.all(
      there.map(async ({ name, start }) => {
        const machine = await startMachine(width, height);
        endings.push(machine.end);
        await takeJourney(name, () => start(machine), { url, db });
      }),
    );
  } finally {
    await endAll();
  }
}

/** Takes the steps up to the first failure, because each later step needs the state before it. */
async function takeJourney(
  name: string,
  start: () => Promise<Send>,
  server: Parameters<(typeof journey)[number]['take']>[1],
): Promise<void> {
  let send: Send | null = null;
  let doing = 'it starts';
  try {
    send = await start();
    const driver = makeDriver(send);
    for (const step of journey) {
      doing = step.name;
      const began = performance.now();
      await step.take(driver, server);
      count.passed += 1;
      say(`passed: ${name}: ${doing} (${((performance.now() - began) / 1000).toFixed(1)} s)`);
    }
  } catch (error) {
    fail(`${name}: ${doing}`, error);
    if (send) await takePicture(send, name).catch(() => {});
  }
}

function fail(test: string, error: unknown): void {
  count.failed += 1;
  count.failures.push({ file: 'e2e/engines/journey.ts', line: 0, test, error: `\n    ${error}` });
  say(`failed: ${test}: ${error}`);
}

async function takePicture(send: Send, name: string): Promise<void> {
  const picture = join(pictures, `${name}.png`);
  const taken = await makeDriver(send).screenshot();
  await mkdir(pictures, { recursive: true });
  await writeFile(picture, taken);
  say(`The page then: ${picture}`);
}

async function endAll(): Promise<void> {
  for (const end of endings.splice(0).reverse()) await end().catch(() => {});
}

function isInstalled(program: string): boolean {
  return (process.env.PATH ?? '').split(delimiter).some((folder) => {
    try {
      accessSync(join(folder, program), constants.X_OK);
      return true;
    } catch {
      return false;
    }
  });
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

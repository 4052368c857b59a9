// `npm test` runs every check and every test, and ends with one line of totals. `npm test -- PATH...` runs only those
// test files, of any kind, or the test at a line (PATH:12), and sets up only what they need. `npm test -- --changed`
// runs the tests that uncommitted changes touch, `--changed=COMMIT` those that changes since that commit touch.

import { chmod, mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { keepTestsInMemory } from '../src/testing/server/memory-folder.ts';
import { vitestArguments } from './one-test.ts';
import { endTogether, run } from './run.ts';
import {
  type Count,
  dearest,
  describeFailure,
  nothingCounted,
  playwrightCount,
  together,
  vitestCount,
} from './test-count.ts';

const reports = `.build/reports/${process.pid}`;
const vitestReport = `${reports}/vitest.json`;
const playwrightReport = `${reports}/playwright.json`;
const enginesReport = `${reports}/engines.json`;

const asked = process.argv.slice(2);
const since = asked.find((each) => /^--changed(=|$)/.test(each))?.replace(/^--changed=?/, '');
const paths = asked.filter((each) => !each.startsWith('--changed'));
const inBrowser = paths.filter((path) => /^(\.\/)?e2e\//.test(path));
const without = paths.filter((path) => !inBrowser.includes(path));
const everything = asked.length === 0;
const changed = since !== undefined;

/**
 * The run's own temporary folder, removed at the end: interrupted tests leave their folders, which would fill the
 * memory.
 */
let folder = '';
const leaveNothing = async () => {
  for (const each of [reports, folder])
    if (each) await rm(each, { recursive: true, force: true, maxRetries: 5 }).catch(() => {});
};

/** When the run is interrupted, ends the running commands and removes the folder. */
endTogether(leaveNothing);

const begun = { at: performance.now(), busy: busySeconds() };
await setUp();
await mkdir(reports, { recursive: true });
keepTestsInMemory();
folder = await mkdtemp(join(tmpdir(), 'shamble-run-'));
// PostgreSQL runs as another user when we are root, and must be able to enter the folder.
await chmod(folder, 0o755);
process.env.TMPDIR = folder;
let total = nothingCounted;
// The tests mostly wait for outages and restarts, so the check beside them costs no time.
const checked = everything ? run('node', ['scripts/check.ts', '--without-tests'], { quietly: true }) : null;
if (everything || changed || without.length > 0) await stage('tests', tests, () => vitestCount(vitestReport));
if (checked) {
  const { code, output } = await checked;
  console.log(`\n=== check\n${output}`);
  count('check', code, { ...nothingCounted, passed: code === 0 ? 1 : 0 });
}
// Journeys do not run beside the tests: both would need more than two processors, and journeys would exceed their time
// limits.
if (everything || changed || inBrowser.length > 0)
  await stage('journeys', journeys, () => playwrightCount(playwrightReport));
if (everything)
  await stage('other engines', engines, async () => JSON.parse(await readFile(enginesReport, 'utf8')));
await leaveNothing();

if (total.passed + total.failed > 1) {
  const [wall, busy] = [(performance.now() - begun.at) / 1000, busySeconds() - begun.busy];
  console.log(`\nThe ten dearest files:\n${dearest(total.seconds).join('\n')}`);
  console.log(`${wall.toFixed(0)} s in all; the machine’s processors worked for ${busy.toFixed(0)} s.\n`);
}
for (const failure of total.failures) console.log(describeFailure(failure));
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed === 0 ? 0 : 1);

/**
 * Returns for how many seconds the machine's processors have worked. The time of the run's own processes would leave
 * out the browsers' pages, which outlive the process that started them.
 */
function busySeconds(): number {
  const each = cpus().map(({ times: { user, nice, sys, irq } }) => user + nice + sys + irq);
  return each.reduce((sum, milliseconds) => sum + milliseconds, 0) / 1000;
}

function tests() {
  const which = changed
    ? [since === '' ? '--changed' : `--changed=${since}`, '--passWithNoTests']
    : without.flatMap((path) => vitestArguments(path));
  const report = ['--reporter=default', '--reporter=json', `--outputFile.json=${vitestReport}`];
  return run('vitest', ['run', '--includeTaskLocation', ...which, ...report]);
}

function journeys() {
  const only = since === '' ? '--only-changed' : `--only-changed=${since}`;
  const which = changed ? [only, '--pass-with-no-tests'] : inBrowser;
  return run('playwright', ['test', '-c', 'e2e/playwright.config.ts', ...which, '--reporter=list,json'], {
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: playwrightReport, ...(paths.length > 0 ? { SOAK_TOO: '1' } : {}) },
  });
}

/** A short journey in Firefox and WebKitGTK; skipped with one line where they are not installed (decision 064). */
function engines() {
  return run('node', ['e2e/engines/main.ts'], { env: { REPORT: enginesReport } });
}

/** Sets up what the tests need: most need nothing, those of the server and the browser need the built pages. */
async function setUp(): Promise<void> {
  const all = everything || changed;
  const components = without.some(
    (path) => /\.component\.test\.tsx/.test(path) || !/\.test\.tsx?/.test(path),
  );
  const needs = [
    ...(all || paths.some((path) => /^(\.\/)?(e2e\b|src\/[\w-]+\/server\b)/.test(path)) ? ['build'] : []),
    ...(all || inBrowser.length > 0 || components ? ['browser'] : []),
    ...(everything ? ['engines'] : []),
  ];
  if (needs.length === 0) return;
  const { code } = await run('node', ['scripts/set-up.mjs', ...needs]);
  if (code !== 0) process.exit(code);
}

async function stage(
  name: string,
  start: () => Promise<{ code: number }>,
  read: () => Promise<Count>,
): Promise<void> {
  console.log(`\n=== ${name}`);
  const { code } = await start();
  const unread = { ...nothingCounted, failed: 1, failures: [failureOf(name, 'left no report')] };
  count(name, code, await read().catch(() => unread));
}

/**
 * Adds a runner's result. A runner that fails without a failed test (a crash, an unhandled error) counts as a failure
 * too.
 */
function count(name: string, code: number, counted: Count): void {
  total = together(total, counted);
  if (code === 0 || counted.failed > 0) return;
  const crash = { ...nothingCounted, failed: 1, failures: [failureOf(name, `ended with ${code}`)] };
  total = together(total, crash);
}

function failureOf(name: string, error: string) {
  return { file: name, line: 0, test: error, error: '' };
}

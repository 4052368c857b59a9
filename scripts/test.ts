// `npm test`: every check and every test, and at the end one line that counts them. `npm test -- PATH...` runs those test
// files alone, and sets up only what they need.

import { mkdir, rm } from 'node:fs/promises';
import { run } from './run.ts';
import { type Count, playwrightCount, vitestCount } from './test-count.ts';

const reports = '.build/reports';
const vitestReport = `${reports}/vitest.json`;
const playwrightReport = `${reports}/playwright.json`;

const paths = process.argv.slice(2);
const inBrowser = paths.filter((path) => /^(\.\/)?e2e\//.test(path));
const without = paths.filter((path) => !inBrowser.includes(path));
const everything = paths.length === 0;

type Stage = { name: string; start: () => Promise<{ code: number }>; count: () => Promise<Count> };

const stages: Stage[] = [];
if (everything || without.length > 0)
  stages.push({
    name: 'tests',
    start: () =>
      run('vitest', [
        'run',
        ...without,
        '--reporter=default',
        '--reporter=json',
        `--outputFile.json=${vitestReport}`,
      ]),
    count: () => vitestCount(vitestReport),
  });
if (everything || inBrowser.length > 0)
  stages.push({
    name: 'journeys',
    start: () =>
      run('playwright', ['test', '-c', 'e2e/playwright.config.ts', ...inBrowser, '--reporter=list,json'], {
        env: { PLAYWRIGHT_JSON_OUTPUT_FILE: playwrightReport, ...(everything ? {} : { REAL_TIME: '1' }) },
      }),
    count: () => playwrightCount(playwrightReport),
  });

await setUp();
await rm(reports, { recursive: true, force: true });
await mkdir(reports, { recursive: true });
const total: Count = { passed: 0, failed: 0, failures: [] };
if (everything) add('check', await check(), { passed: 1, failed: 0, failures: [] });
// One after the other: beside each other they take as long, for two processors have no time left, and tests wait longer.
for (const { name, start, count } of stages) {
  console.log(`\n=== ${name}`);
  const ended = await start();
  const none = { passed: 0, failed: 1, failures: [`${name} left no report`] };
  add(name, ended, await count().catch(() => none));
}

for (const failure of total.failures) console.log(`failed: ${failure}`);
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed === 0 ? 0 : 1);

/** What the tests need: most of them nothing, those of the server and the browser the built pages. */
async function setUp(): Promise<void> {
  const needs = [
    ...(everything || paths.some((path) => /^(\.\/)?(e2e|server)\//.test(path)) ? ['build'] : []),
    ...(everything || inBrowser.length > 0 ? ['browser'] : []),
  ];
  if (needs.length === 0) return;
  const { code } = await run('node', ['scripts/set-up.mjs', ...needs]);
  if (code !== 0) process.exit(code);
}

async function check(): Promise<{ code: number }> {
  console.log('\n=== check');
  return run('node', ['scripts/check.ts', '--without-tests']);
}

function add(name: string, { code }: { code: number }, counted: Count): void {
  total.passed += counted.passed;
  // A runner that fails without a failed test (a crash, an unhandled error) is a failure too.
  const crashed = code !== 0 && counted.failed === 0;
  total.failed += crashed ? 1 : counted.failed;
  total.failures.push(...counted.failures, ...(crashed ? [`${name} ended with ${code}`] : []));
}

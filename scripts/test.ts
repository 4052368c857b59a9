// `npm test`: every check and every test, and at the end one line that counts them.

import { mkdir, readFile, rm } from 'node:fs/promises';
import { run } from './run.ts';

const reports = '.build/reports';
const vitestReport = `${reports}/vitest.json`;
const playwrightReport = `${reports}/playwright.json`;

type Count = { passed: number; failed: number };

async function vitestCount(): Promise<Count> {
  const report = JSON.parse(await readFile(vitestReport, 'utf8'));
  // A file that did not even load has no test of its own to count.
  const unloaded = report.testResults.filter(
    (file: { status: string; assertionResults: unknown[] }) =>
      file.status === 'failed' && file.assertionResults.length === 0,
  );
  return { passed: report.numPassedTests, failed: report.numFailedTests + unloaded.length };
}

async function playwrightCount(): Promise<Count> {
  const { stats } = JSON.parse(await readFile(playwrightReport, 'utf8'));
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected };
}

await rm(reports, { recursive: true, force: true });
await mkdir(reports, { recursive: true });

const steps: [name: string, run: () => Promise<number>, count: () => Promise<Count>][] = [
  [
    'check',
    () => run('node', ['scripts/check.ts', '--without-tests']),
    async () => ({ passed: 1, failed: 0 }),
  ],
  [
    'tests',
    () =>
      run('vitest', ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${vitestReport}`]),
    vitestCount,
  ],
  [
    'journeys',
    () =>
      run('playwright', ['test', '-c', 'e2e/playwright.config.ts', '--reporter=list,json'], {
        PLAYWRIGHT_JSON_OUTPUT_FILE: playwrightReport,
      }),
    playwrightCount,
  ],
];

const total: Count = { passed: 0, failed: 0 };
for (const [name, start, count] of steps) {
  console.log(`\n=== ${name}`);
  const code = await start();
  const counted = await count().catch(() => ({ passed: 0, failed: 1 }));
  total.passed += counted.passed;
  // A runner that fails without a failed test (a crash, an unhandled error) is a failure too.
  total.failed += counted.failed || (code === 0 ? 0 : 1);
}
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed === 0 ? 0 : 1);

// Looks for tests that fail without a fault. `npm run soak -- flakes COMMIT` runs each test file that has changed since
// the commit 20 times beside four busy processes, then once in each of four zones and (not those of e2e/) at each of
// four hours; `flakes all` runs every test file. Each finding is printed with its test, and has to be mended, not
// loosened.

import { spawn } from 'node:child_process';
import { globSync } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { run } from './run.ts';
import { type Failure, playwrightCount, vitestCount } from './test-count.ts';

const TIMES = 20;
const BUSY = 4;
const zones = ['UTC', 'Pacific/Auckland', 'America/St_Johns', 'Asia/Kolkata'];
/** Hours (UTC) at which the tests' clock starts (src/testing/server/test-clock.ts). */
const hours = ['00:05', '07:59', '12:00', '23:30'];

const isUnit = /^(src|scripts)\/.*\.test\.tsx?$/;
const isJourney = /^e2e\/.*\.spec\.ts$/;

/** Runs the test files; resolves with code 1 when there is a finding; `since` is a commit, or 'all'. */
export async function flakes(since: string): Promise<{ code: number }> {
  const files = await testFiles(since);
  if (files === null) return { code: 1 };
  const units = files.filter((path) => isUnit.test(path));
  const journeys = files.filter((path) => isJourney.test(path));
  console.log(`${units.length} files of tests and ${journeys.length} of journeys since ${since}.`);
  if (files.length === 0) return { code: 0 };
  const needs = [
    'build',
    ...(journeys.length > 0 || units.some((path) => path.includes('.component.')) ? ['browser'] : []),
  ];
  const { code } = await run('node', ['scripts/set-up.mjs', ...needs]);
  if (code !== 0) return { code };

  const findings: { when: string; failure: Failure }[] = [];
  const note = (when: string, failures: Failure[]) => {
    findings.push(...failures.map((failure) => ({ when, failure })));
    console.log(
      `${when}: ${failures.length === 0 ? 'nothing' : failures.map(({ file, test }) => `${file} ${test}`).join('; ')}`,
    );
  };
  // A busy process ends by itself once this one is gone, however it was ended.
  const work = 'const parent = process.ppid; while (process.ppid === parent);';
  const busy = Array.from({ length: BUSY }, () => spawn(process.execPath, ['-e', work], { stdio: 'ignore' }));
  try {
    for (let time = 1; time <= TIMES; time += 1)
      note(`run ${time} of ${TIMES} beside ${BUSY} busy processes`, await oneRun(units, journeys));
  } finally {
    for (const each of busy) each.kill('SIGKILL');
  }
  for (const TZ of zones) note(`in ${TZ}`, await oneRun(units, journeys, { TZ }));
  for (const TEST_CLOCK of hours) note(`at ${TEST_CLOCK} UTC`, await oneRun(units, [], { TEST_CLOCK }));

  console.log(`\n${findings.length} findings`);
  for (const { when, failure } of findings)
    console.log(`${failure.file}:${failure.line} ${failure.test} (${when})${failure.error}`);
  return { code: findings.length === 0 ? 0 : 1 };
}

/** Paths of test files from the project's folder; null when there is no such commit. */
async function testFiles(since: string): Promise<string[] | null> {
  const every = globSync(['{src,scripts}/**/*.test.{ts,tsx}', 'e2e/**/*.spec.ts']);
  if (since === 'all') return every;
  const { code, output } = await run('git', ['diff', '--name-only', since], { quietly: true });
  const added = await run('git', ['ls-files', '--others', '--exclude-standard'], { quietly: true });
  if (code !== 0) {
    console.error(`There is no commit ${since}: ${output.trim()}`);
    return null;
  }
  const changed = new Set(`${output}\n${added.output}`.split('\n'));
  return every.filter((path) => changed.has(path));
}

/** The failures of one run of these files. */
async function oneRun(
  units: string[],
  journeys: string[],
  env: Record<string, string> = {},
): Promise<Failure[]> {
  const folder = `.build/reports/flakes-${process.pid}`;
  await mkdir(folder, { recursive: true });
  const failures: Failure[] = [];
  if (units.length > 0) {
    const report = `${folder}/vitest.json`;
    const args = ['run', '--includeTaskLocation', ...units, '--reporter=json', `--outputFile.json=${report}`];
    const { output } = await run('vitest', args, { quietly: true, env });
    failures.push(...(await read(() => vitestCount(report), 'vitest', output)));
  }
  if (journeys.length > 0) {
    const report = `${folder}/playwright.json`;
    const args = ['test', '-c', 'e2e/playwright.config.ts', ...journeys, '--reporter=json'];
    const { output } = await run('playwright', args, {
      quietly: true,
      env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
    });
    failures.push(...(await read(() => playwrightCount(report), 'playwright', output)));
  }
  await rm(folder, { recursive: true, force: true });
  return failures;
}

async function read(
  count: () => Promise<{ failures: Failure[] }>,
  file: string,
  output: string,
): Promise<Failure[]> {
  return count().then(
    ({ failures }) => failures,
    () => [{ file, line: 0, test: 'left no report', error: output.slice(-2_000) }],
  );
}

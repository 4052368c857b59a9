import { mkdtempDisposable, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { dearest, describeFailure, playwrightCount, vitestCount } from './test-count.ts';

async function written(report: object) {
  const folder = await mkdtempDisposable(join(tmpdir(), 'shamble-count-'));
  const path = join(folder.path, 'report.json');
  await writeFile(path, JSON.stringify(report));
  return { path, [Symbol.asyncDispose]: () => folder[Symbol.asyncDispose]() };
}

const here = (path: string) => join(process.cwd(), path);

test('failures of vitest are listed with file, line and the command to run each alone', async () => {
  await using report = await written({
    numPassedTests: 3,
    numFailedTests: 1,
    testResults: [
      {
        name: here('rules/a.test.ts'),
        status: 'failed',
        startTime: 1_000,
        endTime: 3_500,
        assertionResults: [
          { status: 'passed', fullName: 'one', failureMessages: [] },
          {
            status: 'failed',
            fullName: 'two',
            failureMessages: ['Error: no\n  at node_modules/x'],
            location: { line: 12 },
          },
        ],
      },
      {
        name: here('rules/b.test.ts'),
        status: 'failed',
        message: 'no such module',
        startTime: 0,
        endTime: 0,
        assertionResults: [],
      },
    ],
  });
  const count = await vitestCount(report.path);
  expect([count.passed, count.failed]).toEqual([3, 2]);
  expect(count.failures.map(describeFailure)).toEqual([
    'failed: rules/a.test.ts:12 two\n    Error: no\n    alone: npm test -- rules/a.test.ts:12',
    'failed: rules/b.test.ts the file could not be loaded\n    no such module\n    alone: npm test -- rules/b.test.ts',
  ]);
  expect(dearest(count.seconds, 1)).toEqual(['    2.5 s  rules/a.test.ts']);
});

test('failures of Playwright are listed, too, and a test that passed only at a second try counts as failed', async () => {
  const spec = (title: string, ok: boolean, message?: string) => ({
    title,
    file: 'a.spec.ts',
    line: 7,
    ok,
    tests: [{ results: [{ duration: 1_500, errors: message ? [{ message }] : [] }] }],
  });
  await using report = await written({
    stats: { expected: 1, unexpected: 1, flaky: 1 },
    suites: [
      {
        file: 'a.spec.ts',
        specs: [spec('good', true)],
        suites: [{ file: 'a.spec.ts', specs: [spec('bad', false, 'lost')] }],
      },
    ],
  });
  const count = await playwrightCount(report.path);
  expect([count.passed, count.failed]).toEqual([1, 2]);
  expect(count.failures.map(describeFailure)).toEqual([
    'failed: e2e/a.spec.ts:7 bad\n    lost\n    alone: npm test -- e2e/a.spec.ts:7',
  ]);
  expect(count.seconds).toEqual({ 'e2e/a.spec.ts': 3 });
});

test('a failure of the other engines names the command that runs them', () => {
  const failure = { file: 'e2e/engines/journey.ts', line: 0, test: 'webkit: sound', error: '' };
  expect(describeFailure(failure)).toBe(
    'failed: e2e/engines/journey.ts webkit: sound\n    alone: npm run engines',
  );
});

// Reads the reports of the two test runners: how many tests passed and failed, which failed and why, and the time of
// each file.

import { readFile } from 'node:fs/promises';
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/** Lines of an error that the summary shows: enough for the expected and the received value. */
const ERROR_LINES = 16;

/** A failed test: `file` is a path from the project's folder; `line` is 0 when the whole file failed. */
export type Failure = { file: string; line: number; test: string; error: string };

/** The result of a run; `seconds` has the time of each file's tests, one after the other. */
export type Count = { passed: number; failed: number; failures: Failure[]; seconds: Record<string, number> };

export const nothingCounted: Count = { passed: 0, failed: 0, failures: [], seconds: {} };

type VitestFile = {
  name: string;
  status: string;
  message?: string;
  startTime: number;
  endTime: number;
  assertionResults: {
    status: string;
    fullName: string;
    failureMessages: string[];
    location?: { line: number } | null;
  }[];
};

/** Reads the report that vitest wrote to `path`. */
export async function vitestCount(path: string): Promise<Count> {
  const report = JSON.parse(await readFile(path, 'utf8'));
  const files: VitestFile[] = report.testResults;
  // A file that could not be loaded has no tests, and counts as one failure.
  const unloaded = files.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  );
  const failures = files.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'failed')
      .map(({ fullName, failureMessages, location }) => ({
        file: relative(process.cwd(), name),
        line: location?.line ?? 0,
        test: fullName,
        error: firstLines(failureMessages),
      })),
  );
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + unloaded.length,
    failures: [
      ...failures,
      ...unloaded.map(({ name, message = '' }) => ({
        file: relative(process.cwd(), name),
        line: 0,
        test: 'the file could not be loaded',
        error: firstLines([message]),
      })),
    ],
    seconds: sums(
      files.map(({ name, startTime, endTime }) => [
        relative(process.cwd(), name),
        (endTime - startTime) / 1000,
      ]),
    ),
  };
}

type Spec = {
  title: string;
  file: string;
  line: number;
  ok: boolean;
  tests: { results: { duration: number; errors: { message?: string }[] }[] }[];
};
type Suite = { file: string; suites?: Suite[]; specs?: Spec[] };

/** Reads the report that Playwright wrote to `path`. A test that passed only at a second try counts as failed. */
export async function playwrightCount(path: string): Promise<Count> {
  const { stats, suites } = JSON.parse(await readFile(path, 'utf8'));
  const below = (each: Suite): Spec[] => [...(each.specs ?? []), ...(each.suites ?? []).flatMap(below)];
  const specs = (suites as Suite[]).flatMap(below);
  const failures = specs
    .filter(({ ok }) => !ok)
    .map(({ file, line, title, tests }) => {
      const errors = tests.flatMap(({ results }) => results).flatMap((result) => result.errors);
      const error = firstLines(errors.map(({ message }) => message ?? ''));
      return { file: `e2e/${file}`, line, test: title, error };
    });
  const spent = specs.map(({ file, tests }): [string, number] => [
    `e2e/${file}`,
    tests.flatMap(({ results }) => results).reduce((sum, { duration }) => sum + duration / 1000, 0),
  ]);
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky, failures, seconds: sums(spent) };
}

/** Adds up the results of two stages. */
export function together(one: Count, other: Count): Count {
  return {
    passed: one.passed + other.passed,
    failed: one.failed + other.failed,
    failures: [...one.failures, ...other.failures],
    seconds: { ...one.seconds, ...other.seconds },
  };
}

/** Describes a failure, with its place and the command that runs it alone. */
export function describeFailure({ file, line, test, error }: Failure): string {
  const place = line > 0 ? `${file}:${line}` : file;
  const command = file.startsWith('e2e/engines/') ? 'npm run engines' : `npm test -- ${place}`;
  const alone = file.includes('/') ? `\n    alone: ${command}` : '';
  return `failed: ${place} ${test}${error}${alone}`;
}

/** Lists the files that took longest, the slowest first. */
export function dearest(seconds: Record<string, number>, most = 10): string[] {
  return Object.entries(seconds)
    .toSorted(([, one], [, other]) => other - one)
    .slice(0, most)
    .map(([file, spent]) => `${spent.toFixed(1).padStart(7)} s  ${file}`);
}

function sums(spent: readonly (readonly [string, number])[]): Record<string, number> {
  const total: Record<string, number> = {};
  for (const [file, seconds] of spent) total[file] = (total[file] ?? 0) + seconds;
  return total;
}

function firstLines(messages: readonly string[]): string {
  const lines = stripVTControlCharacters(messages.join('\n')).split('\n');
  const ours = lines.filter((line) => line !== '' && !line.includes('node_modules/'));
  return ours.slice(0, ERROR_LINES).reduce((text, line) => `${text}\n    ${line}`, '');
}

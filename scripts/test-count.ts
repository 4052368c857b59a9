// Reads the reports of the two test runners: how many tests passed and failed, and which failed and why.

import { readFile } from 'node:fs/promises';
import { stripVTControlCharacters } from 'node:util';

/** Lines of an error that the summary repeats: enough for what was expected and received. */
const ERROR_LINES = 16;

export type Count = { passed: number; failed: number; failures: string[] };

type VitestFile = {
  name: string;
  status: string;
  assertionResults: { status: string; fullName: string; failureMessages: string[] }[];
};

/** Reads the report that vitest left at `path`. */
export async function vitestCount(path: string): Promise<Count> {
  const report = JSON.parse(await readFile(path, 'utf8'));
  const files: VitestFile[] = report.testResults;
  // A file that did not even load has no test of its own to count.
  const unloaded = files.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  );
  const failures = files.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'failed')
      .map(
        ({ fullName, failureMessages }) =>
          `${name.replace(`${process.cwd()}/`, '')} ${fullName}${firstLines(failureMessages)}`,
      ),
  );
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + unloaded.length,
    failures: [...failures, ...unloaded.map(({ name }) => name)],
  };
}

type Spec = {
  title: string;
  file: string;
  ok: boolean;
  tests: { results: { errors: { message?: string }[] }[] }[];
};
type Suite = { file: string; suites?: Suite[]; specs?: Spec[] };

/** Reads the report that playwright left at `path`. A test that passed only at a second try counts as failed. */
export async function playwrightCount(path: string): Promise<Count> {
  const { stats, suites } = JSON.parse(await readFile(path, 'utf8'));
  const specs = (each: Suite): Spec[] => [...(each.specs ?? []), ...(each.suites ?? []).flatMap(specs)];
  const failures = (suites as Suite[])
    .flatMap(specs)
    .filter(({ ok }) => !ok)
    .map(({ file, title, tests }) => {
      const errors = tests.flatMap(({ results }) => results).flatMap((result) => result.errors);
      return `e2e/${file} ${title}${firstLines(errors.map(({ message }) => message ?? ''))}`;
    });
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky, failures };
}

function firstLines(messages: readonly string[]): string {
  const lines = stripVTControlCharacters(messages.join('\n')).split('\n');
  const ours = lines.filter((line) => !line.includes('node_modules/'));
  return ours.slice(0, ERROR_LINES).reduce((text, line) => `${text}\n    ${line}`, '');
}

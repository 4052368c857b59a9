// Reads the reports of the two test runners: how many tests passed and failed, and the names of those that failed.

import { readFile } from 'node:fs/promises';

export type Count = { passed: number; failed: number; failures: string[] };

type VitestFile = {
  name: string;
  status: string;
  assertionResults: { status: string; fullName: string }[];
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
      .map(({ fullName }) => `${name.replace(`${process.cwd()}/`, '')} ${fullName}`),
  );
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + unloaded.length,
    failures: [...failures, ...unloaded.map(({ name }) => name)],
  };
}

type Suite = { file: string; suites?: Suite[]; specs?: { title: string; file: string; ok: boolean }[] };

/** Reads the report that playwright left at `path`. A test that passed only at a second try counts as failed. */
export async function playwrightCount(path: string): Promise<Count> {
  const { stats, suites } = JSON.parse(await readFile(path, 'utf8'));
  const specs = (each: Suite): NonNullable<Suite['specs']> => [
    ...(each.specs ?? []),
    ...(each.suites ?? []).flatMap(specs),
  ];
  const failures = (suites as Suite[])
    .flatMap(specs)
    .filter(({ ok }) => !ok)
    .map(({ file, title }) => `e2e/${file} ${title}`);
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky, failures };
}

import { execFile } from 'node:child_process';
import { readFile, rm } from 'node:fs/promises';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';

const run = promisify(execFile);

test('a translator gets a file with what is still to be translated, beside the language’s own files', async () => {
  const { stdout } = await run(process.execPath, ['scripts/languages.ts', 'de', 'no such key:']);
  const [place = ''] = /\S+\.todo\.json/.exec(stdout) ?? [];
  onTestFinished(() => rm(place));
  expect(stdout).toBe(`0 texts to translate stand in ${place}\n`);
  expect(JSON.parse(await readFile(place, 'utf8'))).toEqual({});
  await expect(readFile(place.replace('.todo', ''), 'utf8')).resolves.toContain('copy:');
});

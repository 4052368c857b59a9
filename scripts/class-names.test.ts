import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { classTypes } from './class-names.ts';

test('the compiler refuses a class that the sheet of a part lacks', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'class-names-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(join(folder, 'src'));
  const write = (name: string, text: string) => writeFileSync(join(folder, 'src', name), text);
  write(
    'lamp.module.css',
    '@layer ui { .lamp { &:is(.lit, :hover) { color: red; } } :global(.card) .dim { top: 0 } }',
  );
  write(
    'lamp.ts',
    "import styles from './lamp.module.css';\nexport const names = [styles.lamp, styles.lit, styles.dim, styles.bright];\n",
  );
  for (const [path, types] of await classTypes(folder)) writeFileSync(path, types);
  const compiler = resolve('node_modules/.bin/tsc');
  const options = ['--ignoreConfig', '--noEmit', '--module', 'esnext', '--moduleResolution', 'bundler'];
  const run = () => execFileSync(compiler, [...options, 'src/lamp.ts'], { cwd: folder, encoding: 'utf8' });
  expect(() => run()).toThrow(
    expect.objectContaining({
      stdout: expect.stringMatching(/^src\/lamp\.ts.*'bright' does not exist[^\n]*\n?$/),
    }),
  );
});

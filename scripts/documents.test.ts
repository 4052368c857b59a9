import { spawnSync } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { projectFolder } from '../src/testing/server/copy-project.ts';

const cwd = projectFolder;
const read = (path: string) => readFileSync(join(cwd, path), 'utf8');
const decisions = globSync('docs/decisions/*.md', { cwd });
const documents = globSync(['*.md', 'docs/**/*.md', 'src/**/*.md'], { cwd });

test.each(decisions)(
  '%s has a status, a date and at most 40 lines, and says when to look at it again',
  (path) => {
    const text = read(path);
    expect(text).toMatch(/^# \d{3}: .+\n\nStatus: accepted, \d{4}-\d\d-\d\d\./);
    expect(text.trimEnd().split('\n').length).toBeLessThanOrEqual(40);
    expect(text).toMatch(/(^|\*\*|## )Revisit\b/m);
  },
);

test.each(documents)('the links of %s lead to files', (path) => {
  const links = [...read(path).matchAll(/\]\((?!https?:)([^)#]+)/g)].map(([, link = '']) => link);
  expect(links.filter((link) => !existsSync(join(cwd, dirname(path), link)))).toEqual([]);
});

test('each library that runs has its sentence in decision 005, and no other has one', () => {
  const { dependencies } = JSON.parse(read('package.json')) as { dependencies: Record<string, string> };
  const lines = read('docs/decisions/005-libraries.md').split('\n- ').slice(1);
  const named = lines.flatMap((line) =>
    [...(line.split(':')[0]?.matchAll(/`([^`]+)`/g) ?? [])].map(([, name = '']) => name),
  );
  const family = (name: string) =>
    named.find((each) => each.endsWith('/*') && name.startsWith(each.slice(0, -1)));
  expect(new Set(named)).toEqual(new Set(Object.keys(dependencies).map((name) => family(name) ?? name)));
});

test.runIf(spawnSync('jq', ['--version']).status === 0)(
  'the command that counts refusals passes over the lines of a log that are no JSON',
  () => {
    const [, filter = ''] = /`jq -rR '([^'\n]+)'/.exec(read('docs/operations.md')) ?? [];
    const refused = (code: string) => JSON.stringify({ event: 'refused', code });
    const input = [refused('a'), 'Shamble is at http://127.0.0.1:3000', '{"event":"request"}', refused('b')];
    const { stdout, stderr } = spawnSync('jq', ['-rR', filter], {
      input: input.join('\n'),
      encoding: 'utf8',
    });
    expect([stdout, stderr]).toEqual(['a\nb\n', '']);
  },
);

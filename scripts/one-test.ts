// Finds the test at a line of a file, for `npm test -- FILE:LINE`.

import { readFileSync } from 'node:fs';

/**
 * Returns vitest's arguments for a path, which may end with a line. Component tests are asked for by their title:
 * vitest compares the line with the code that the browser gets, in which the test has another line.
 */
export function vitestArguments(path: string, read = (file: string) => readFileSync(file, 'utf8')): string[] {
  const [, file, line] = /^(.*\.component\.test\.tsx?):(\d+)$/.exec(path) ?? [];
  if (file === undefined) return [path];
  const title = titleAt(read(file), Number(line));
  return title === null ? [file] : [file, '-t', title];
}

/** Returns a pattern for the title of the test that begins at or above a line (from 1); null if there is none. */
function titleAt(code: string, line: number): string | null {
  const lines = code.split('\n');
  const begin = lines.slice(0, line).findLastIndex((each) => /^test\b/.test(each));
  if (begin < 0) return null;
  const test = lines.slice(begin).join('\n');
  const call = /^test\.each\b/.test(test) ? /\](?: as const)?\)\(\s*/.exec(test) : /\(\s*/.exec(test);
  const title = call && /^(['"`])((?:\\.|(?!\1).)*)\1/s.exec(test.slice(call.index + call[0].length))?.[2];
  return title ? title.replace(/[\\^$.*+?()[\]{}|]/g, '.').replace(/%\w/g, '.*') : null;
}

// Holds docs/conformance.md to the tree: every clause names files that exist and tests that exist in theirs.

import { readFileSync } from 'node:fs';

const document = 'docs/conformance.md';
const columns = ['Clause', 'Section', 'Built in', 'Proved by'];

/** The text of a file of the project; null where there is none. */
type Read = (path: string) => string | null;

/** Every complaint about the tables in `markdown`, as a line. */
export function conformanceComplaints(markdown: string, read: Read): string[] {
  const rows = markdown.split('\n').flatMap((line, index) => {
    if (!line.startsWith('|') || /^\|[\s|:-]+\|$/.test(line)) return [];
    const cells = line.slice(1, -1).split('|');
    return [{ line: index + 1, cells: cells.map((cell) => cell.trim()) }];
  });
  const clauses = rows.filter(({ cells }) => cells.join() !== columns.join());
  if (clauses.length === 0) return ['holds no clause'];
  return clauses.flatMap(({ line, cells }) =>
    rowComplaints(cells, read).map((complaint) => `line ${line}: ${complaint}`),
  );
}

function rowComplaints(cells: readonly string[], read: Read): string[] {
  const [clause = '', , built = '', proved = ''] = cells;
  if (cells.length !== columns.length) return [`has ${cells.length} cells instead of ${columns.length}`];
  if (cells.includes('')) return [`${clause || 'a clause'} has an empty cell`];
  const files = [...built.matchAll(/`([^`]+)`/g)].map(([, path = '']) => path);
  if (files.length === 0) return [`${clause} names no file`];
  return [
    ...files.filter((path) => read(path) === null).map((path) => `${path} does not exist`),
    ...proved.split('<br>').flatMap((proof) => proofComplaints(proof.trim(), read)),
  ];
}

/** A proof is a test file between backticks, a space and the exact name of a test in it. */
function proofComplaints(proof: string, read: Read): string[] {
  const [, path = '', name = ''] = /^`([^`]+)` (.+)$/.exec(proof) ?? [];
  if (name === '') return [`${proof} is not a test file and a test's name`];
  const source = read(path);
  if (source === null) return [`${path} does not exist`];
  return names(source).has(name) ? [] : [`${path} has no test named ${name}`];
}

/** Every text that stands between quotes in a source; a name with placeholders stands there as its template. */
function names(source: string): Set<string> {
  const quoted = source.matchAll(/'((?:[^'\\\n]|\\.)*)'|"((?:[^"\\\n]|\\.)*)"|`((?:[^`\\\n]|\\.)*)`/g);
  return new Set([...quoted].map(([, ...texts]) => (texts.find(Boolean) ?? '').replace(/\\(.)/g, '$1')));
}

function readFile(path: string): string | null {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return null;
  }
}

if (import.meta.main) {
  const complaints = conformanceComplaints(readFile(document) ?? '', readFile);
  for (const complaint of complaints) console.error(`${document} ${complaint}`);
  process.exit(complaints.length === 0 ? 0 : 1);
}

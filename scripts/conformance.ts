// Makes docs/conformance.md from docs/clauses.json, which lists every clause with the files that implement it, and from
// the tests: the line above a test names the clauses that it proves (// §4.mark-complete-upsert). `npm run conformance`
// writes the document. `npm run check` fails where the document differs from the tests, or a clause has lost its last
// proof.

import { globSync, readFileSync, writeFileSync } from 'node:fs';

const document = 'docs/conformance.md';
const testFiles = ['{src,scripts}/**/*.test.{ts,tsx}', 'e2e/**/*.ts'];

export type Section = { title: string; clauses: Clause[] };
type Clause = { id: string; clause: string; section: string; built: string };
type Source = { path: string; text: string };
type Proof = { id: string; path: string; line: number; test: string };

/** The clauses that each test of a file names, in order; `test` is '' where no test follows a line of clauses. */
export function proofsIn({ path, text }: Source): Proof[] {
  const lines = text.split('\n');
  return lines.flatMap((line, index) => {
    if (!/^\s*\/\/ §/.test(line)) return [];
    const next = lines.findIndex((each, at) => at > index && !/^\s*\/\/ §/.test(each));
    const test = titleAt(lines.slice(next).join('\n'));
    return [...line.matchAll(/§\S+/g)].map(([id]) => ({ id, path, line: index + 1, test }));
  });
}

/**
 * The title of the test at the beginning of `source`, which may also be a test for each row of a table or each round of
 * a loop.
 */
function titleAt(source: string): string {
  const loop = /^\s*for \(/.test(source) ? source.search(/^\s+(?:test|it)[.(]/m) : 0;
  const begun = loop < 0 ? '' : source.slice(loop);
  const call = /^\s*(?:test|it)\b/.exec(begun)?.[0];
  if (call === undefined) return '';
  const end = /\n\s*(?:\/\/ §|(?:test|it)[.(])/.exec(begun.slice(call.length))?.index;
  const own = end === undefined ? begun : begun.slice(0, end + call.length);
  const table = /^\s*(?:test|it)(?:\.\w+)*\.each\b/.test(own);
  const title = /\(\s*(?:'((?:[^'\\\n]|\\.)*)'|"((?:[^"\\\n]|\\.)*)"|`((?:[^`\\\n]|\\.)*)`),/;
  // In a test with a table the title begins the second pair of brackets.
  const found = title.exec(table ? own.slice(Math.max(own.search(/\)\s*\(\s*['"`]/), 0)) : own);
  return (found?.slice(1).find(Boolean) ?? '').replace(/\\(.)/g, '$1');
}

/** Returns a line for each fault of clauses and proofs; `exists` says whether a path, or a pattern of paths, exists. */
export function complaints(
  sections: readonly Section[],
  proofs: readonly Proof[],
  exists: (path: string) => boolean,
): string[] {
  const clauses = sections.flatMap((section) => section.clauses);
  const known = new Set(clauses.map(({ id }) => id));
  const proven = new Set(proofs.map(({ id }) => id));
  return [
    ...clauses
      .filter(({ id }, at) => clauses.findIndex((each) => each.id === id) < at)
      .map(({ id }) => `${id} stands there twice`),
    ...clauses.filter(({ id }) => !proven.has(id)).map(({ id, clause }) => `${id} (${clause}) has no test`),
    ...clauses.flatMap(({ id, built }) => {
      const files = [...built.matchAll(/`([^`]+)`/g)].map(([, path = '']) => path);
      if (files.length === 0) return [`${id} names no file`];
      return files.filter((path) => !exists(path)).map((path) => `${id}: ${path} does not exist`);
    }),
    ...proofs
      .filter(({ id }) => !known.has(id))
      .map(({ id, path, line }) => `${path}:${line} names the unknown clause ${id}`),
    ...proofs
      .filter(({ test }) => test === '')
      .map(({ path, line }) => `${path}:${line} stands above no test`),
  ];
}

/** The document, as Markdown. */
export function conformance(sections: readonly Section[], proofs: readonly Proof[]): string {
  const row = ({ id, clause, section, built }: Clause) => {
    const own = proofs
      .filter((proof) => proof.id === id)
      .map(({ path, test }) => `\`${path}\` ${test.replaceAll('|', '\\|')}`);
    return `| ${clause} | ${section} | ${built} | ${own.join('<br>')} |`;
  };
  const tables = sections.map(({ title, clauses }) =>
    [
      `## ${title}`,
      '',
      '| Clause | Section | Built in | Proved by |',
      '|---|---|---|---|',
      ...clauses.map(row),
      '',
    ].join('\n'),
  );
  return `${head}\n${tables.join('\n')}`;
}

const head = `# Conformance: every clause, where it is built and what proves it

The specification's clauses in short words, section by section, then how we read it where it is silent, and the finish we
ask of every screen. **Differs** marks what we do otherwise than it literally says, with the decision. This page is made by
\`npm run conformance\` from docs/clauses.json and the tests: the line above a test names the clauses that it proves.
`;

if (import.meta.main) {
  const sections: Section[] = JSON.parse(readFileSync('docs/clauses.json', 'utf8'));
  const proofs = globSync(testFiles)
    .toSorted()
    .flatMap((path) => proofsIn({ path, text: readFileSync(path, 'utf8') }));
  const files = new Set(globSync('{src,scripts,docs,deploy}/**'));
  const wrong = complaints(sections, proofs, (path) => files.has(path) || globSync(path).length > 0);
  const made = conformance(sections, proofs);
  if (process.argv.includes('--write')) writeFileSync(document, made);
  else if (readFileSync(document, 'utf8') !== made)
    wrong.push(`${document} is older than the tests: npm run conformance`);
  for (const each of wrong) console.error(each);
  process.exit(wrong.length === 0 ? 0 : 1);
}

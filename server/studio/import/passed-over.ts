// Statements of a dump that bring no rows: schema, settings, functions, other tables. They are passed over to their end, as psql
// finds it, and none of it is ever run. One that would change a known table is refused: it would come in without that change.

import type { ImportTable } from '#rules/studio/import-tables.ts';
import { dumpProblem, endsEarly, foreignDump, type Statement } from './dump-problem.ts';
import { readTarget } from './dump-target.ts';
import type { SqlReader } from './sql-reader.ts';
import { isMark, isWord, type Token } from './sql-token.ts';

export type Dump = {
  reader: SqlReader;
  /** Of tables that are named without one. */
  schema: string;
  /** Of a dump of several, as `\connect` names it. */
  database: string;
  /** Tables of which rows were read, and out of which database and schema. */
  filled: Map<ImportTable, string>;
};

/** Words before a table's name that change what it holds. */
const changes: Readonly<Record<string, string>> = {
  'insert into': 'INSERT',
  'replace into': 'INSERT',
  'ignore into': 'INSERT',
  'merge into': 'MERGE',
  copy: 'COPY',
};

/** Reads on behind `first` to the end of the statement. Throws invalid_input for one that changes a known table, or has no end. */
export async function passOver(dump: Dump, first: Token, statement: Statement): Promise<void> {
  const { reader } = dump;
  const words: string[] = [];
  let depth = 0;
  /** Of the bodies that some functions and triggers have without quotation marks. */
  let blocks = 0;
  let before = '';
  for (let next: Token | Promise<Token> = first; ; next = reader.next()) {
    const token = next instanceof Promise ? await next : next;
    if (token.kind === 'end') {
      if (depth > 0 || blocks > 0 || token.cut) throw endsEarly(statement, 'a statement or a function');
      return;
    }
    if (token.kind === 'mark') {
      if (token.text === ';' && depth === 0 && blocks === 0) return;
      if (token.text === '(' || token.text === '[') depth += 1;
      else if (token.text === ')' || token.text === ']') depth = Math.max(0, depth - 1);
      else if (token.text === '`' || token.text === '/*!')
        throw foreignDump(reader.lineNumber(), 'MySQL or MariaDB');
      else if (token.text === '=' && before === 'engine' && words[0] === 'create')
        throw foreignDump(reader.lineNumber(), 'MySQL or MariaDB');
    }
    const said = token.kind === 'word' ? token.text : '';
    if (words.length < 6 && token.kind !== 'mark') words.push(token.text);
    if (said !== '') {
      if (depth === 0 && hasBody(words)) blocks = blocksAfter(blocks, said);
      const change = changes[`${before} ${said}`] ?? changes[said];
      if (change && blocks === 0 && !isRule(words)) await refuseChange(dump, change, statement);
      else if (words.length === 1) await refuseLater(dump, said, statement);
    }
    before = said;
  }
}

/** As psql tells where such a body ends. */
function blocksAfter(blocks: number, word: string): number {
  if (word === 'begin' || (word === 'case' && blocks > 0)) return blocks + 1;
  return word === 'end' ? Math.max(0, blocks - 1) : blocks;
}

const hasBody = (words: readonly string[]) =>
  words[0] === 'create' && words.some((word) => ['function', 'procedure', 'trigger'].includes(word));
const isRule = (words: readonly string[]) => words[0] === 'create' && words.slice(0, 4).includes('rule');

/** Within another statement, or behind one whose semicolon is missing. */
async function refuseChange(dump: Dump, change: string, statement: Statement): Promise<void> {
  const line = dump.reader.lineNumber();
  const target = await readTarget(dump.reader, dump.schema);
  if (target?.table)
    throw dumpProblem(
      { line, does: `${change} of ${target.called}` },
      `it stands inside of the ${statement.does} of line ${statement.line}, or a semicolon is missing before it`,
    );
}

/** What changes rows that stand in the dump already, or are here. */
async function refuseLater(dump: Dump, verb: string, statement: Statement): Promise<void> {
  if (!['update', 'delete', 'truncate'].includes(verb)) return;
  const token = await dump.reader.next();
  if (!isWord(token, 'from', 'table')) dump.reader.back(token);
  const target = await readTarget(dump.reader, dump.schema);
  if (!target?.table) return;
  if (verb === 'update' || dump.filled.has(target.table))
    throw dumpProblem(
      { ...statement, does: `${verb.toUpperCase()} of ${target.called}` },
      'only INSERT and COPY bring rows, and nothing is run',
      'Run it over there, and make the dump again.',
    );
}

/** What later statements mean, said by `SET`: the schema of tables that are named without one, and what a backslash is. */
export async function readSetting(dump: Dump, statement: Statement): Promise<void> {
  const { reader } = dump;
  let name = await reader.next();
  if (isWord(name, 'session', 'local')) name = await reader.next();
  const mark = await reader.next();
  if (!isMark(mark, '=') && !isWord(mark, 'to')) {
    reader.back(mark);
    return passOver(dump, name, statement);
  }
  const value = await reader.next();
  if (isWord(name, 'search_path') && value.kind !== 'mark' && value.text !== '')
    dump.schema = ['default', '$user'].includes(value.text) ? 'public' : value.text.toLowerCase();
  if (isWord(name, 'standard_conforming_strings'))
    reader.escapeEverywhere(/^(off|false|0|no)$/i.test(value.text));
  return passOver(dump, value, statement);
}

// Skips statements of a dump that bring no rows (schema, settings, functions, other tables) up to the end that psql
// would find. None is ever run. A statement that would change a known table is refused, because the change would be
// lost. So is a block of DO with such a statement in it.

import type { ImportTable } from '#moving-in/rules/import-tables.ts';
import { dumpProblem, endsEarly, foreignDump, quoted, type Statement } from './dump-problem.ts';
import { readTarget } from './dump-target.ts';
import { type SqlReader, sqlReader } from './sql-reader.ts';
import { isMark, isWord, type Token } from './sql-token.ts';

export type Dump = {
  reader: SqlReader;
  /** The schema of tables that are named without one. */
  schema: string;
  /** The current database in a dump of several databases, set by `\connect`. */
  database: string;
  /** Tables whose rows were read, with the database and schema that they came from. */
  filled: Map<ImportTable, string>;
  /** 0 in the dump itself, 1 in a block of DO, more in texts that such a block executes. */
  within: number;
};

/** First words of PostgreSQL's statements. A statement with another first word may bring rows, and is refused. */
const statements = new Set(
  (
    'abort alter analyse analyze begin call checkpoint close cluster comment commit create deallocate declare discard do drop ' +
    'delete end execute explain fetch grant import listen load lock merge move notify prepare reassign refresh reindex release reset ' +
    'revoke rollback savepoint security select show start table truncate unlisten update vacuum values with'
  ).split(' '),
);
/** First words that other programs write between statements, with or without a semicolon. */
const passed = new Set(['use', 'go', 'upsert', 'attach', 'detach']);
const mysqlSettings =
  /^(?:foreign_key_checks|unique_checks|sql_mode|sql_notes|sql_log_bin|autocommit|character_set_\w+|collation_\w+)$/;
/** Words after BEGIN that show the start of a body: of SQL functions, and of SQLite's triggers. */
const bodyStarts = new Set(['atomic', 'insert', 'update', 'delete', 'select', 'replace', 'with']);
/** Words of a block of DO behind which a statement begins. */
const openers = new Set(['begin', 'then', 'else', 'loop']);
/** The most texts within each other that are read: nobody writes more. */
const deepest = 4;

/** Reads from `first` to the end of the statement. Throws invalid_input if it changes a known table, or has no end. */
export async function passOver(dump: Dump, first: Token, statement: Statement): Promise<void> {
  const { reader } = dump;
  const words: string[] = [];
  let depth = 0;
  /** The number of open bodies of functions and triggers that are written without quotation marks. */
  let blocks = 0;
  let before = '';
  /** The known table that a CREATE TABLE makes. */
  let made: string | null = null;
  for (let next: Token | Promise<Token> = first; ; next = reader.next()) {
    const token = next instanceof Promise ? await next : next;
    if (token.kind === 'command') refuseGexec(token, statement);
    if (token.kind === 'end') {
      // A block puts a statement together from several texts.
      if (dump.within === 0 && (depth > 0 || blocks > 0 || token.cut))
        throw endsEarly(statement, 'a statement or a function');
      return;
    }
    if (token.kind === 'mark') {
      if (token.text === ';' && depth === 0 && blocks === 0) return;
      if (dump.within === 0) refuseForeignMark(token.text, before, words, reader);
      if (token.text === '(' || token.text === '[') depth += 1;
      else if (token.text === ')' || token.text === ']') depth = Math.max(0, depth - 1);
    }
    const said = token.kind === 'word' ? token.text : '';
    if (dump.within > 0 && depth === 0 && openers.has(said) && !hasBody(words)) words.length = 0;
    else if (words.length < 6 && token.kind !== 'mark') words.push(token.text);
    if (said !== '') {
      if (before === 'go' && said === 'insert') throw foreignDump(reader.lineNumber(), 'SQL Server');
      if (words.length === 3 && words.join(' ') === 'on duplicate key')
        throw foreignDump(reader.lineNumber(), 'MySQL or MariaDB');
      if (depth === 0 && hasBody(words)) blocks = blocksAfter(blocks, before, said);
      if (said === 'table' && before !== 'or') made = await refuseRename(dump, words, statement);
      else if (said === 'as' && depth === 0 && made !== null)
        throw notRun({ ...statement, does: `CREATE TABLE AS of ${made}` });
      if (blocks === 0 && !isRule(words)) {
        if (said === 'into' || said === 'copy') {
          if (namesTable(dump, words, before, said))
            await refuseChange(dump, changeOf(words, before, said), statement);
        } else if (mayBegin(words)) await refuseLater(dump, said, statement);
      }
    }
    if (token.kind === 'text' && isRun(dump, words, before)) await refuseWithin(dump, token, statement);
    if (!isMark(token, '(')) before = token.kind === 'mark' ? token.text : said;
  }
}

/**
 * Whether a change may begin with the last of a statement's words: with its first word, with a word after WITH or
 * EXPLAIN, or with the fourth word of a loop such as FOR r IN DELETE.
 */
const mayBegin = (words: readonly string[]) =>
  words.length === 1 ||
  ['with', 'explain'].includes(words[0] ?? '') ||
  (words[0] === 'for' && words.length === 4);

/** Refuses a sign of the dumps of other databases. */
function refuseForeignMark(mark: string, before: string, words: readonly string[], reader: SqlReader): void {
  if (mark === '[' && (before === 'insert' || before === 'into'))
    throw foreignDump(reader.lineNumber(), 'SQL Server');
  if (mark === '`' || mark === '/*!' || (mark === '=' && before === 'engine' && words[0] === 'create'))
    throw foreignDump(reader.lineNumber(), 'MySQL or MariaDB');
}

/**
 * Whether the database runs a text: the body of DO, and in such a body a text of an EXECUTE that comes directly after
 * EXECUTE, `format`, `concat` or `||`. Other texts in the body are values, whatever they say.
 */
function isRun({ within }: Dump, words: readonly string[], before: string): boolean {
  if (within >= deepest) return false;
  const [verb] = words;
  if (verb === 'do') return true;
  const executes = within > 0 && (verb === 'execute' || (verb === 'for' && words[3] === 'execute'));
  return executes && ['execute', 'format', 'concat', '|'].includes(before);
}

/** Refuses a text that the database would run, if a statement in it changes a known table. */
async function refuseWithin(dump: Dump, { text, cut }: Token, statement: Statement): Promise<void> {
  if (cut) throw dumpProblem(statement, 'it runs a text that is too long to be read here');
  async function* pieces() {
    yield text;
  }
  const reader = sqlReader(pieces(), dump.reader.lineNumber());
  for (let first = await reader.next(); first.kind !== 'end'; first = await reader.next())
    await passOver({ ...dump, reader, within: dump.within + 1 }, first, statement);
}

/** The number of open bodies after a word. `begin` may also be a name, so a body begins only at the word after it. */
function blocksAfter(blocks: number, before: string, word: string): number {
  if (blocks === 0) return before === 'begin' && bodyStarts.has(word) ? 1 : 0;
  if (word === 'case') return blocks + 1;
  return word === 'end' ? Math.max(0, blocks - 1) : blocks;
}

const beside = new Set(['or', 'replace', 'temp', 'temporary', 'constraint']);

function hasBody(words: readonly string[]): boolean {
  const [verb, kind = ''] = words.filter((word) => !beside.has(word));
  return verb === 'create' && ['function', 'procedure', 'trigger'].includes(kind);
}

const isRule = (words: readonly string[]) => words[0] === 'create' && words.slice(0, 4).includes('rule');

/**
 * Whether a table's name stands behind a word INTO or COPY. In a block of DO, a variable stands behind the INTO of
 * SELECT and RETURNING.
 */
function namesTable({ within }: Dump, words: readonly string[], before: string, said: string): boolean {
  if (within === 0) return true;
  return said === 'copy' ? words.length === 1 : ['insert', 'merge'].includes(before);
}

/** Returns the name of the statement to which a word INTO or COPY belongs, such as 'INSERT'. */
function changeOf(words: readonly string[], before: string, said: string): string {
  if (said === 'copy') return 'COPY';
  if (['insert', 'replace', 'ignore'].includes(before)) return 'INSERT';
  return ['merge', 'upsert'].includes(before)
    ? before.toUpperCase()
    : (words[0] ?? 'statement').toUpperCase();
}

/**
 * Refuses a first word with which no statement begins (throws invalid_input): it may bring rows, misspelt or of another
 * database.
 */
export function refuseUnknown(first: Token, statement: Statement): void {
  const { kind, text } = first;
  if (isWord(first, 'unlock', 'delimiter') || isMark(first, '#'))
    throw foreignDump(statement.line, 'MySQL or MariaDB');
  if (kind === 'end' || (kind === 'word' && (statements.has(text) || passed.has(text)))) return;
  if (kind === 'mark' && [';', '(', '`', '/*!'].includes(text)) return;
  throw dumpProblem(
    statement,
    `no statement of PostgreSQL begins with ${quoted(first)}`,
    'Take it out, or make the dump again with pg_dump --format=plain.',
  );
}

/**
 * Reads on after CREATE TABLE or ALTER TABLE. Returns the known table that CREATE makes, or null. Throws invalid_input
 * if ALTER renames a table with rows or its column, moves it to another schema, or makes a known table by a new name.
 */
async function refuseRename(
  dump: Dump,
  words: readonly string[],
  statement: Statement,
): Promise<string | null> {
  const { reader, schema, filled } = dump;
  const [verb] = words;
  if (verb !== 'create' && verb !== 'alter') return null;
  let token = await reader.next();
  while (isWord(token, 'if', 'not', 'exists')) token = await reader.next();
  reader.back(token);
  const target = await readTarget(reader, schema);
  if (verb === 'create') return target?.table ? target.called : null;
  token = await reader.next();
  const isFilled = target?.table && filled.has(target.table);
  if (isWord(token, 'set')) {
    token = await reader.next();
    if (isFilled && isWord(token, 'schema'))
      throw notRun({ ...statement, does: `ALTER TABLE SET SCHEMA of ${target.called}` });
  }
  if (!isWord(token, 'rename')) {
    reader.back(token);
    return null;
  }
  token = await reader.next();
  const renamed = isWord(token, 'to') ? await readTarget(reader, schema) : null;
  if (isFilled || renamed?.table)
    throw notRun({ ...statement, does: `ALTER TABLE RENAME of ${target?.called ?? renamed?.called}` });
  return null;
}

/** Refuses \gexec, with which psql runs the results of a query. */
export function refuseGexec({ text }: Token, statement: Statement): void {
  if (/^\\gexec\b/.test(text)) throw notRun({ ...statement, does: 'command \\gexec' });
}

function notRun(statement: Statement) {
  return dumpProblem(
    statement,
    'only INSERT and COPY bring rows, and nothing is run',
    'Run it over there, and make the dump again.',
  );
}

/** Refuses a change of a known table within another statement, or after a missing semicolon. */
async function refuseChange(dump: Dump, change: string, statement: Statement): Promise<void> {
  const line = dump.reader.lineNumber();
  const target = await readTarget(dump.reader, dump.schema);
  if (target?.table)
    throw dumpProblem(
      { line, does: `${change} of ${target.called}` },
      `it stands inside of the ${statement.does} of line ${statement.line}, or a semicolon is missing before it`,
    );
}

/** Refuses a ROLLBACK after rows, an UPDATE of a known table, and the removal of rows that the dump brought before. */
async function refuseLater(dump: Dump, verb: string, statement: Statement): Promise<void> {
  const { reader, filled } = dump;
  const line = reader.lineNumber();
  if (dump.within === 0 && ['rollback', 'abort'].includes(verb) && filled.size > 0)
    throw dumpProblem(
      statement,
      'it takes back rows that stand above it',
      'Take it out if they are meant, or make the dump again.',
    );
  if (!['update', 'delete', 'truncate', 'drop', 'lock'].includes(verb)) return;
  let token = await reader.next();
  if (verb === 'lock' && isWord(token, 'tables')) throw foreignDump(statement.line, 'MySQL or MariaDB');
  const isSchema = verb === 'drop' && isWord(token, 'schema');
  if (!isSchema && !isWord(token, 'from', 'table')) {
    reader.back(token);
    if (verb === 'drop' || verb === 'lock') return;
  } else if (verb === 'drop') {
    token = await reader.next();
    if (isWord(token, 'if')) await reader.next();
    else reader.back(token);
  }
  for (;;) {
    const target = await readTarget(reader, isSchema ? '' : dump.schema);
    if (!target) return;
    if (isSchema && [...filled.values()].some((source) => source.includes(` ${target.called.slice(1)}.`)))
      throw notRun({ line, does: `DROP SCHEMA of ${target.called.slice(1)}` });
    if (!isSchema && target.table && verb !== 'lock' && (verb === 'update' || filled.has(target.table)))
      throw notRun({ line, does: `${verb.toUpperCase()} of ${target.called}` });
    token = await reader.next();
    if (isMark(token, ',')) continue;
    reader.back(token);
    return;
  }
}

/**
 * Reads a SET statement, for its effect on later statements: the schema of tables that are named without one, and the
 * meaning of a backslash.
 */
export async function readSetting(dump: Dump, statement: Statement): Promise<void> {
  const { reader } = dump;
  let name = await reader.next();
  if (isWord(name, 'session', 'local')) name = await reader.next();
  // MySQL's own variables, such as @@SESSION.SQL_MODE.
  const isMysql = isMark(name, '@') || (name.kind === 'word' && mysqlSettings.test(name.text));
  const mark = await reader.next();
  if (isMysql || (isWord(name, 'names') && mark.kind === 'word' && mark.text.startsWith('utf8')))
    throw foreignDump(statement.line, 'MySQL or MariaDB');
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

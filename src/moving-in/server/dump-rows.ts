// The rows of a plain dump: in COPY format, as pg_dump writes by default, or as INSERT statements with named columns,
// as the tools of hosted databases write. Every INSERT and COPY of a known table is read, or the whole dump is refused.
// Everything else (schema, functions, other tables) is skipped, unless it would change rows of a known table
// (passed-over.ts): such a dump is refused too. No statement is ever run.

import type { ImportTable } from '#moving-in/rules/import-tables.ts';
import { copiedRows } from './copied-rows.ts';
import {
  dumpProblem,
  endsEarly,
  foreignDump,
  quoted,
  refuseForeignName,
  type Statement,
} from './dump-problem.ts';
import { readTarget, type Target } from './dump-target.ts';
import type { FileRow } from './file-row.ts';
import { insertedRows } from './inserted-rows.ts';
import { type Dump, passOver, readSetting, refuseGexec, refuseUnknown } from './passed-over.ts';
import { type SqlReader, sqlReader } from './sql-reader.ts';
import { isMark, isWord, type Token } from './sql-token.ts';

/** The most skipped tables that are listed. */
const NAMED = 1_000;

const starts = [
  String.raw`--|/\*|\\(?:[a-z]+\s|!)|;\s*[\r\n]|BEGIN(?:\s*;|\s[a-z\s]*;|\s+INSERT\b)|COMMIT\b|(?:SAVEPOINT|SHOW|RESET)\s+\w+\s*;|ANALY[SZ]E(?:\s+\S+)?\s*;|USE\s+[^\s,;|]+\s*[;\r\n]|(?:REM|PROMPT)\s|VALUES\s*\(|START\s+TRANSACTION|SET\s|SELECT\s|COPY\s|DROP\s|TRUNCATE\s|PRAGMA\s`,
  String.raw`INSERT\b[^,;(]{0,200}\bINTO\s|(?:REPLACE|UPSERT|MERGE)\s+INTO\s|INSERT\s+[\w.\[\]]+\s*\(|DELETE\s+FROM\s|UPDATE\s+\S+\s+SET\s|DO\s+(?:['$]|LANGUAGE)`,
  String.raw`DELIMITER\s+\S+\s*[\r\n]|IF\s+(?:NOT\s+)?EXISTS\s*\(|PRINT\s+N?'|EXEC(?:UTE)?\s+[\w.]+\s*[\r\n;('@]|PREPARE\s+\w+\s*(?:AS\s|FROM\s|\()|EXPLAIN\s+(?:\(|[a-z]+\s)`,
  // Messages that pg_dump and psql write to a terminal may get into the file.
  String.raw`(?:pg_dump(?:all)?|psql):\s|Password(?:\s+for\s+user\s+\S+)?:\s`,
  String.raw`(?:CREATE|ALTER|COMMENT\s+ON|LOCK)\s+[a-z]+\s|(?:GRANT|REVOKE)\s[^;]*\sON\s|WITH\s+(?:RECURSIVE\s+)?\S+\s+AS\s`,
];
const dumpStart = new RegExp(String.raw`^\s*(?:${starts.join('|')})`, 'i');

/** Lines with MySQL's comments. A CSV file may begin with such lines too, so they do not show that a text is a dump. */
const hashLines = /^(?:\s*#[^\r\n]*(?:[\r\n]|$))+/;

/** Whether a text begins like a dump: with a comment, or with a statement. */
export function looksLikeDump(start: string): boolean {
  return dumpStart.test(start.replace(hashLines, ''));
}

/**
 * Reads the rows of a dump. Throws invalid_input, with statement and line, where rows of a known table can't be read,
 * and for a dump that is cut off.
 */
export async function* dumpRows(text: AsyncIterable<string>): AsyncGenerator<FileRow> {
  const reader = sqlReader(text);
  try {
    yield* rowsOf(reader);
  } finally {
    await reader.close();
  }
}

async function* rowsOf(reader: SqlReader): AsyncGenerator<FileRow> {
  const dump: Dump = { reader, schema: 'public', filled: new Map(), database: '', within: 0 };
  const passedOver = new Set<string>();
  for (;;) {
    const first = await reader.next();
    const statement: Statement = {
      line: reader.lineNumber(),
      does: first.kind === 'end' ? 'dump' : `statement ${quoted(first)}`,
    };
    if (first.kind === 'end') {
      if (first.cut) throw endsEarly(statement, 'a text or a comment');
      return;
    }
    if (first.kind === 'command') obey(dump, first, statement);
    // With these words the tools of Oracle begin a line that is a comment.
    else if (isWord(first, 'rem', 'prompt')) await reader.line();
    else if (isWord(first, 'insert', 'replace', 'copy')) {
      const target = await targetOf(dump, first, statement);
      if (target === null) continue;
      const { table, called } = target;
      statement.does = `${isWord(first, 'copy') ? 'COPY' : 'INSERT'} of ${called}`;
      if (table) fill(dump, target, table, statement);
      else if (passedOver.size < NAMED && !passedOver.has(called)) {
        passedOver.add(called);
        yield { skipped: called };
      }
      if (isWord(first, 'copy')) yield* copiedRows(reader, table, statement);
      else {
        if (table) yield* insertedRows(reader, table, statement);
        await passOver(dump, await reader.next(), statement);
      }
    } else if (isWord(first, 'pragma')) throw foreignDump(statement.line, 'SQLite');
    else if (isWord(first, 'set')) await readSetting(dump, statement);
    else {
      refuseUnknown(first, statement);
      await passOver(dump, first, statement);
    }
  }
}

/** The table of an INSERT or COPY; null for a COPY of a query, which is skipped. */
async function targetOf(dump: Dump, first: Token, statement: Statement): Promise<Target | null> {
  const { reader } = dump;
  let token = await reader.next();
  if (isWord(first, 'copy') && isMark(token, '(')) {
    reader.back(token);
    await passOver(dump, first, statement);
    return null;
  }
  if (isWord(first, 'copy')) reader.back(token);
  // SQLite writes INSERT OR IGNORE INTO, MySQL INSERT IGNORE INTO.
  for (
    let words = 0;
    isWord(token, 'or', 'ignore', 'replace', 'rollback', 'abort', 'fail') && words < 2;
    words += 1
  )
    token = await reader.next();
  const target =
    isWord(first, 'copy') || isWord(token, 'into') ? await readTarget(reader, dump.schema) : null;
  if (target) return target;
  const hasInto = isWord(first, 'copy') || isWord(token, 'into');
  const found = hasInto ? await reader.next() : token;
  refuseForeignName(found, statement.line);
  throw dumpProblem(
    statement,
    hasInto
      ? `the name of its table has to stand where ${quoted(found)} stands`
      : `INTO and the name of its table have to stand where ${quoted(found)} stands`,
  );
}

/** Notes that a table has rows. A dump in which several databases or schemas have rows of the table is refused. */
function fill(dump: Dump, { called }: Target, table: ImportTable, statement: Statement): void {
  const source = `${dump.database} ${called}`;
  if ((dump.filled.get(table) ?? source) !== source)
    throw dumpProblem(
      statement,
      `this dump has more than one database or schema with a table ${table}`,
      'Make a dump of the one that is meant: pg_dump --schema=public --schema=auth.',
    );
  dump.filled.set(table, source);
}

/** Handles a command for psql between statements; some commands would read rows from other files. */
function obey(dump: Dump, token: Token, statement: Statement): void {
  refuseGexec(token, statement);
  const { text } = token;
  const [command = '', ...rest] = text.trim().split(/\s+/);
  if (/^\\(?:i|ir|include|include_relative|copy)$/.test(command))
    throw dumpProblem(
      { ...statement, does: `command ${command}` },
      'what it reads stands elsewhere',
      'Put the files into one zip, each table as CSV, or make the dump with pg_dump.',
    );
  if (/^\\(?:if|elif|else|q|quit)$/.test(command))
    throw dumpProblem(
      { ...statement, does: `command ${command}` },
      'it says which of the rows count, and nothing is run',
      'Take out what does not count, and this line, or make the dump with pg_dump.',
    );
  if (/^\\c(?:onnect)?$/.test(command)) dump.database = rest.join(' ');
}

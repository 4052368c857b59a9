// The reasons for which a dump is refused: each message names the line and the statement, and says what to do.

import { cutText } from '#platform/rules/text-length.ts';
import { AppError } from '#platform/server/http/app-error.ts';
import type { Token } from './sql-token.ts';

/** The statement that is being read: its line, and in words what it does to which table. */
export type Statement = { line: number; does: string };

export const makePlainDump = 'Make the dump again with pg_dump --format=plain, or export this table as CSV.';

export function dumpProblem({ line, does }: Statement, why: string, whatToDo = makePlainDump): AppError {
  return new AppError('invalid_input', {
    message: `Line ${line}: The ${does} can’t be read: ${why}. ${whatToDo}`,
  });
}

export function endsEarly({ line, does }: Statement, inside: string): AppError {
  return new AppError('invalid_input', {
    message: `Line ${line}: The ${does} has no end: this dump ends in the middle of ${inside}. Make it again.`,
  });
}

export function withoutColumns({ line, does }: Statement): AppError {
  const command = does.startsWith('COPY') ? 'COPY' : 'INSERT';
  return new AppError('invalid_input', {
    message:
      `Line ${line}: The ${does} can’t be read: only ${command} statements can that name their columns, and there are some that don’t name their columns. ` +
      'Make it without --inserts, or with --column-inserts; from SQLite or another database, export each table as CSV.',
  });
}

export function refuseTwice(statement: Statement, columns: readonly string[]): void {
  const named = new Set<string>();
  const twice = columns.find((column) => named.size === named.add(column).size);
  if (twice !== undefined) throw dumpProblem(statement, `it names the column ${twice.slice(0, 60)} twice`);
}

/** The refusal of a quotation mark after a backslash: PostgreSQL would end the text there, MySQL would not. */
export function backslashQuote(statement: Statement): AppError {
  return dumpProblem(
    statement,
    'a backslash stands before a quotation mark inside of a text, as MySQL and MariaDB write it',
    'Export this table as CSV.',
  );
}

/** The refusal of a dump of another kind of database, in which texts have another meaning; nothing of it is read. */
export function foreignDump(line: number, database: string): AppError {
  return new AppError('invalid_input', {
    message: `Line ${line}: This is a dump of ${database}, and only PostgreSQL’s are read here. Export each table as CSV.`,
  });
}

/** Refuses a name in the quotation marks of another kind of database. */
export function refuseForeignName({ kind, text }: Token, line: number): void {
  if (kind !== 'mark') return;
  if (text === '`') throw foreignDump(line, 'MySQL or MariaDB');
  if (text === '[') throw foreignDump(line, 'SQL Server');
}

/** Returns a token's text in quotation marks for a message; 'its end' for the end of the file. */
export function quoted({ kind, text }: Token): string {
  return kind === 'end' ? 'its end' : `“${cutText(text.replaceAll(/\p{Cc}+/gu, ' '), 40)}”`;
}

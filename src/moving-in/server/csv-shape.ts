// Finds the shape of a CSV file in its first lines: the character that separates columns, and the line with their
// names.

import type { ImportTable } from '#moving-in/rules/import-tables.ts';
import { cutText } from '#platform/rules/text-length.ts';
import { AppError } from '#platform/server/http/app-error.ts';
import { isReadColumn, neededOf } from './import-schema.ts';

/** The separator of the columns, and `from`: how many characters to skip before the rows. */
export type CsvShape = { delimiter: string; from: number };

/** The separators that spreadsheets of all countries and databases write. */
const separators = [',', ';', '\t'];
/**
 * Separators of other programs. They are common in texts too, so a file that uses such a separator must name it in a
 * first line `sep=`.
 */
const others = ['|', ':', '^', '~', '#', '&', '*', '\u0001', '\u001e', '\u001f', ' '];
const names: Readonly<Record<string, string>> = { ' ': 'blanks', '\u0001': 'a control character' };

/** The number of lines in which the names of the columns are looked for. */
const LINES = 50;

/**
 * Returns the separator: the separator that Excel's own first line `sep=;` names, or else that of the line with the
 * columns of `table`. Throws invalid_input, with advice, where other lines are above that line, where another
 * character separates the columns, or where nothing does.
 */
export function csvShapeOf(start: string, table: ImportTable): CsvShape {
  const { said, from } = saidSeparator(start);
  const lines = start
    .slice(from)
    .split(/\r\n|\n|\r/, LINES)
    .map((line, place) => ({ line, number: place + 1 + (from > 0 ? breaksIn(start.slice(0, from)) : 0) }))
    .filter(({ line }) => /[^\s,;|"]/.test(line));
  const [first] = lines;
  refuseWhole(first?.line ?? '', table);
  const known = said === undefined ? separators : [said, ...separators];
  let header: { delimiter: string; columns: number; number: number } | null = null;
  for (const { line, number } of lines) {
    const found = best(line, known, table) ?? best(line, others, table);
    const isHeader = found && (known.includes(found.delimiter) || found.columns > 1);
    if (isHeader && found.columns > (header?.columns ?? 0)) header = { ...found, number };
  }
  if (header && header.number !== first?.number)
    throw titled(first?.line ?? '', first?.number ?? 1, header.number);
  if (header && !known.includes(header.delimiter)) throw otherwiseSeparated(header.delimiter);
  if (header) return { delimiter: header.delimiter, from };
  // Without a line that has the needed columns, the first line is taken for the header; the error then shows that line.
  return { delimiter: said ?? mostOf(first?.line ?? ''), from };
}

/**
 * The column's name in a cell of the header, without invisible characters, which pasted text may have, and without the
 * signs in which SQL Server and MySQL put names.
 */
export function columnName(cell: string): string {
  return cell
    .replaceAll(/\p{Cf}/gu, '')
    .trim()
    .replace(/^\[(.*)\]$|^`(.*)`$/, '$1$2')
    .toLowerCase();
}

/** The separator that a first line `sep=` names; that line is not part of the table. */
function saidSeparator(start: string): { said: string | undefined; from: number } {
  const found = /^\s*"?sep=(?:(\\t|[^\r\n"])|"(.)")?"?[,;|\t ]*(?=[\r\n]|$)/i.exec(start);
  if (!found) return { said: undefined, from: 0 };
  const [line, said = found[2]] = found;
  return { said: said === '\\t' ? '\t' : said, from: line.length };
}

/**
 * Returns the separator of `candidates` with which the line has all columns that are needed to find rows, and the most
 * other columns of the table; undefined if there is none.
 */
function best(line: string, candidates: readonly string[], table: ImportTable) {
  let found: { delimiter: string; columns: number } | undefined;
  for (const delimiter of candidates) {
    const cells = line.split(delimiter).map((cell) => columnName(cell.trim().replace(/^"(.*)"$/, '$1')));
    if (!neededOf(table).every((column) => cells.includes(column))) continue;
    const columns = cells.filter((cell) => isReadColumn(table, cell)).length;
    if (columns > (found?.columns ?? 0)) found = { delimiter, columns };
  }
  return found;
}

/** Refuses a file in which each row stands in quotation marks, so that it is a single cell. */
function refuseWhole(line: string, table: ImportTable): void {
  const [, cell] = /^\s*"((?:[^"]|"")*)"\s*$/.exec(line) ?? [];
  if (cell === undefined || (best(cell.replaceAll('""', '"'), separators, table)?.columns ?? 0) < 2) return;
  throw new AppError('invalid_input', {
    message:
      'Each row stands in quotation marks as a whole, so it is one cell. Export the table again, and don’t open the file in a spreadsheet before.',
  });
}

function mostOf(line: string): string {
  const counts = separators.map((mark) => ({ mark, count: line.split(mark).length }));
  return counts.reduce((most, each) => (each.count > most.count ? each : most)).mark;
}

const breaksIn = (text: string) => text.match(/\r\n|\n|\r/g)?.length ?? 0;

function titled(title: string, number: number, header: number): AppError {
  return new AppError('invalid_input', {
    message: `Line ${number} says “${cutText(title.replaceAll(/["\s,;]+/g, ' ').trim(), 60)}”, and the names of the columns stand in line ${header}. They have to stand first: take out the lines above them, and read it again.`,
  });
}

function otherwiseSeparated(delimiter: string): AppError {
  const name = names[delimiter] ?? (delimiter < ' ' ? 'a control character' : `“${delimiter}”`);
  return new AppError('invalid_input', {
    message: `The columns are separated by ${name}. Save the file with commas, semicolons or tabs between them, or write sep=${delimiter < ' ' ? ' and that character' : delimiter} into a line above all others, and read it again.`,
  });
}

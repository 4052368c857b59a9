// The form of a CSV file by its first lines: the sign that separates its columns, and the line of their names.

import type { ImportTable } from '#moving-in/rules/import-tables.ts';
import { cutText } from '#platform/rules/text-length.ts';
import { AppError } from '#platform/server/http/app-error.ts';
import { isReadColumn, neededOf } from './import-schema.ts';

/** The text is read behind so many characters. */
export type CsvShape = { delimiter: string; from: number };

/** The signs that spreadsheets of all countries and databases write. */
const separators = [',', ';', '\t'];
/** The sign that other programs write: it may stand in texts, so that it has to be said. */
const others = ['|', ':', '^', '~', '#', '&', '*', '\u0001', '\u001e', '\u001f', ' '];
const names: Readonly<Record<string, string>> = { ' ': 'blanks', '\u0001': 'a control character' };

/** Lines in which the names of the columns are looked for. */
const LINES = 50;

/**
 * Excel's own first line `sep=;` says the separator; otherwise the line with the columns of `table` does. Throws invalid_input,
 * saying what to do, where other lines stand above that one, or where something else separates the columns.
 */
export function csvShapeOf(start: string, table: ImportTable): CsvShape {
  const { said, from } = saidSeparator(start);
  const lines = start
    .slice(from)
    .split(/\r\n|\n|\r/, LINES)
    .map((line, place) => ({ line, number: place + 1 + (from > 0 ? breaksIn(start.slice(0, from)) : 0) }))
    .filter(({ line }) => /[^\s,;|"]/.test(line));
  const [first] = lines;
  const known = said === undefined ? separators : [said, ...separators];
  let header: { delimiter: string; columns: number; number: number } | null = null;
  for (const { line, number } of lines) {
    const found = best(line, known, table) ?? best(line, others, table);
    const isTold = found && (known.includes(found.delimiter) || found.columns > 1);
    if (isTold && found.columns > (header?.columns ?? 0)) header = { ...found, number };
  }
  if (header && header.number !== first?.number)
    throw titled(first?.line ?? '', first?.number ?? 1, header.number);
  if (header && !known.includes(header.delimiter)) throw otherwiseSeparated(header.delimiter);
  if (header) return { delimiter: header.delimiter, from };
  // No line has the columns that are needed: the first one is shown as it is.
  return { delimiter: said ?? mostOf(first?.line ?? ''), from };
}

/** The column that a cell of the header names. Pasted text brings signs without a shape along, which are left out. */
export function columnName(cell: string): string {
  return cell
    .replaceAll(/\p{Cf}/gu, '')
    .trim()
    .toLowerCase();
}

/** The separator that the first line says, which is none of the table's. */
function saidSeparator(start: string): { said: string | undefined; from: number } {
  const found = /^\s*"?sep=(?:(\\t|[^\r\n"])|"(.)")?"?[,;|\t ]*(?=[\r\n]|$)/i.exec(start);
  if (!found) return { said: undefined, from: 0 };
  const [line, said = found[2]] = found;
  return { said: said === '\\t' ? '\t' : said, from: line.length };
}

/** Of `candidates` the one by which the line has all columns without which no row can be found, and most of the others. */
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

// A list of names as a coordinator has it: one name in each line, or a table from a spreadsheet (CSV).

import { cutText } from '#platform/rules/text-length.ts';

/** The heads of columns of names, in the languages of the course. */
const heads = new Set(
  [
    'name, names, first name, last name, full name, given name, family name, surname, vorname, nachname',
    'familienname, nombre, nombres, nombre completo, apellido, apellidos, nom, prénom, nom de famille',
    'nom complet, nome, nome completo, sobrenome, nombre y apellidos, apellidos y nombre, primer apellido',
    'segundo apellido, alumno, alumna, alumno/a, nome e sobrenome, nome do aluno, aluno, aluna, aluno(a)',
    'primeiro nome, último nome',
  ].flatMap((line) => line.split(', ')),
);

/** Characters that no text of names has, but a picture or a spreadsheet's own file. */
const strange = /[^\P{Cc}\t\n\r]|^PK|^\s*[[{<]/u;

/**
 * Returns the names in the text of a file. Of a table they are its columns of names, put together; of a table without a head, the first two
 * columns. Returns null where the text is no list.
 */
export function namesIn(text: string): string[] | null {
  if (strange.test(text)) return null;
  const lines = text.split(/\r\n|\r|\n/).filter((line) => line.trim() !== '');
  const between = separatorOf(lines);
  const rows = lines.map((line) => cellsOf(line, between));
  const [first = []] = rows;
  const headAt = headOf(rows);
  const named = namedColumns(rows[headAt] ?? []);
  // In a list that is all in one line, each cell is a name.
  const whole = rows.length === 1 && named.length === 0;
  const people = whole ? first.map((cell) => [cell]) : rows.slice(headAt + 1);
  const names = people.map((row) => {
    const cells = named.length > 0 ? named.map((column) => row[column] ?? '') : row.slice(0, 2);
    return cutText(cells.filter(isName).join(' '), 100);
  });
  const found = names.filter((name) => name !== '');
  return found.length > 0 ? found : null;
}

function isName(cell: string): boolean {
  return /\p{L}/u.test(cell) && !cell.includes('@');
}

/**
 * Returns the sign that most lines have outside of quotes; one that is in the first line or in most: a name may have a
 * comma.
 */
function separatorOf(lines: readonly string[]): string | undefined {
  const bare = lines.map((line) => line.replaceAll(/"(?:[^"]|"")*"/g, ''));
  const counted = ['\t', ';', ','].map((sign) => ({
    sign,
    count: bare.filter((line) => line.includes(sign)).length,
    likely: bare[0]?.includes(sign),
  }));
  return counted
    .filter(({ count, likely }) => likely || count > bare.length / 2)
    .toSorted((one, other) => other.count - one.count)[0]?.sign;
}

/**
 * Returns the line of a table's head: at its top, below titles that stand alone in their lines; -1 without
 * one.
 */
function headOf(rows: readonly string[][]): number {
  const top = rows.slice(0, TITLES + 1);
  const at = top.findIndex((row) => namedColumns(row).length > 0);
  const titles = top.slice(0, Math.max(0, at));
  return titles.every((row) => row.filter((cell) => cell !== '').length <= 1) ? at : -1;
}

/** Lines that may stand above the head. */
const TITLES = 3;

function namedColumns(head: readonly string[]): number[] {
  return [...head.keys()].filter((column) => heads.has(head[column]?.toLowerCase() ?? ''));
}

/** Returns the cells of a line of a table; a cell in quotes may hold the sign that stands between two. */
function cellsOf(line: string, between: string | undefined): string[] {
  if (between === undefined) return [cellText(line)];
  // A tab between cells is a blank too: only other blanks belong to a cell.
  const blanks = `[^\\S${between}]*`;
  const cells = line.matchAll(
    new RegExp(`${blanks}("(?:[^"]|"")*"|[^${between}]*)${blanks}(?:${between}|$)`, 'g'),
  );
  return [...cells].map(([, cell = '']) => cellText(cell));
}

function cellText(cell: string): string {
  const [, quoted] = /^"((?:[^"]|"")*)"$/.exec(cell.trim()) ?? [];
  return quoted === undefined ? cell.trim() : quoted.replaceAll('""', '"').trim();
}

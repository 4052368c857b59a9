// Reads a coordinator's list of names: one name in each line, or a table from a spreadsheet (CSV).

import { cutText } from '#platform/rules/text-length.ts';

/** Headings of columns with names, in the languages of the course. */
const heads = new Set(
  [
    'name, names, first name, last name, full name, given name, family name, surname, vorname, nachname',
    'familienname, nombre, nombres, nombre completo, apellido, apellidos, nom, prénom, nom de famille',
    'nom complet, nome, nome completo, sobrenome, nombre y apellidos, apellidos y nombre, primer apellido',
    'segundo apellido, alumno, alumna, alumno/a, nome e sobrenome, nome do aluno, aluno, aluna, aluno(a)',
    'primeiro nome, último nome',
  ].flatMap((line) => line.split(', ')),
);

/** Matches content that is no list of names, such as a picture or a spreadsheet's own format. */
const strange = /[^\P{Cc}\t\n\r]|^PK|^\s*[[{<]/u;

/**
 * Returns the names in the text of a file; null if the text is no list of names. In a table, a name is put together
 * from the columns of names, or from the first two columns if the table has no headings.
 */
export function namesIn(text: string): string[] | null {
  if (strange.test(text)) return null;
  const lines = text.split(/\r\n|\r|\n/).filter((line) => line.trim() !== '');
  const between = separatorOf(lines);
  const rows = lines.map((line) => cellsOf(line, between));
  const [first = []] = rows;
  const headAt = headOf(rows);
  const named = namedColumns(rows[headAt] ?? []);
  // If the file has only one line and no headings, each cell of that line is one person's name.
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
 * Returns the separator that is in the most lines, outside of quotes. It must be in the first line or in more than
 * half: a comma in few lines may be part of a name.
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
 * Returns the index of the line with headings, or -1. Only titles, each alone in its line, may be above the headings.
 */
function headOf(rows: readonly string[][]): number {
  const top = rows.slice(0, TITLES + 1);
  const at = top.findIndex((row) => namedColumns(row).length > 0);
  const titles = top.slice(0, Math.max(0, at));
  return titles.every((row) => row.filter((cell) => cell !== '').length <= 1) ? at : -1;
}

/** The most title lines above the headings. */
const TITLES = 3;

function namedColumns(head: readonly string[]): number[] {
  return [...head.keys()].filter((column) => heads.has(head[column]?.toLowerCase() ?? ''));
}

/** Returns the cells of a line of a table; a cell in quotes may contain the separator. */
function cellsOf(line: string, between: string | undefined): string[] {
  if (between === undefined) return [cellText(line)];
  // Blanks around a cell are cut, but not the separator if that is a tab.
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

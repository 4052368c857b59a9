// A list of names as a coordinator has it: one name in each line, or a table from a spreadsheet (CSV).

import { cutText } from '#rules/text-length.ts';

/** What stands above a column of names, in the languages of the course. */
const heads = new Set(
  [
    'name, names, first name, last name, full name, given name, family name, surname, vorname, nachname',
    'familienname, nombre, nombres, nombre completo, apellido, apellidos, nom, prénom, nom de famille',
    'nom complet, nome, nome completo, sobrenome',
  ].flatMap((line) => line.split(', ')),
);

/** Characters that no text of names has, but a picture or a spreadsheet's own file. */
const strange = /[^\P{Cc}\t\n\r]|^PK|^\s*[[{<]/u;

/**
 * The names in the text of a file: of a table its columns of names, put together; without such a head the first two columns.
 * Null where the text is no list.
 */
export function namesIn(text: string): string[] | null {
  if (strange.test(text)) return null;
  const lines = text.split(/\r\n|\r|\n/).filter((line) => line.trim() !== '');
  const [first = ''] = lines;
  const between = ['\t', ';', ','].find((sign) => first.includes(sign));
  const rows = lines.map((line) => cellsOf(line, between));
  const [head = []] = rows;
  const named = [...head.keys()].filter((column) => heads.has(head[column]?.toLowerCase() ?? ''));
  // All in one line: each cell is a name.
  const whole = rows.length === 1 && named.length === 0;
  const people = whole ? head.map((cell) => [cell]) : named.length > 0 ? rows.slice(1) : rows;
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

/** What a line of a table holds; a cell in quotes may hold the sign that stands between two. */
function cellsOf(line: string, between: string | undefined): string[] {
  if (between === undefined) return [line.trim()];
  const cells = line.matchAll(new RegExp(`\\s*("(?:[^"]|"")*"|[^${between}]*)\\s*(?:${between}|$)`, 'g'));
  return [...cells].map(([, cell = '']) =>
    cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"').trim() : cell.trim(),
  );
}

// Reads a sheet that was copied from a table. The table's columns have names, or they are counts, move, cue and hint.

import { readCounts } from './sheet-counts.ts';
import { isTotal } from './sheet-line.ts';

export type SheetColumn = 'counts' | 'move' | 'cue' | 'hint' | 'section' | 'phrase';
export type SheetCells = Record<SheetColumn, string>;

const usual: readonly SheetColumn[] = ['counts', 'move', 'cue', 'hint'];

const names: Readonly<Record<SheetColumn, readonly string[]>> = {
  counts:
    'counts count cts beats beat zählzeiten zählzeit zähler schläge cuentas cuenta tiempos tiempo comptes compte temps contagens contagem conteggi conteggio tellen カウント 拍 tempos'.split(
      ' ',
    ),
  move: 'move moves step steps bewegung bewegungen schritt schritte figur movimiento movimientos paso pasos mouvement mouvements pas movimento movimentos passo passos choreo choreography choreografie coreografía coreografia chorégraphie movement movements action actions figure figures 動き 振り 振付'.split(
    ' ',
  ),
  cue: 'cue cues call calls say word words ansage ansagen ruf rufe wort worte aviso indicación palabra texto letra paroles text lyrics palabras voz annonce annonces mot mots chamada chamadas fala falas 歌詞'.split(
    ' ',
  ),
  hint: 'hint hints note notes how description hinweis hinweise tipp tipps notiz beschreibung pista pistas nota notas consejo descripción conseil conseils remarque remarques dica dicas descrição'.split(
    ' ',
  ),
  section: 'section sections part abschnitt teil sección parte partie seção'.split(' '),
  phrase: 'phrase phrases title frase titel título titre'.split(' '),
};

/** The sign that separates the cells of a sheet; null for a sheet that is not a table. */
export function cellSign(lines: readonly string[]): string | null {
  const filled = filledOf(lines);
  if (filled.some((line) => line.includes('\t') && /\S[^\t]*\t|\t.*\S.*\t/.test(line))) return '\t';
  return ['|', ';', ','].find((sign) => isTable(filledOf(wholeRows(filled, sign).rows), sign)) ?? null;
}

const filledOf = (lines: readonly string[]) => lines.filter((line) => line.trim() !== '');

/**
 * Whether lines are a table with the separating sign `sign`: names of columns with rows below them, or counts in the
 * first cells of at least half of the lines.
 */
function isTable(filled: readonly string[], sign: string): boolean {
  const rows = filled.filter((line) => line.includes(sign) && !isHeading(line));
  const named = rows.findIndex((row) => columnsIn(cellsOf(row, sign)));
  const columns = named < 0 ? null : columnsIn(cellsOf(rows[named] ?? '', sign));
  if (columns) return rows.slice(named + 1).some((row) => hasCells(row, sign, columns));
  if (rows.length < 2 || rows.length < filled.length / 2) return false;
  const counted = rows.filter((row) => beginsRow(row, sign));
  const places = rows.filter((row) => /^\s*\d+\s*,\s*\d/.test(row));
  return counted.length > 1 && counted.length >= filled.length / 2 && places.length === 0;
}

/** Whether the first cell of a row has counts, or a date that a spreadsheet may have made of counts. */
function beginsRow(row: string, sign: string): boolean {
  const [first = ''] = cellsOf(row, sign);
  return (
    row.includes(sign) &&
    (/^\d+(?:[.,]0{1,2})?\s*(?:[x×*-]\s*\d+(?:['’]?s)?)?$/.test(first) || isLikeDate(first))
  );
}

const month = '(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)';
/** The months of dates such as '01/ago', which spreadsheets write in Portuguese, Spanish and French. */
const monthAbroad =
  '(?:jan|ene|fe[bv]|fév|mar|a[bpv]r|ma[iy]|jui?n|jui?l|ago|aug|aoû|sep|set|oct|okt|out|nov|dez|dic|dec|déc)';
/** Dates that spreadsheets make of counts: '8-Jan', 'Aug 16', '8/16/2026', '2026-08-16'. */
const madeDate = new RegExp(
  String.raw`^(?:\d{1,2}[- ]${month}(?:[- ]\d{2,4})?|\d{1,2}/${monthAbroad}\p{L}?\.?|${month}\p{L}{0,6}\.?[- ]\d{1,2}|\d{1,2}([./])\d{1,2}\1\d{2,4}|\d{4}-\d\d-\d\d)$`,
  'iu',
);
/** Dates that spreadsheets in other languages make of counts: '01. Aug', '8-ene'. */
const likeDate = /^\d{1,2}(?:-|\.\s*)\p{L}{3,9}\.?$/u;

/** Whether a cell of counts may have a date. '8-step' is included, because it looks like a date such as '8-ene'. */
const isLikeDate = (cell: string) => madeDate.test(cell) || likeDate.test(cell);

/** Returns a sentence about a cell of counts that has a date or a fraction of a count, or null. */
export function countsProblem(cell: string): string | null {
  if (isDate(cell)) return `“${cell}” looks like counts that a spreadsheet made a date of.`;
  const isPart = /^(?:\d+\s+)?\d+\/\d+$|^\d*\s*[¼½¾⅓⅔]$|^\d+[.,]\d*[1-9]0*$/.test(cell);
  return isPart ? `“${cell}” is no whole number of counts.` : null;
}

/** Whether a cell has an error such as '#REF!', which spreadsheets in several languages show in place of a value. */
const isError = (cell: string) => /^#(?:[A-ZÄÖÜ¡][\p{Lu}/0]*[!?]|N\/A|NV|N\/D)$/u.test(cell);

/** The cells of a row, empty where they have a spreadsheet's error, and the first of these errors. */
export function withoutErrors(cells: readonly string[]): {
  cells: readonly string[];
  error: string | undefined;
} {
  return { cells: cells.map((cell) => (isError(cell) ? '' : cell)), error: cells.find(isError) };
}

/** The number of cells at the beginning of a row that are empty in every row. */
export function emptyBefore(rows: readonly string[], sign: string): number {
  const places = rows
    .filter((row) => row.includes(sign))
    .map((row) => cellsOf(row, sign).findIndex((cell) => cell !== ''))
    .filter((place) => place >= 0);
  return places.length === 0 ? 0 : places.reduce((least, place) => Math.min(least, place));
}

/** Whether a cell of counts has a date that a spreadsheet made of the counts. */
export function isDate(cell: string): boolean {
  return madeDate.test(cell) || (likeDate.test(cell) && !readCounts(cell));
}

/**
 * Whether a line below names of columns is a row of their table. A line of plain text may contain the separating sign
 * too.
 */
function hasCells(row: string, sign: string, columns: readonly (SheetColumn | null)[]): boolean {
  const cells = cellsOf(row, sign);
  const { counts } = rowOf(cells, columns);
  return columns.includes('counts')
    ? /^[\d\s&,.x×*–-]+(?:['’]?s)?$/.test(counts) || isLikeDate(counts)
    : cells.length >= columns.length;
}

/** Whether a line is a heading such as '# Step, title'. Its words may look like names of columns. */
const isHeading = (line: string) => /^#{1,2} /.test(line);

/** The separating sign of a line that is a row of names of columns; null for any other line. */
export function namesBy(line: string): string | null {
  const signs = ['\t', '|', ';', ','];
  const isNames = (sign: string) => {
    if (!line.includes(sign) || isHeading(line)) return false;
    const [row = ''] = wholeRows([line], sign).rows;
    return columnsIn(cellsOf(row, sign))?.every((column) => column !== null) === true;
  };
  return signs.find(isNames) ?? null;
}

/** The most lines that a cell in quotes may have. */
const longestCell = 6;

/**
 * Returns the lines with every row on one line, because a cell in quotes may contain line ends. A line that was added
 * to the row above becomes blank, so that all lines keep their numbers. `unclosed` has the numbers (from 1) of lines
 * with a quote that opens a cell and is never closed. Such a quote is removed, and the lines below are rows of their
 * own.
 */
export function wholeRows(
  lines: readonly string[],
  sign: string,
): { rows: string[]; unclosed: readonly number[] } {
  // A quote that closes a cell is at the end of the row, or before the separating sign of the next cell.
  const goesOn = new RegExp(`^(?:[^"]|"")*(?:$|"\\s*(?:$|\\${sign}))`);
  const rows = [...lines];
  const unclosed: number[] = [];
  for (let at = 0; at < rows.length; at += 1) {
    const line = rows[at] ?? '';
    const quote = openQuote(line, sign);
    if (quote < 0) continue;
    let row = line;
    let end = at + 1;
    for (; openQuote(row, sign) >= 0 && end < Math.min(rows.length, at + longestCell); end += 1) {
      const next = rows[end] ?? '';
      if (!goesOn.test(next) || beginsRow(next, sign)) break;
      row = `${row} ${next}`;
    }
    if (openQuote(row, sign) >= 0) {
      rows[at] = line.slice(0, quote) + line.slice(quote + 1);
      unclosed.push(at + 1);
    } else {
      rows[at] = row;
      rows.fill('', at + 1, end);
    }
  }
  return { rows, unclosed };
}

/** The index of a quote that opens a cell and is not closed within the row; -1 if there is none. */
function openQuote(row: string, sign: string): number {
  let open = -1;
  let isStart = true;
  for (let at = 0; at < row.length; at += 1) {
    const letter = row[at] as string;
    if (open >= 0) {
      if (letter !== '"') continue;
      if (row[at + 1] === '"') at += 1;
      else open = -1;
    } else if (letter === '"' && isStart) {
      open = at;
      isStart = false;
    } else isStart = letter === sign || (isStart && letter === ' ');
  }
  return open;
}

/**
 * A cell in the quotes that word processors make of '"'. Cells between tabs come from spreadsheets, in which such
 * quotes are part of a cell.
 */
const typesetCells = new Map(
  ['|', ';', ','].map((sign) => [
    sign,
    new RegExp(`(^|\\${sign})\\s*[“”„‟«»]([^"“”„‟«»]*)[“”„‟«»](?=\\s*(?:$|\\${sign}))`, 'g'),
  ]),
);

/** Returns the cells of a row. A cell in quotes may contain the separating sign, and quotes that are written twice. */
export function cellsOf(row: string, sign: string): string[] {
  const typeset = typesetCells.get(sign);
  const line = typeset ? row.replace(typeset, '$1"$2"') : row;
  const inner = sign === '|' ? line.trim().replace(/^\||\|$/g, '') : line;
  const cells: string[] = [];
  let cell = '';
  let quoted = false;
  for (let at = 0; at < inner.length; at += 1) {
    const letter = inner[at] as string;
    if (quoted && letter === '"' && inner[at + 1] === '"') {
      cell += letter;
      at += 1;
    } else if (letter === '"' && (quoted || cell.trim() === '')) quoted = !quoted;
    else if (letter === sign && !quoted) {
      cells.push(cell.trim());
      cell = '';
    } else cell += letter;
  }
  return [...cells, cell.trim()];
}

/**
 * Returns the column of each cell in a row of names; null for any other row. A row of names has at least two different
 * known names, at least half as many as filled cells, and one of them names the counts or the move. Below rows of
 * counts (`isBelow`), every cell must be a known name, and one of them names the counts.
 */
export function columnsIn(cells: readonly string[], isBelow = false): (SheetColumn | null)[] | null {
  const columns = cells.map(columnNamed);
  const known = new Set(columns.filter((column) => column !== null));
  const filled = cells.filter((cell) => cell !== '');
  const isNames = known.size > 1 && known.size >= filled.length / 2;
  const isSure = known.has('counts') && filled.every((cell) => columnNamed(cell) !== null);
  if (isBelow && !isSure) return null;
  return isNames && (known.has('counts') || known.has('move')) ? columns : null;
}

function columnNamed(named: string): SheetColumn | null {
  const cell = named.replace(/\([^()]*\)/g, ' ').trim();
  const words = cell.toLowerCase().match(/\p{L}+/gu) ?? [];
  if (words.length > 3 || !/^[\p{L}\s*_().#/"“”„‟«»'‘’-]*:?$/u.test(cell)) return null;
  const columns = Object.keys(names) as SheetColumn[];
  return columns.find((column) => words.some((word) => names[column].includes(word))) ?? null;
}

/**
 * The cells of a row by their columns. Cells of columns with the same name are joined, but of several columns of counts
 * only the first is read.
 */
export function rowOf(
  cells: readonly string[],
  columns: readonly (SheetColumn | null)[] = usual,
): SheetCells {
  const counted = columns.indexOf('counts');
  const row: SheetCells = { counts: '', move: '', cue: '', hint: '', section: '', phrase: '' };
  cells.forEach((cell, index) => {
    const column = columns[index];
    // A spreadsheet may write 8 as 8.0; 8.000 may be eight thousand.
    if (index === counted) row.counts = cell.replace(/^(\d+)[.,]0{1,2}$/, '$1');
    else if (column && column !== 'counts' && cell !== '') row[column] = `${row[column]} ${cell}`.trim();
  });
  // A table's sum may be named in another column than the move.
  const named = row.phrase || row.section;
  return row.move === '' && isTotal(named) ? { ...row, move: named, section: '', phrase: '' } : row;
}

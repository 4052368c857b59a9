// Reads a sheet that was copied from a table. Its columns have names, or they are counts, move, cue and hint.

export type SheetColumn = 'counts' | 'move' | 'cue' | 'hint' | 'section' | 'phrase';
export type SheetCells = Record<SheetColumn, string>;

const usual: readonly SheetColumn[] = ['counts', 'move', 'cue', 'hint'];

const names: Readonly<Record<SheetColumn, readonly string[]>> = {
  counts:
    'counts count cts beats beat zählzeiten zählzeit zähler schläge cuentas cuenta tiempos tiempo comptes compte temps contagens contagem tempos'.split(
      ' ',
    ),
  move: 'move moves step steps bewegung bewegungen schritt schritte figur movimiento movimientos paso pasos mouvement mouvements pas movimento movimentos passo passos'.split(
    ' ',
  ),
  cue: 'cue cues call calls say word words ansage ansagen ruf rufe wort worte aviso indicación palabra texto letra paroles text lyrics palabras voz annonce annonces mot mots chamada chamadas fala falas'.split(
    ' ',
  ),
  hint: 'hint hints note notes how description hinweis hinweise tipp tipps notiz beschreibung pista pistas nota notas consejo descripción conseil conseils remarque remarques dica dicas descrição'.split(
    ' ',
  ),
  section: 'section sections part abschnitt teil sección parte partie seção'.split(' '),
  phrase: 'phrase phrases title frase titel título titre'.split(' '),
};

/** The sign between a sheet's cells; null for a sheet that is not a table. */
export function cellSign(lines: readonly string[]): string | null {
  const filled = lines.filter((line) => line.trim() !== '');
  if (filled.some((line) => line.includes('\t') && /\S[^\t]*\t|\t.*\S.*\t/.test(line))) return '\t';
  return ['|', ';', ','].find((sign) => isTable(filled, sign)) ?? null;
}

/** Whether a row with counts follows names of columns, or most lines have cells with counts in the first one. */
function isTable(filled: readonly string[], sign: string): boolean {
  const rows = filled.filter((line) => line.includes(sign));
  const named = rows.findIndex((row) => columnsIn(cellsOf(row, sign)));
  const columns = named < 0 ? null : columnsIn(cellsOf(rows[named] ?? '', sign));
  if (columns) return rows.slice(named + 1).some((row) => hasCells(row, sign, columns));
  if (rows.length < 2 || rows.length < filled.length / 2) return false;
  const counted = rows.filter((row) => /^\d+\s*(?:[x×*-]\s*\d+)?$/.test(cellsOf(row, sign)[0] ?? ''));
  const places = rows.filter((row) => /^\s*\d+\s*,\s*\d/.test(row));
  return counted.length > 1 && counted.length >= filled.length / 2 && places.length === 0;
}

/** Counts that a spreadsheet has turned into a date, such as '01. Aug' or 'Aug 16'. */
export const likeDate =
  /^(?:\d{1,2}(?:-|\.\s*)\p{L}{3,9}\.?|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\p{L}{0,6}\.?[- ]\d{1,2})$/iu;

/**
 * Whether a row below names of columns belongs to their table. A script's plain line may contain the separating
 * sign too.
 */
function hasCells(row: string, sign: string, columns: readonly (SheetColumn | null)[]): boolean {
  const cells = cellsOf(row, sign);
  const { counts } = rowOf(cells, columns);
  return columns.includes('counts')
    ? /^[\d\s&,.x×*–-]+$/.test(counts) || likeDate.test(counts)
    : cells.length >= columns.length;
}

/** The separating sign of a line that is a row of names of columns; null for any other line. */
export function namesBy(line: string): string | null {
  const signs = ['\t', '|', ';', ','];
  const isNames = (sign: string) => {
    const columns = line.includes(sign) ? columnsIn(cellsOf(line, sign)) : null;
    return columns?.every((column) => column !== null) === true;
  };
  return signs.find(isNames) ?? null;
}

/** The most lines that a cell in quotes may have. */
const longestCell = 6;

/**
 * Returns the lines with each row on one line, because a cell in quotes may contain line ends. Lines that were
 * joined to the one above become blank, so that every line keeps its number.
 */
export function wholeRows(lines: readonly string[], sign: string): string[] {
  const opened = new RegExp(`(?:^|\\${sign})\\s*"`);
  const isOpen = (line: string) => (line.split('"').length - 1) % 2 === 1;
  const rows = [...lines];
  for (let at = 0; at < rows.length; at += 1) {
    const line = rows[at] ?? '';
    if (!opened.test(line) || !isOpen(line)) continue;
    const end = rows.findIndex((each, index) => index > at && index < at + longestCell && isOpen(each));
    if (end < 0) continue;
    rows[at] = rows.slice(at, end + 1).join(' ');
    rows.fill('', at + 1, end + 1);
  }
  return rows;
}

/** Returns the cells of a row. A cell in quotes may hold the sign itself, and a quote written twice. */
export function cellsOf(line: string, sign: string): string[] {
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
 * The columns in a row of names; null where fewer than two of its cells, or less than half of them, are known
 * names.
 */
export function columnsIn(cells: readonly string[]): (SheetColumn | null)[] | null {
  const columns = cells.map(columnNamed);
  const known = new Set(columns.filter((column) => column !== null));
  const filled = cells.filter((cell) => cell !== '');
  const isNames = known.size > 1 && known.size >= filled.length / 2;
  return isNames && (known.has('counts') || known.has('move')) ? columns : null;
}

function columnNamed(named: string): SheetColumn | null {
  const cell = named.replace(/\([^()]*\)/g, ' ').trim();
  const words = cell.toLowerCase().match(/\p{L}+/gu) ?? [];
  if (words.length > 3 || !/^[\p{L}\s*_().#/-]*:?$/u.test(cell)) return null;
  const columns = Object.keys(names) as SheetColumn[];
  return columns.find((column) => words.some((word) => names[column].includes(word))) ?? null;
}

/** The cells of a row by their columns. The cells of two columns with one name are joined. */
export function rowOf(
  cells: readonly string[],
  columns: readonly (SheetColumn | null)[] = usual,
): SheetCells {
  const row: SheetCells = { counts: '', move: '', cue: '', hint: '', section: '', phrase: '' };
  cells.forEach((cell, index) => {
    const column = columns[index];
    // A spreadsheet may write 8 as 8.0.
    if (column === 'counts') row.counts = `${row.counts} ${cell.replace(/^(\d+)[.,]0+$/, '$1')}`.trim();
    else if (column && cell !== '') row[column] = `${row[column]} ${cell}`.trim();
  });
  return row;
}

// A sheet that was copied out of a table: its columns by their names, or counts, move, cue and hint.

export type SheetColumn = 'counts' | 'move' | 'cue' | 'hint' | 'section' | 'phrase';
export type SheetCells = Record<SheetColumn, string>;

const usual: readonly SheetColumn[] = ['counts', 'move', 'cue', 'hint'];

const names: Readonly<Record<SheetColumn, readonly string[]>> = {
  counts:
    'counts count cts beats beat zählzeiten zählzeit schläge cuentas cuenta tiempos tiempo comptes compte temps'.split(
      ' ',
    ),
  move: 'move moves step steps bewegung bewegungen schritt schritte figur movimiento movimientos paso pasos mouvement mouvements pas'.split(
    ' ',
  ),
  cue: 'cue cues call calls say word words ansage ansagen ruf rufe wort worte aviso indicación palabra texto letra paroles text lyrics palabras voz annonce annonces mot mots'.split(
    ' ',
  ),
  hint: 'hint hints note notes how description hinweis hinweise tipp tipps notiz beschreibung pista pistas nota notas consejo descripción conseil conseils remarque'.split(
    ' ',
  ),
  section: 'section sections part abschnitt teil sección parte partie'.split(' '),
  phrase: 'phrase phrases title frase titel título titre'.split(' '),
};

/** The sign between a sheet's cells; null for a sheet that is no table. */
export function cellSign(lines: readonly string[]): string | null {
  const filled = lines.filter((line) => line.trim() !== '');
  if (filled.some((line) => /\S[^\t]*\t|\t.*\S.*\t/.test(line))) return '\t';
  const first = filled[0] ?? '';
  for (const sign of ['|', ';', ',']) {
    if (columnsIn(cellsOf(first, sign))) return sign;
    const begins = new RegExp(
      `^\\s*\\${sign}?\\s*"?\\d+\\s*(?:[x×*-]\\s*\\d+)?\\s*"?\\s*\\${sign}\\s*[^\\d\\s]`,
    );
    const rows = filled.filter((line) => begins.test(line)).length;
    if (rows > 1 && rows >= filled.length / 2) return sign;
  }
  return null;
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

/** The columns that a row of names names; null for a row that names fewer than two. */
export function columnsIn(cells: readonly string[]): (SheetColumn | null)[] | null {
  const columns = cells.map((cell) => {
    const words = cell.toLowerCase().match(/\p{L}+/gu) ?? [];
    const isNamed = (column: SheetColumn) => words.some((word) => names[column].includes(word));
    return words.length > 3 ? null : ((Object.keys(names) as SheetColumn[]).find(isNamed) ?? null);
  });
  const known = new Set(columns.filter((column) => column !== null));
  return known.size > 1 && (known.has('counts') || known.has('move')) ? columns : null;
}

/** The cells of a row by their columns. Two columns of one name follow each other. */
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

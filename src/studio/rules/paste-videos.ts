// Puts addresses and names of films that are pasted, typed or dropped into the table of the course's videos: each line
// goes into a row of its own, beginning at the row in which the operator pasted or dropped.

import { youtubeIdsOf, youtubeStartOf } from './youtube-address.ts';

export type VideoRow = {
  id: string;
  youtube_id: string | null;
  media_file: string | null;
  start_time: number;
  end_time: number;
};

/**
 * Returns the row with the videos of a line; the videos after the first are fall-backs, in order. A new first video is
 * shown whole, or from the start in its address; a row that keeps its first video keeps its times. Returns null for a
 * line that has anything but videos.
 */
export function withVideos<Row extends VideoRow>(row: Row, line: string): Row | null {
  const { ids, unknown } = youtubeIdsOf(line);
  const [first] = ids;
  if (first === undefined || unknown.length > 0) return null;
  const youtube_id = ids.join(' ');
  if (row.youtube_id?.startsWith(first)) return { ...row, youtube_id };
  return { ...row, youtube_id, start_time: youtubeStartOf(line), end_time: 0 };
}

/** Returns the row with a film. A new film in a row without a video is shown whole. */
export function withFilm<Row extends VideoRow>(row: Row, media_file: string | null): Row {
  const first = row.youtube_id === null && row.media_file !== media_file;
  return first ? { ...row, media_file, start_time: 0, end_time: 0 } : { ...row, media_file };
}

/** Returns the row with a pasted line: videos, the name of a film on the server, or both with a tab between them. */
function withLine<Row extends VideoRow>(row: Row, line: string, films: ReadonlySet<string>): Row | null {
  const cells = line.split('\t').map((cell) => cell.trim());
  const named = new Map([...films].map((film) => [plainName(film), film]));
  const [film] = cells.flatMap((cell) => (films.has(cell) ? cell : (named.get(plainName(cell)) ?? [])));
  const rest = cells.filter((cell) => film === undefined || plainName(cell) !== plainName(film)).join(' ');
  const filled = rest.trim() === '' ? row : withVideos(row, rest);
  return film === undefined || filled === null ? filled : withFilm(filled, film);
}

/**
 * Returns a name in the form in which names are compared: composed, with plain blanks and without a spreadsheet's
 * quotes.
 */
function plainName(name: string): string {
  return name
    .normalize('NFC')
    .replace(/\s+/g, ' ')
    .replace(/^"(.*)"$/, '$1')
    .trim();
}

/** Returns the stored rows with the typed edits put in. Edits of a step that was removed meanwhile are dropped. */
export function withEdits<Row extends VideoRow>(stored: readonly Row[], edited: readonly Row[]): Row[] {
  const edits = new Map(edited.map((row) => [row.id, row]));
  return stored.map((row) => edits.get(row.id) ?? row);
}

/**
 * Returns the rows that differ from the stored rows. Rows without edits are left out, so that another operator's
 * changes to them stay.
 */
export function editsOf<Row extends VideoRow>(stored: readonly Row[], rows: readonly Row[]): Row[] {
  const before = new Map(stored.map((row) => [row.id, JSON.stringify(row)]));
  return rows.filter((row) => before.get(row.id) !== JSON.stringify(row));
}

/**
 * Returns the rows with the pasted videos and films put in (`films` are the films on the server), and the lines that
 * have neither a video nor a film. An empty line leaves its row as it is.
 */
export function pasteVideos<Row extends VideoRow>(
  rows: readonly Row[],
  from: string,
  pasted: string,
  films: ReadonlySet<string> = new Set(),
): { rows: Row[]; unknown: string[] } {
  const first = rows.findIndex(({ id }) => id === from);
  const lines = pasted.split(/\r\n?|[\n\u2028\u2029]/);
  const unknown: string[] = [];
  const next = rows.map((row, index) => {
    const line = lines[index - first]?.trim() ?? '';
    if (line === '') return row;
    const filled = withLine(row, line, films);
    if (filled === null) unknown.push(line);
    return filled ?? row;
  });
  unknown.push(...lines.slice(rows.length - first).filter((line) => line.trim() !== ''));
  return { rows: next, unknown };
}

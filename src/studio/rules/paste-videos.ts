// Addresses that are pasted or typed into the table of the course's videos: one row each, from the row that was pasted into.

import { youtubeIdsOf, youtubeStartOf } from './youtube-address.ts';

export type VideoRow = { id: string; youtube_id: string | null; start_time: number; end_time: number };

/**
 * Returns the row with the videos of a line: several are fall-backs, in their order. A new first video is shown whole, or
 * from where its address says; a row that keeps its first video keeps its times. Returns null for a line that is not all
 * videos.
 */
export function withVideos<Row extends VideoRow>(row: Row, line: string): Row | null {
  const { ids, unknown } = youtubeIdsOf(line);
  const [first] = ids;
  if (first === undefined || unknown.length > 0) return null;
  const youtube_id = ids.join(' ');
  if (row.youtube_id?.startsWith(first)) return { ...row, youtube_id };
  return { ...row, youtube_id, start_time: youtubeStartOf(line), end_time: 0 };
}

/**
 * Returns the rows that are stored now, each with its typed edits: steps come and go while a table of them is open.
 */
export function withEdits<Row extends VideoRow>(stored: readonly Row[], edited: readonly Row[]): Row[] {
  const edits = new Map(edited.map((row) => [row.id, row]));
  return stored.map((row) => edits.get(row.id) ?? row);
}

/** Returns the rows that are not as they are stored: the others may be another operator's to change. */
export function editsOf<Row extends VideoRow>(stored: readonly Row[], rows: readonly Row[]): Row[] {
  const before = new Map(stored.map((row) => [row.id, JSON.stringify(row)]));
  return rows.filter((row) => before.get(row.id) !== JSON.stringify(row));
}

/**
 * Returns the rows with the videos in them, and the lines that hold none. An empty line leaves its row as it
 * is.
 */
export function pasteVideos<Row extends VideoRow>(
  rows: readonly Row[],
  from: string,
  pasted: string,
): { rows: Row[]; unknown: string[] } {
  const first = rows.findIndex(({ id }) => id === from);
  const lines = pasted.split(/\r?\n/);
  const unknown: string[] = [];
  const next = rows.map((row, index) => {
    const line = lines[index - first]?.trim() ?? '';
    if (line === '') return row;
    const filled = withVideos(row, line);
    if (filled === null) unknown.push(line);
    return filled ?? row;
  });
  unknown.push(...lines.slice(rows.length - first).filter((line) => line.trim() !== ''));
  return { rows: next, unknown };
}

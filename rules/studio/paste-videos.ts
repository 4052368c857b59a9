// A column of addresses, pasted into the table of the course's videos: one row each, from the row that was pasted into.

import { youtubeIdsOf, youtubeStartOf } from './youtube-address.ts';

export type VideoRow = { id: string; youtube_id: string | null; start_time: number; end_time: number };

/**
 * The rows with the videos in them, and the lines that hold none. An empty line leaves its row as it is; several addresses
 * in a line are fall-backs, in their order. A pasted video is shown whole, or from where its address says.
 */
export function pasteVideos<Row extends VideoRow>(
  rows: readonly Row[],
  from: string,
  pasted: string,
): { rows: Row[]; unknown: string[] } {
  const first = rows.findIndex(({ id }) => id === from);
  const lines = pasted.replace(/\r?\n$/, '').split(/\r?\n/);
  const unknown: string[] = [];
  const next = rows.map((row, index) => {
    const line = index >= first ? (lines[index - first]?.trim() ?? '') : '';
    if (line === '') return row;
    const found = youtubeIdsOf(line);
    if (found.ids.length === 0) {
      unknown.push(line);
      return row;
    }
    return { ...row, youtube_id: found.ids.join(' '), start_time: youtubeStartOf(line), end_time: 0 };
  });
  unknown.push(...lines.slice(rows.length - first).filter((line) => line.trim() !== ''));
  return { rows: next, unknown };
}

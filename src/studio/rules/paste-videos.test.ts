import { expect, test } from 'vitest';
import { editsOf, pasteVideos, type VideoRow, withEdits, withFilm, withVideos } from './paste-videos.ts';

const rows = ['a', 'b', 'c'].map(
  (id): VideoRow => ({ id, youtube_id: null, media_file: null, start_time: 15, end_time: 30 }),
);
const video = (letter: string) => letter.repeat(11);

// §3.every-steps-videos-one-table
test('a pasted column fills the rows from its place on, with whole videos or from the start in an address', () => {
  const pasted = `https://youtu.be/${video('x')}?t=1m5s\nhttps://studio.youtube.com/video/${video('y')}/edit\n`;
  expect(pasteVideos(rows, 'b', pasted)).toEqual({
    rows: [
      rows[0],
      { id: 'b', youtube_id: video('x'), media_file: null, start_time: 65, end_time: 0 },
      { id: 'c', youtube_id: video('y'), media_file: null, start_time: 0, end_time: 0 },
    ],
    unknown: [],
  });
});

test('an empty line leaves its row, and lines without a video or a row are named', () => {
  const pasted = ` \nnonsense\n${video('z')} ${video('w')}\n${video('v')}`;
  expect(pasteVideos(rows, 'a', pasted)).toEqual({
    rows: [
      rows[0],
      rows[1],
      { ...rows[2], youtube_id: `${video('z')} ${video('w')}`, start_time: 0, end_time: 0 },
    ],
    unknown: ['nonsense', video('v')],
  });
  // Blank lines after the last row are not named; other lines are.
  expect(pasteVideos(rows, 'c', `  ${video('z')}  \r\n \r\n\r\nmore`)).toMatchObject({
    rows: [rows[0], rows[1], { youtube_id: video('z') }],
    unknown: ['more'],
  });
});

test('a fall-back that is added to a video keeps the range, a new first video is shown whole', () => {
  const row = { id: 'a', youtube_id: video('x'), media_file: null, start_time: 15, end_time: 30 };
  const joined = `${video('x')} https://youtu.be/${video('y')}`;
  expect(withVideos(row, joined)).toEqual({ ...row, youtube_id: `${video('x')} ${video('y')}` });
  expect(withVideos(row, `${video('y')} ${video('x')}`)).toMatchObject({ start_time: 0, end_time: 0 });
  const both = { ...row, youtube_id: `${video('x')} ${video('y')}` };
  expect(withVideos(both, video('y'))).toMatchObject({ start_time: 0, end_time: 0 });
  expect(withVideos(row, `${video('y')} nonsense`)).toBeNull();
});

test('names of films on the server fill rows as addresses do, alone or after a tab', () => {
  const films = new Set(['day 1.mp4', 'b.webm']);
  const pasted = `day 1.mp4\n${video('x')}\tb.webm\nmissing.mp4`;
  expect(pasteVideos(rows, 'a', pasted, films)).toEqual({
    rows: [
      { id: 'a', youtube_id: null, media_file: 'day 1.mp4', start_time: 0, end_time: 0 },
      { id: 'b', youtube_id: video('x'), media_file: 'b.webm', start_time: 0, end_time: 0 },
      rows[2],
    ],
    unknown: ['missing.mp4'],
  });
});

test('lines end as in any program, and names of films are found in any form of their letters', () => {
  for (const end of ['\r', '\r\n', '\u2028'])
    expect(
      pasteVideos(rows, 'a', [video('x'), video('y')].join(end)).rows.map(({ youtube_id }) => youtube_id),
    ).toEqual([video('x'), video('y'), null]);
  // A film that was copied from a Mac, a name as a spreadsheet quotes it, and a blank that does not break.
  const films = new Set(['Tag u\u0308.mp4', 'x, y.mp4', 'a b.mp4']);
  expect(pasteVideos(rows, 'a', 'Tag \u00fc.mp4\n"x, y.mp4"\na\u00a0b.mp4', films)).toMatchObject({
    rows: [{ media_file: 'Tag u\u0308.mp4' }, { media_file: 'x, y.mp4' }, { media_file: 'a b.mp4' }],
    unknown: [],
  });
});

test('a film that is added to a video keeps the range, a film alone is shown whole', () => {
  const [row] = rows.map((each) => ({ ...each, youtube_id: video('x') }));
  expect(row && withFilm(row, '1.mp4')).toEqual({ ...row, media_file: '1.mp4' });
  expect(rows[0] && withFilm(rows[0], '1.mp4')).toMatchObject({ start_time: 0, end_time: 0 });
  const alone = { ...rows[0], media_file: '1.mp4' } as VideoRow;
  expect(withFilm(alone, '1.mp4')).toEqual(alone);
});

test('steps that another operator removed or added meanwhile are also removed from the table, or added', () => {
  const [a, b, c] = rows.map((row) => ({ ...row, youtube_id: video(row.id) }));
  expect(
    withEdits(
      rows,
      [a, c].flatMap((row) => row ?? []),
    ),
  ).toEqual([a, rows[1], c]);
  expect(
    withEdits(
      rows.slice(1),
      [a, b, c].flatMap((row) => row ?? []),
    ),
  ).toEqual([b, c]);
});

test('only rows that differ from the stored ones count as edited, not those that were typed back', () => {
  const edited = rows.map((row) => (row.id === 'b' ? { ...row, youtube_id: video('x') } : row));
  expect(editsOf(rows, edited)).toEqual([edited[1]]);
  expect(editsOf(edited, edited)).toEqual([]);
});

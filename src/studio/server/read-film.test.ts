import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { makeEmptyFolder } from '#testing/server/data-folder.ts';
import { makeFilm } from '#testing/server/films.ts';
import { readFilm } from './read-film.ts';

const folder = await makeEmptyFolder();
afterAll(() => rm(folder, { recursive: true }));

async function fileOf(content: Buffer | string, name = 'film.mp4') {
  await writeFile(join(folder, name), content);
  return readFilm(join(folder, name));
}

test.each([
  ['a WebM of VP8', { format: 'webm', picture: 'vp8', seconds: 4 }, { seconds: 4, picture: 'vp8' }],
  ['an MP4 of VP8', { format: 'mp4', picture: 'vp8', seconds: 4 }, { seconds: 4, picture: 'vp8' }],
  [
    'a phone’s HEVC',
    { format: 'mp4', picture: 'hevc', sound: true, seconds: 3 },
    { seconds: 3, picture: 'hevc' },
  ],
  ['sound alone', { format: 'mp4', sound: true, seconds: 5 }, { seconds: 5, picture: null }],
] as const)('the length and the picture’s coding are read from %s', async (_, film, facts) => {
  expect(await fileOf(await makeFilm(film))).toEqual(facts);
});

test('the content counts, not the ending of the name', async () => {
  expect(await fileOf(await makeFilm({ format: 'webm', picture: 'vp8', seconds: 2 }), 'film.mp4')).toEqual({
    seconds: 2,
    picture: 'vp8',
  });
});

test('a film that was cut off anywhere is unreadable', async () => {
  for (const how of [{ format: 'mp4' }, { format: 'mp4', tablesFirst: true }, { format: 'webm' }] as const) {
    const whole = await makeFilm({ ...how, picture: 'vp8', seconds: 60 });
    for (const share of [0.05, 0.5])
      expect([how, share, await fileOf(whole.subarray(0, whole.length * share))]).toEqual([
        how,
        share,
        'unreadable',
      ]);
    expect(await fileOf(whole)).toEqual({ seconds: 60, picture: 'vp8' });
  }
});

test.each([
  ['nothing', ''],
  ['a page', '<!doctype html><title>Sign in</title><p>Sign in to download this film.</p>'],
  ['bytes', Buffer.from(Array.from({ length: 5000 }, (_, at) => (at * 7919) % 251))],
])('a file of %s is unreadable', async (_, content) => {
  expect(await fileOf(content)).toBe('unreadable');
});

test('a missing file, and a folder with its name, count as missing', async () => {
  expect(await readFilm(join(folder, 'nowhere.mp4'))).toBe('missing');
  await mkdir(join(folder, 'folder.mp4'));
  expect(await readFilm(join(folder, 'folder.mp4'))).toBe('missing');
});

import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readEnv } from '#platform/server/env.ts';
import { checkFilms } from '#subjects/server/doctor/check-films.ts';
import { makeEmptyFolder } from '#testing/server/data-folder.ts';
import { makeFilm } from '#testing/server/films.ts';
import { sharedDatabase } from '#testing/server/test-database.ts';
import { readHealth } from './health.ts';
import { showVideos } from './videos.ts';

const { db } = await sharedDatabase({ seeded: true });
const DATA_DIR = await makeEmptyFolder();
const folder = join(DATA_DIR, 'media');

test('a course without films has no problems', async () => {
  expect(await checkFilms(db, { DATA_DIR })).toEqual([]);
});

test('doctor, health and the table of videos list the steps whose film is missing, not served, too short or without a picture', async () => {
  await mkdir(folder);
  await writeFile(
    join(folder, 'good.webm'),
    await makeFilm({ format: 'webm', picture: 'vp8', seconds: 500 }),
  );
  await writeFile(
    join(folder, 'short.webm'),
    await makeFilm({ format: 'webm', picture: 'vp8', seconds: 13 }),
  );
  await writeFile(join(folder, 'sound.mp4'), await makeFilm({ format: 'mp4', sound: true, seconds: 20 }));
  await writeFile(join(folder, 'camera.mov'), 'a film');
  const give = (id: string, media_file: string) =>
    db.updateTable('steps').set({ media_file }).where('id', '=', id).execute();
  await give('1-learn-1', 'camera.mov');
  await give('1-learn-2', 'nowhere.mp4');
  await give('1-learn-3', 'sound.mp4');
  await give('1-practice', 'short.webm');
  await give('1-zombie-check', 'good.webm');
  const named = [
    ['Day 1, part 1', 'camera.mov does not end in .mp4 or .webm, so browsers get no film.'],
    ['Day 1, part 2', 'nowhere.mp4 is not in the media folder.'],
    ['Day 1, part 3', 'sound.mp4 has no picture.'],
  ];
  const short = expect.stringMatching(/^short\.webm ends at 0:13, before practice segment 2 of/);
  const all = [...named, ['Day 1, practice list', short]];

  const health = await readHealth(db, readEnv({ DATA_DIR }));
  expect(health.videos).toEqual(all.map(([step, says]) => ({ step, says })));
  expect((await checkFilms(db, { DATA_DIR })).map(({ level, about }) => [level, about])).toEqual(
    all.map(() => ['warning', 'film']),
  );
  expect((await checkFilms(db, { DATA_DIR }))[1]?.says).toBe(
    'Day 1, part 2: nowhere.mp4 is not in the media folder.',
  );
  const { steps } = await showVideos(db, folder);
  expect(steps.slice(0, 6).map(({ problems }) => problems)).toEqual([
    ...all.map(([, says]) => [says]),
    [],
    [],
  ]);
});

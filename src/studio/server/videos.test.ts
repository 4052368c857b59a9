import { expect, test } from 'vitest';
import { sharedStudio } from '#testing/server/operator.ts';

const { boss } = await sharedStudio();

const read = async () => (await boss.call('readStudioVideos')).body;
const save = (body: object) => boss.call('saveStudioVideos', { body });

test('the whole course gets its videos in one save, and one undo removes them', async () => {
  const before = await read();
  expect(before.steps.length).toBeGreaterThan(50);
  const videos = before.steps.map(({ id }: { id: string }, index: number) => ({
    id,
    youtube_id: `https://youtu.be/vid${String(index).padStart(8, '0')}`,
    media_file: index === 0 ? 'day-1.mp4' : null,
    start_time: 0,
    end_time: 0,
  }));
  expect((await save({ videos, version: before.version })).status).toBe(200);
  const after = await read();
  expect(after.steps[0].media_file).toBe('day-1.mp4');
  expect(after.steps[7]).toMatchObject({ youtube_id: 'vid00000007', start_time: 0, end_time: 0 });
  expect((await save({ videos, version: before.version })).status).toBe(409);
  const [change] = (await boss.call('listStudioHistory')).body.changes;
  expect(change.summary).toBe(`Videos of ${videos.length} steps`);
  await boss.call('undoStudioChange', { params: { change_id: change.id } });
  expect((await read()).steps).toEqual(before.steps);
});

test('a row with no video or no valid range is refused, and nothing of the table is saved', async () => {
  const { steps, version } = await read();
  const good = { id: steps[0].id, youtube_id: 'aaaaaaaaaaa', media_file: null, start_time: 0, end_time: 0 };
  const other = { ...good, id: steps[1].id };
  for (const bad of [
    { ...other, youtube_id: 'https://vimeo.com/1' },
    { ...other, start_time: 30, end_time: 15 },
    { ...other, media_file: 'page.html' },
    { ...other, media_file: '../day-1.mp4' },
  ])
    expect((await save({ videos: [good, bad], version })).status).toBe(400);
  expect((await save({ videos: [{ ...good, id: 'nowhere' }], version })).status).toBe(409);
  expect((await read()).steps).toEqual(steps);
});

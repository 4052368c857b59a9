import { expect, test } from 'vitest';
import { steadyMapping } from '#dance/rules/score/mapping.ts';
import { sharedStudio } from '#testing/server/operator.ts';
import { signUp } from '#testing/server/visitor.ts';

const { server, boss } = await sharedStudio();

const video = 'aaaaaaaaaaa';
type Step = { id: string; lesson_id: string; step_type: string; youtube_id: string | null };
type Line = { part: string; count: number };

const read = async () => (await boss.call('readStudioBuiltIn')).body;
const videos = async () => (await boss.call('readStudioVideos')).body;
const lesson = async (lesson_id: string) =>
  (await boss.call('readStudioLesson', { params: { lesson_id } })).body.lesson;
const lineOf = async (part: string) => (await read()).lines.find((line: Line) => line.part === part);
const changes = async () => (await boss.call('listStudioHistory')).body.changes;
const undoNewest = async () => {
  const [{ id }] = await changes();
  await boss.call('undoStudioChange', { params: { change_id: id } });
};

/** Gives the steps of these kinds in a lesson a video, in one save. */
async function giveVideo(lesson_id: string, kinds: readonly string[], more: object = {}) {
  const { steps, version } = await videos();
  const own = (steps as Step[]).filter((step) => step.lesson_id === lesson_id);
  const given = kinds.flatMap((kind) => own.find(({ step_type }) => step_type === kind) ?? []);
  const rows = given.map(({ id }) => ({
    id,
    youtube_id: video,
    media_file: null,
    start_time: 0,
    end_time: 0,
  }));
  return boss.call('saveStudioVideos', { body: { videos: rows, version, ...more } });
}

const all = ['learn', 'practice', 'zombie_check'];
const keep = { items: 'keep', notes: 'keep', titles: 'keep', parts: 'keep' };
const dance = {
  score: {
    id: 'own',
    title: 'Town dance',
    tempo: 120,
    phrases: ['March', 'Swim'].map((title) => ({
      id: title.toLowerCase(),
      section: title,
      title,
      counts: 16,
      cues: [{ at: 1, say: title, title }],
    })),
  },
  days: [[], [], ['march', 'swim']],
};

test('the shipped course is wholly built in, and one title of the operator’s makes it their own', async () => {
  expect(await read()).toMatchObject({ own: false, dance: false });
  expect(await lineOf('items')).toMatchObject({ count: 12 });
  const { title, steps } = await lesson('5');
  expect(title).toBeTruthy();
  const { version } = (await boss.call('readStudioLesson', { params: { lesson_id: '5' } })).body;
  await boss.call('saveStudioLesson', {
    params: { lesson_id: '5' },
    body: { title: 'Our fifth evening', step_ids: steps.map(({ id }: Step) => id), version },
  });
  expect(await read()).toMatchObject({ own: true });
  expect(await lineOf('titles')).toMatchObject({ count: 11 });
});

// §3.videos-ask-once-about-built-in
test('videos, parts, items and notes change in one save with one undo', async () => {
  const before = await lesson('2');
  const built_in = { items: 'empty', notes: 'empty', titles: 'keep', parts: 'shown' };
  const { status, body } = await giveVideo('2', all, { built_in });
  expect([status, body.done, body.told]).toEqual([200, true, []]);
  const after = await lesson('2');
  expect(after.steps.map(({ step_type }: Step) => step_type)).toEqual(all);
  expect(after.steps.map(({ notes_html }: { notes_html: string }) => notes_html)).toEqual([
    '[WARM_UP]',
    '',
    '',
  ]);
  expect(after.steps[1].checklists).toEqual([]);
  await undoNewest();
  expect(await lesson('2')).toEqual(before);
});

test('without a choice nothing but the videos changes', async () => {
  const before = await lesson('4');
  await giveVideo('4', all);
  const after = await lesson('4');
  expect(after.title).toBe(before.title);
  expect(after.steps.map(({ notes_html }: { notes_html: string }) => notes_html)).toEqual(
    before.steps.map(({ notes_html }: { notes_html: string }) => notes_html),
  );
  expect(after.steps.length).toBe(before.steps.length);
  expect(await lineOf('times')).toMatchObject({ places: [{ name: 'Day 4, practice list' }] });
  await undoNewest();
});

test('people who have ticked an item are counted before it is removed, and their marks are kept', async () => {
  const { visitor } = await signUp(server.url);
  const [, , , practice] = (await lesson('1')).steps;
  const [item] = practice.checklists;
  await visitor.call('checkItem', { params: { checklist_id: item.id } });
  const { pool } = server.database;
  const marks = async () => (await pool.query('select * from progress')).rowCount;
  const ticked = await marks();
  expect(ticked).toBeGreaterThan(0);
  const built_in = { ...keep, items: 'empty' };
  const asked = await giveVideo('1', all, { built_in });
  expect(asked.body).toMatchObject({ done: false, people: 1, version: null });
  expect((await lesson('1')).steps[3].youtube_id).toBeNull();
  const done = await giveVideo('1', all, { built_in, confirmed: true });
  expect(done.body).toMatchObject({ done: true, people: 1 });
  expect((await lesson('1')).steps[3].checklists).toEqual([]);
  expect(await marks()).toBe(ticked);
  await undoNewest();
});

test('lists and titles are made from the dance once there is a mapping, and a course that changed since is a conflict', async () => {
  const built_in = { items: 'propose', notes: 'keep', titles: 'propose', parts: 'keep' };
  await boss.call('saveStudioDance', {
    body: { dance, version: (await boss.call('readStudioDance')).body.version },
  });
  const { told } = (await giveVideo('3', all, { built_in })).body;
  expect(told).toEqual(['Day 3: its practice list is empty until the counts of its video are known.']);
  expect((await lesson('3')).title).toBe('March, Swim');
  const { version } = await read();
  const medium = `youtube ${video}`;
  const { media } = (await boss.call('readStudioDance')).body;
  const stored = media.find(({ key }: { key: string }) => key === medium);
  expect(stored.steps[0]).toMatchObject({ order_num: 3 });
  await boss.call('saveStudioMapping', {
    body: { medium, mapping: steadyMapping(32, 120, 10), version: stored.version },
  });
  const choice = { ...keep, items: 'propose' };
  const save = (seen: string) =>
    boss.call('saveStudioBuiltIn', { body: { choice, confirmed: false, version: seen } });
  expect((await save(version)).status).toBe(409);
  expect((await save((await read()).version)).body).toMatchObject({ done: true, told: [] });
  const practice = (await lesson('3')).steps.find(({ step_type }: Step) => step_type === 'practice');
  expect(
    practice.checklists.map((item: { item_text: string; start_time: number }) => [
      item.item_text,
      item.start_time,
    ]),
  ).toContainEqual(['Swim', 18]);
  await undoNewest();
  const again = (await lesson('3')).steps.find(({ step_type }: Step) => step_type === 'practice');
  expect(again.checklists).toEqual([]);
});

test('days without a new part become days of revision in one change with one undo, and a second press changes nothing', async () => {
  const { days } = (await read()).revision;
  // The dance teaches both its phrases on day 3, whose video has a mapping.
  expect(days).toEqual([4, 5, 6, 7, 8, 9, 10, 11, 12]);
  const before = await lesson('7');
  const revise = async (more: object = {}) =>
    boss.call('saveStudioRevision', {
      body: { title: 'Wiederholung', confirmed: false, version: (await read()).version, ...more },
    });
  expect((await revise({ version: 'old' })).status).toBe(409);
  expect((await revise({ title: ' ' })).status).toBe(400);
  const { body } = await revise();
  expect(body).toMatchObject({ done: true, told: [] });
  expect(body.did[0]).toMatch(/steps show a video or film of yours now: days 4/);
  const after = await lesson('7');
  expect(after.title).toBe('Wiederholung: March, Swim');
  expect(after.steps.map(({ step_type, youtube_id }: Step) => [step_type, youtube_id])).toEqual(
    all.map((kind) => [kind, video]),
  );
  expect((await read()).revision.open).toEqual([]);
  const changed = (await changes()).length;
  expect((await revise()).body).toMatchObject({ done: true, did: [], told: [] });
  expect((await changes()).length).toBe(changed);
  await undoNewest();
  expect(await lesson('7')).toEqual(before);
});

test('a choice that changes nothing says why', async () => {
  const choice = { ...keep, notes: 'keep' };
  const { body } = await boss.call('saveStudioBuiltIn', {
    body: { choice, confirmed: false, version: (await read()).version },
  });
  expect(body).toMatchObject({ did: [], told: ['Nothing changed: you let all of it stay.'] });
});

test('an unknown choice is refused', async () => {
  expect((await giveVideo('6', all, { built_in: { ...keep, items: 'burn' } })).status).toBe(400);
});

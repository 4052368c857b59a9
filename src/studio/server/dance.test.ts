import { expect, test } from 'vitest';
import { steadyMapping } from '#dance/rules/score/mapping.ts';
import type { OwnDance } from '#dance/rules/score/own-dance.ts';
import { sharedStudio } from '#testing/server/operator.ts';
import { makeVisitor, signUp } from '#testing/server/visitor.ts';

const { server, boss } = await sharedStudio();

const phrase = (id: string, title: string) => ({
  id,
  section: 'A',
  title,
  counts: 16,
  cues: [{ at: 1, say: title, title }],
});
const [march, swim] = [phrase('a', 'March'), phrase('b', 'Swim')];

function danceOf(phrases: OwnDance['score']['phrases'], days: OwnDance['days'] = []): OwnDance {
  return { score: { id: 'own', title: 'Town dance', tempo: 120, phrases }, days };
}

const read = async () => (await boss.call('readStudioDance')).body;
const saveDance = async (dance: OwnDance | null, version?: string) =>
  boss.call('saveStudioDance', { body: { dance, version: version ?? (await read()).version } });
const mediumNamed = async (key: string) =>
  (await read()).media.find((medium: { key: string }) => medium.key === key);
const saveMapping = async (medium: string, mapping: unknown, version?: string) =>
  boss.call('saveStudioMapping', {
    body: { medium, mapping, version: version ?? (await mediumNamed(medium)).version },
  });
const lesson = async (lesson_id: string) =>
  (await makeVisitor(server.url).call('readLesson', { params: { lesson_id } })).body;
const newest = async () => (await boss.call('listStudioHistory')).body.changes[0];

/** Gives the steps of lesson 2 a video, and its practice list one item. */
async function showVideo(youtube_id: string, item: { start_time: number; end_time: number }) {
  const { pool } = server.database;
  await pool.query(`update steps set youtube_id = $1 where lesson_id = '2'`, [youtube_id]);
  await pool.query(
    `update checklists set start_time = $1, end_time = $2
     where id = (select min(c.id) from checklists c join steps s on s.id = step_id where lesson_id = '2')`,
    [item.start_time, item.end_time],
  );
}

async function firstItem() {
  const { rows } = await server.database.pool.query(
    `select start_time, end_time from checklists
     where id = (select min(c.id) from checklists c join steps s on s.id = step_id where lesson_id = '2')`,
  );
  return rows[0];
}

test('titles of a dance, its phrases and moves are stored as names are', async () => {
  const [phraseOf, odd] = [phrase('a', 'March'), 'Ma\u{e0062}rch\u200b'];
  const cue = { at: 1, say: 'March', title: odd };
  const { score, days } = danceOf([{ ...phraseOf, section: odd, title: odd, cues: [cue] }], [['a']]);
  expect((await saveDance({ score: { ...score, title: odd }, days })).status).toBe(200);
  const { rows } = await server.database.pool.query(`select value from settings where key = 'score'`);
  expect(JSON.parse(rows[0].value).score).toEqual({
    ...score,
    title: 'March',
    phrases: [{ ...phraseOf, section: 'March' }],
  });
  const nothing = danceOf([{ ...phraseOf, title: '\u200b' }], [['a']]);
  expect((await saveDance(nothing)).body.detail).toContain('Each phrase needs a title');
  expect((await saveDance(null)).status).toBe(200);
});

// §3.operators-own-dance-reaches-lessons
test('the operator’s dance is in every lesson with the phrases that it teaches, and an undo removes it', async () => {
  expect((await lesson('1')).dance).toBeUndefined();
  const { score, days } = danceOf([march, swim], [['a'], ['b']]);
  expect((await saveDance({ score, days })).status).toBe(200);
  expect((await read()).dance).toEqual({ score, days });
  expect((await lesson('1')).dance).toEqual({
    score,
    phrases: [1],
    days: [[1], [2]],
    mappings: {},
  });
  const phrases = async (id: string) => (await lesson(id)).dance.phrases;
  expect([await phrases('2'), await phrases('3'), await phrases('13')]).toEqual([[2], [1, 2], [1, 2]]);
  const { body } = await makeVisitor(server.url).call('readCourse');
  expect(body.lessons[0].dance).toBeUndefined();
  const { id, summary } = await newest();
  expect(summary).toBe('The dance: Town dance');
  await boss.call('undoStudioChange', { params: { change_id: id } });
  expect((await lesson('1')).dance).toBeUndefined();
  expect((await read()).dance).toBeNull();
});

test('a dance that is longer than the event’s is danced to its end in every room', async () => {
  const lasts = async () =>
    (await makeVisitor(server.url).call('readCopy')).body.settings.dance_seconds as number | undefined;
  const long = Array.from({ length: 6 }, (_, n) => ({ ...phrase(`p${n}`, `Part ${n + 1}`), counts: 120 }));
  await saveDance({ ...danceOf(long), intro: 8 });
  expect(await lasts()).toBe(370);
  await saveDance(danceOf([march, swim]));
  expect(await lasts()).toBeUndefined();
  await saveDance(null);
});

test('a dance that was changed since is a conflict, and the other operator’s is kept', async () => {
  const { version } = await read();
  await saveDance(danceOf([march]));
  expect((await saveDance(danceOf([swim]), version)).status).toBe(409);
  expect((await read()).dance.score.phrases).toEqual([march]);
});

test('a dance without a phrase is refused in words, and so is one too large to be kept', async () => {
  const empty = await saveDance(danceOf([]));
  expect([empty.status, empty.body.field]).toEqual([400, 'dance']);
  expect(empty.body.detail).toMatch(/phrase/);
  const wordy = danceOf([
    { ...march, cues: [{ at: 1, say: 'March', title: 'x', hint: 'h'.repeat(130_000) }] },
  ]);
  const large = await saveDance(wordy);
  expect(large.body.detail).toBeTruthy();
  expect([400, 413]).toContain(large.status);
});

test('a long dance with many words is saved, though its request is larger than others may be', async () => {
  const hint = 'Roll the shoulders, and let the arms hang as if they were not yours. '.repeat(5);
  const phrases = Array.from({ length: 120 }, (_, place) => ({
    ...phrase(`long-${place}`, `Phrase ${place}`),
    cues: [
      { at: 1, say: 'roll', title: 'Roll', hint },
      { at: 9, say: 'turn', title: 'Turn', hint },
    ],
  }));
  const dance = danceOf(phrases);
  expect(JSON.stringify(dance).length).toBeGreaterThan(65_536);
  expect((await saveDance(dance)).status).toBe(200);
  expect((await lesson('13')).dance.phrases).toHaveLength(120);
});

test('a medium may have the longest possible mapping', async () => {
  await saveDance(danceOf([{ ...march, counts: 64 }]));
  await showVideo('bbbbbbbbbbb', { start_time: 4, end_time: 8 });
  const anchors = (start: number) =>
    Array.from({ length: 50 }, (_, count) => ({ count, at: start + count / 2 + 1 / 3 }));
  const spans = Array.from({ length: 60 }, (_, each) => ({
    from: 0,
    until: 64,
    anchors: anchors(each * 60),
  }));
  expect(JSON.stringify(spans).length).toBeGreaterThan(65_536);
  expect((await saveMapping('youtube bbbbbbbbbbb', { spans })).status).toBe(200);
  // A mapping without a span is deleted.
  const { version } = (await saveMapping('youtube bbbbbbbbbbb', { spans: [] })).body;
  expect(await mediumNamed('youtube bbbbbbbbbbb')).toMatchObject({ mapping: null, version });
});

test('mappings are kept only for media of the course', async () => {
  const body = { medium: 'lesson 3', mapping: null, version: 'x' };
  expect((await boss.call('saveStudioMapping', { body })).body.field).toBe('medium');
});

test('only operators read and change the dance', async () => {
  const { visitor: learner } = await signUp(server.url);
  const body = { dance: null, version: 'x' };
  const bodyOfMapping = { medium: 'file a.mp4', mapping: null, version: 'x' };
  for (const [who, status] of [
    [makeVisitor(server.url), 401],
    [learner, 403],
  ] as const) {
    expect((await who.call('readStudioDance')).status).toBe(status);
    expect((await who.call('saveStudioDance', { body })).status).toBe(status);
    expect((await who.call('saveStudioMapping', { body: bodyOfMapping })).status).toBe(status);
  }
});

// §3.practice-items-stay-on-counts
test('counts tapped on a video reach the lessons that show it, and move its practice segments', async () => {
  const video = 'youtube aaaaaaaaaaa';
  await showVideo('aaaaaaaaaaa', { start_time: 4, end_time: 8 });
  await saveDance(danceOf([march, swim], [['a'], ['b']]));
  const shown = await mediumNamed(video);
  expect(shown).toMatchObject({ kind: 'youtube', name: 'aaaaaaaaaaa', mapping: null });
  expect(shown.steps[0].name).toBe('Day 2, part 1');
  const first = steadyMapping(32, 120);
  const saved = await saveMapping(video, first);
  expect(saved.body).toMatchObject({ moved: 0 });
  expect((await lesson('2')).dance.mappings).toEqual({ [video]: first });
  expect((await lesson('1')).dance.mappings).toEqual({});
  // With a slower tempo that begins later, counts 8 to 16 are at other seconds.
  const moved = await saveMapping(video, steadyMapping(32, 60, 10), saved.body.version);
  expect(moved.body.moved).toBe(1);
  expect(await firstItem()).toEqual({ start_time: 18, end_time: 26 });
  const { id, summary } = await newest();
  expect(summary).toBe('Counts tapped on aaaaaaaaaaa');
  await boss.call('undoStudioChange', { params: { change_id: id } });
  expect(await firstItem()).toEqual({ start_time: 4, end_time: 8 });
  expect((await mediumNamed(video)).mapping).toEqual(first);
});

test('counts tapped for a dance that was changed since are a conflict', async () => {
  const video = 'youtube aaaaaaaaaaa';
  const { version } = await mediumNamed(video);
  await saveDance(danceOf([swim, march]));
  expect((await saveMapping(video, steadyMapping(32, 100), version)).status).toBe(409);
  expect((await saveMapping(video, steadyMapping(64, 100))).body.field).toBe('mapping');
});

// §3.practice-items-stay-on-counts
test('a new score keeps the mappings that still fit, and says what was lost', async () => {
  const video = 'youtube aaaaaaaaaaa';
  await saveDance(danceOf([march, swim]));
  await saveMapping(video, steadyMapping(32, 120));
  const { lost } = (await saveDance(danceOf([march]))).body;
  expect(lost).toEqual(['aaaaaaaaaaa no longer shows Swim.']);
  const { spans } = (await mediumNamed(video)).mapping;
  expect(spans).toMatchObject([{ from: 0, until: 16 }]);
  expect((await saveDance(danceOf([swim, march]))).body.lost).toEqual([]);
  expect((await mediumNamed(video)).mapping.spans).toMatchObject([{ from: 16, until: 32 }]);
});

test('going back to the house routine removes the mappings, and an undo brings back both', async () => {
  const before = await read();
  const { lost } = (await saveDance(null)).body;
  expect(lost).toEqual(['aaaaaaaaaaa shows no counts any more.']);
  expect((await newest()).summary).toBe('The course teaches the house routine again');
  expect((await lesson('2')).dance).toBeUndefined();
  expect((await mediumNamed('youtube aaaaaaaaaaa')).mapping).toBeNull();
  await boss.call('undoStudioChange', { params: { change_id: (await newest()).id } });
  expect(await read()).toEqual(before);
});

test('a video of the house routine is mapped like any other, and its lesson says which counts it teaches', async () => {
  await saveDance(null);
  const house = steadyMapping(768, 118, 20);
  expect((await saveMapping('youtube aaaaaaaaaaa', house)).status).toBe(200);
  const { dance } = await lesson('2');
  expect(dance).toMatchObject({ phrases: [3, 4], mappings: { 'youtube aaaaaaaaaaa': house } });
  expect(dance.score).toBeUndefined();
  await boss.call('undoStudioChange', { params: { change_id: (await newest()).id } });
  await boss.call('undoStudioChange', { params: { change_id: (await newest()).id } });
});

test('a medium that no step shows any more keeps its mapping and stays in the list', async () => {
  await server.database.pool.query(`update steps set youtube_id = null where lesson_id = '2'`);
  expect(await mediumNamed('youtube aaaaaaaaaaa')).toMatchObject({ steps: [] });
  expect((await mediumNamed('youtube aaaaaaaaaaa')).mapping).not.toBeNull();
});

// §3.practice-items-stay-on-counts
test('in a step without a film an item moves with its phrase, and an item of the built-in course does not change', async () => {
  const { pool } = server.database;
  await saveDance(danceOf([march, swim]));
  await pool.query(`update steps set youtube_id = null where lesson_id = '2'`);
  const itemOf = (danceStart: number | null) =>
    pool.query(
      `update checklists set start_time = 8, end_time = 12, dance_start = $1, dance_end = $2
       where id = (select min(c.id) from checklists c join steps s on s.id = step_id where lesson_id = '2')`,
      [danceStart, danceStart === null ? null : danceStart + 15],
    );
  await itemOf(30);
  const { score } = danceOf([swim, march]);
  const slower = { score: { ...score, tempo: 60 }, days: [] };
  await saveDance(slower);
  expect(await firstItem()).toEqual({ start_time: 8, end_time: 12 });
  await saveDance(danceOf([march, swim]));
  await itemOf(null);
  await saveDance(slower);
  expect(await firstItem()).toEqual({ start_time: 0, end_time: 8 });
});

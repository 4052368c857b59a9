import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { steadyMapping } from '#dance/rules/score/mapping.ts';
import { makeImporter } from '#moving-in/server/testing/importer.ts';
import { featurePages } from '#subjects/rules/features.ts';
import { sharedStudio } from '#testing/server/operator.ts';

const { server, boss } = await sharedStudio();

const exported = async () => (await boss.fetch('/api/studio/course.json')).text();

test('an exported course can be imported again without a change', async () => {
  const open = await makeImporter(boss).open();
  const { body } = await open.upload('all', await exported());
  const read = body.tables.map(({ table, problems }: { table: string; problems: number }) => [
    table,
    problems,
  ]);
  expect(Object.fromEntries(read)).toEqual({ steps: 0, lessons: 0, ui_copy: 0, settings: 0, checklists: 0 });
  for (const { table, counts } of (await open.plan()).tables)
    expect({ table, ...counts }).toMatchObject({ add: 0, change: 0, remove: 0, problem: 0 });
});

test('a course whose event has no date yet can be imported again without a change', async () => {
  await server.database.pool.query(`update settings set value = '' where key = 'next_challenge_date'`);
  const open = await makeImporter(boss).open();
  await open.upload('all', await exported());
  expect((await open.plan()).tables[0]).toMatchObject({ table: 'settings', counts: { same: 2, problem: 0 } });
});

test('a recording is exported and imported with the course; an invalid one is refused', async () => {
  const anchors = Array.from({ length: 50 }, (_, place) => ({ beat: place * 15, at: place * 7.531 + 0.25 }));
  const recording = JSON.stringify({ file: 'music-abc.mp3', seconds: 400, anchors });
  const setting = (value: string) => ({ settings: [{ key: 'recording', value }] });
  await server.database.pool.query(`insert into settings (key, value) values ('recording', $1)`, [recording]);
  const open = await makeImporter(boss).open();
  await open.upload('all', await exported());
  expect((await open.plan()).tables[0]).toMatchObject({ table: 'settings', counts: { same: 3, problem: 0 } });
  for (const value of ['{', recording.replace('.mp3', '/../x.mp3')])
    expect((await open.upload('all', JSON.stringify(setting(value)))).body.tables[0].problems).toBe(1);
  expect((await open.upload('all', JSON.stringify(setting('')))).body.tables[0].problems).toBe(0);
});

// An exported course names its films, recording and icons, but does not contain these files.
test('the dry run names the files that the course names but that are missing here', async () => {
  const media = join(server.dataDir, 'media');
  await mkdir(media, { recursive: true });
  await writeFile(join(media, 'here.mp4'), 'film');
  const recording = JSON.stringify({
    file: 'music-gone.mp3',
    seconds: 400,
    anchors: [
      { beat: 0, at: 1 },
      { beat: 600, at: 301 },
    ],
  });
  const step = { lesson_id: '1', step_type: 'learn', order_num: 90 };
  const open = await makeImporter(boss).open();
  await open.upload(
    'all',
    JSON.stringify({
      settings: [{ key: 'recording', value: recording }],
      ui_copy: [
        { key: 'brand_icon', text: 'our hand.png' },
        { key: 'brand_icon_small', text: 'none' },
        { key: 'brand_icon_touch', text: '../../secret.png' },
      ],
      steps: [
        { ...step, id: 'one', media_file: 'gone.mp4' },
        { ...step, id: 'two', media_file: 'gone.mp4' },
        { ...step, id: 'three', media_file: 'here.mp4' },
      ],
    }),
  );
  const { files_missing, state } = await open.plan();
  expect([state, files_missing]).toEqual(['planned', ['gone.mp4', 'music-gone.mp3', 'our hand.png']]);
  await open.drop();
});

test('switched-off features are exported and imported with the course; an unknown one is refused', async () => {
  const setting = (value: string) => JSON.stringify({ settings: [{ key: 'features_off', value }] });
  const [one = ''] = Object.keys(featurePages);
  const { version } = (await boss.call('readStudioFeatures')).body;
  await boss.call('saveStudioFeatures', { body: { off: [one], version } });
  const open = await makeImporter(boss).open();
  await open.upload('all', await exported());
  expect((await open.plan()).tables[0]).toMatchObject({ table: 'settings', counts: { same: 4, problem: 0 } });
  for (const [value, problems] of [
    ['', 0],
    [one, 0],
    [`${one} disco`, 1],
  ] as const)
    expect((await open.upload('all', setting(value))).body.tables[0].problems).toBe(problems);
});

// §3.operators-own-dance-reaches-lessons
test('the operator’s dance and its mappings are exported and imported with the course; invalid ones are refused', async () => {
  const phrases = Array.from({ length: 120 }, (_, place) => ({
    id: String(place),
    section: 'A',
    title: `Phrase ${place}`,
    counts: 32,
    cues: [1, 9, 17, 25].map((at) => ({ at, say: 'bounce', title: 'Bounce', hint: 'from the knees' })),
  }));
  const dance = { score: { id: 'own', title: 'Town dance', tempo: 118, phrases }, days: [['0'], ['1', '2']] };
  const mapping = steadyMapping(64, 118, 20);
  const values = { score: JSON.stringify(dance), mappings: JSON.stringify({ 'file a.mp4': mapping }) };
  const settings = Object.entries(values).map(([key, value]) => ({ key, value }));
  const importer = makeImporter(boss);
  const brought = await importer.open();
  await brought.upload('all', JSON.stringify({ settings }));
  await brought.plan();
  await brought.apply();
  const { body } = await boss.call('readStudioDance');
  expect(body.dance).toEqual(dance);
  expect(body.media.at(-1)).toMatchObject({ name: 'a.mp4', mapping });
  const open = await importer.open();
  await open.upload('all', await exported());
  expect((await open.plan()).tables[0]).toMatchObject({ table: 'settings', counts: { same: 6, problem: 0 } });
  for (const [key, value, problems] of [
    ['score', '{"score":{}}', 1],
    ['score', '', 0],
    ['mappings', '[]', 1],
    ['mappings', JSON.stringify({ 'file a.mp4': mapping, 'file b.mp4': { spans: [7] } }), 1],
    ['mappings', JSON.stringify({ 'file a.mp4': mapping, constructor: mapping }), 1],
    ['mappings', '', 0],
  ] as const)
    expect(
      (await open.upload('all', JSON.stringify({ settings: [{ key, value }] }))).body.tables[0].problems,
    ).toBe(problems);
});

test('a mapping that does not fit the dance is named in the plan, and only that is left out', async () => {
  const phrases = ['march', 'swim'].map((id) => ({ id, section: id, title: id, counts: 16, cues: [] }));
  const score = { id: 'own', title: 'Short dance', tempo: 120, phrases };
  const dance = { score, days: [['march', 'swim']] };
  const mappings = (counts: number) => JSON.stringify({ 'file a.mp4': steadyMapping(counts, 120, 20) });
  const importer = makeImporter(boss);
  const bring = async (rows: Record<string, string>) => {
    const open = await importer.open();
    const settings = Object.entries(rows).map(([key, value]) => ({ key, value }));
    await open.upload('all', JSON.stringify({ settings }));
    return { open, plan: await open.plan() };
  };
  const beyond = await bring({ score: JSON.stringify(dance), mappings: mappings(64) });
  expect(beyond.plan.tables[0]?.counts.problem).toBe(1);
  const detailOf = async ({ open }: typeof beyond, key: string) =>
    (await open.rows('settings')).find((row) => row.key === key)?.detail;
  expect(await detailOf(beyond, 'mappings')).toBe(
    '“file a.mp4” has counts up to 64, and “Short dance” has 32. Import the dance that they are of with them, or before.',
  );
  // Mappings that fit a dance of the same import are imported with it.
  const both = await bring({ score: JSON.stringify(dance), mappings: mappings(32) });
  expect(both.plan.tables[0]?.counts.problem).toBe(0);
  await both.open.apply();
  // An import of another dance keeps the stored mappings, and the plan says what they lose.
  const other = {
    ...dance,
    score: { ...score, phrases: phrases.toReversed().slice(0, 1) },
    days: [['swim']],
  };
  const alone = await bring({ score: JSON.stringify(other) });
  expect(await detailOf(alone, 'score')).toBe('a.mp4 no longer shows march.');
  await alone.open.apply();
  const [medium] = (await boss.call('readStudioDance')).body.media.filter(
    ({ name }: { name: string }) => name === 'a.mp4',
  );
  expect(medium.mapping.spans).toMatchObject([{ from: 0, until: 16 }]);
  expect(medium.mapping.spans[0].anchors[0]).toEqual({ count: 0, at: 28 });
});

test('a name of an event is not longer than its field', async () => {
  const open = await makeImporter(boss).open();
  for (const [length, problems] of [
    [100, 0],
    [201, 1],
  ] as const) {
    const settings = [{ key: 'challenge_name', value: 'x'.repeat(length) }];
    expect((await open.upload('all', JSON.stringify({ settings }))).body.tables[0].problems).toBe(problems);
  }
});

test('an import after which the lessons would not be numbered 1 to 13 is refused as a whole', async () => {
  const open = await makeImporter(boss).open();
  await open.upload('lessons', 'id,order_num,title\n5,6,Five\n');
  expect(await open.apply()).toMatchObject({
    state: 'planned',
    problem: 'The lessons would not be numbered 1 to 13, each once. Nothing was imported.',
  });
});

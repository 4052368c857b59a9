import { expect, test } from 'vitest';
import { features } from '#subjects/content/features.ts';
import { featurePages } from '#subjects/rules/features.ts';
import { sharedStudio } from '#testing/server/operator.ts';
import { makeVisitor, signUp } from '#testing/server/visitor.ts';

const { server, boss } = await sharedStudio();

const read = async () => (await boss.call('readStudioFeatures')).body;
async function switchOff(...off: string[]) {
  const { version } = await read();
  return boss.call('saveStudioFeatures', { body: { off, version } });
}
const statusOf = async (path: string) => (await fetch(server.url + path)).status;
const sitemap = async () => (await fetch(`${server.url}/sitemap.xml`)).text();
const told = async () => (await makeVisitor(server.url).call('readCopy')).body.settings.off;

/** What is seen of each feature: its calls as one of them answers, and its pages. */
const calls = { crew: 'readCrews', class: 'openClassScreen', 'moving-in': 'startStudioImport' } as const;

test('a fresh start has all features on', async () => {
  expect((await read()).features.map(({ off }: { off: boolean }) => off)).toEqual(
    Object.keys(features).map(() => false),
  );
  expect(await told()).toBeUndefined();
});

test.each(Object.keys(features))(
  '%s is gone when it is switched off, and all there when it is on again',
  async (name) => {
    const operation = calls[name as keyof typeof calls];
    const pages = featurePages[name] ?? [];
    const answers = async () => [
      ...(operation ? [(await boss.call(operation, { body: undefined })).status] : []),
      ...(await Promise.all(pages.map(statusOf))),
    ];
    const before = await answers();
    expect(before).not.toContain(404);
    expect((await switchOff(name)).status).toBe(200);
    expect(await told()).toEqual([name]);
    expect(await answers()).toEqual(before.map(() => 404));
    for (const page of pages) expect(await sitemap()).not.toContain(`${page}<`);
    await switchOff();
    expect(await answers()).toEqual(before);
    expect(await told()).toBeUndefined();
  },
);

test('rooms are shut while dancing together is off, and the time goes on being told', async () => {
  const crowd = '/api/rooms/2027-10-30T22:00/crowd';
  const before = await statusOf(crowd);
  await switchOff('together');
  expect(await statusOf(crowd)).toBe(404);
  expect(await statusOf('/api/now')).toBe(200);
  await switchOff();
  expect(await statusOf(crowd)).toBe(before);
});

test('what people have of a feature stays while it is off: they take it away, and it goes with them', async () => {
  const { visitor } = await signUp(server.url);
  await switchOff('crew', 'moving-in');
  const { body } = await visitor.call('exportData');
  expect(body.crews).toEqual([]);
  expect(body.import_people).toEqual([]);
  await switchOff();
});

test('the studio lists what still speaks of a feature that is off, and not its own texts', async () => {
  await switchOff('crew');
  const { features: list } = await read();
  const { mentions } = list.find(({ name }: { name: string }) => name === 'crew');
  for (const { id } of mentions) expect(features.crew?.ownTexts.test(id)).toBe(false);
  const key = 'landing_hero_title';
  const { entries } = (await boss.call('listStudioCopy')).body;
  const { version } = entries.find((entry: { key: string }) => entry.key === key);
  await boss.call('saveStudioCopy', { params: { key }, body: { text: 'Dance with a crew', version } });
  const after = (await read()).features.find(({ name }: { name: string }) => name === 'crew').mentions;
  expect(after).toContainEqual({ kind: 'text', id: key, excerpt: 'Dance with a crew' });
  expect(list.find(({ name }: { name: string }) => name === 'class').mentions).toEqual([]);
  await switchOff();
});

test('an unknown feature is refused by name, and a save from before another operator’s is a conflict', async () => {
  const { version } = await read();
  const refused = await boss.call('saveStudioFeatures', { body: { off: ['crew', 'disco'], version } });
  expect([refused.status, refused.body.field, refused.body.detail]).toEqual([
    400,
    'off',
    'There is no feature disco.',
  ]);
  await switchOff('class');
  expect((await boss.call('saveStudioFeatures', { body: { off: [], version } })).status).toBe(409);
  expect(await told()).toEqual(['class']);
  await switchOff();
});

test('switching a feature off is a change in the history, and can be undone', async () => {
  await switchOff('mirror');
  const { changes } = (await boss.call('listStudioHistory')).body;
  expect(changes[0].summary).toBe('Features off: Mirror and takes');
  await boss.call('undoStudioChange', { params: { change_id: changes[0].id }, body: { confirmed: false } });
  expect(await told()).toBeUndefined();
});

import { expect, test } from 'vitest';
import { allRoutes, type OperationName } from '#subjects/api/all-routes.ts';
import { featureOf } from '#subjects/api/contract.ts';
import { features } from '#subjects/content/features.ts';
import { featurePages } from '#subjects/rules/features.ts';
import { sharedStudio } from '#testing/server/operator.ts';
import { makeVisitor, signUp } from '#testing/server/visitor.ts';

const { server, boss } = await sharedStudio();
const [one = ''] = Object.keys(features);

const read = async () => (await boss.call('readStudioFeatures')).body;
async function switchOff(...off: string[]) {
  const { version } = await read();
  return boss.call('saveStudioFeatures', { body: { off, version } });
}
const statusOf = async (path: string) => (await fetch(server.url + path)).status;
const sitemap = async () => (await fetch(`${server.url}/sitemap.xml`)).text();
const featuresOff = async () => (await makeVisitor(server.url).call('readCopy')).body.settings.off;

/** Returns the operations of a feature whose addresses have no parameters. */
const operationsOf = (feature: string) =>
  (Object.keys(allRoutes) as OperationName[]).filter(
    (name) => featureOf(name) === feature && !allRoutes[name][1].includes(':'),
  );

test('on a new server all features are on', async () => {
  expect((await read()).features.map(({ off }: { off: boolean }) => off)).toEqual(
    Object.keys(features).map(() => false),
  );
  expect(await featuresOff()).toBeUndefined();
});

test.each(Object.keys(features))(
  '%s disappears when switched off, and is complete when on again',
  async (name) => {
    const pages = featurePages[name] ?? [];
    const answers = async () => [
      ...(await Promise.all(
        operationsOf(name).map(async (operation) => (await boss.call(operation, { body: undefined })).status),
      )),
      ...(await Promise.all(pages.map(statusOf))),
    ];
    const before = await answers();
    expect(before).not.toContain(404);
    expect((await switchOff(name)).status).toBe(200);
    expect(await featuresOff()).toEqual([name]);
    expect(await answers()).toEqual(before.map(() => 404));
    for (const page of pages) expect(await sitemap()).not.toContain(`${page}<`);
    await switchOff();
    expect(await answers()).toEqual(before);
    expect(await featuresOff()).toBeUndefined();
  },
);

test('people’s data of switched-off features is kept, and is in their download', async () => {
  const { visitor } = await signUp(server.url);
  const exported = async () => Object.keys((await visitor.call('exportData')).body).sort();
  const before = await exported();
  await switchOff(...Object.keys(features));
  expect(await exported()).toEqual(before);
  await switchOff();
});

test('the studio lists texts that mention a switched-off feature, without the feature’s own texts', async () => {
  const mentionsOf = async (feature: string) =>
    (await read()).features.find(({ name }: { name: string }) => name === feature).mentions;
  await switchOff(one);
  for (const { id } of await mentionsOf(one)) expect(features[one]?.ownTexts.test(id)).toBe(false);
  const key = 'landing_hero_title';
  const { entries } = (await boss.call('listStudioCopy')).body;
  const { version } = entries.find((entry: { key: string }) => entry.key === key);
  const text = features[one]?.title;
  await boss.call('saveStudioCopy', { params: { key }, body: { text, version } });
  expect(await mentionsOf(one)).toContainEqual({ kind: 'text', id: key, excerpt: text });
  await switchOff();
  expect(await mentionsOf(one)).toEqual([]);
});

test('an unknown feature is refused by name, and a save from before another operator’s is a conflict', async () => {
  const { version } = await read();
  const refused = await boss.call('saveStudioFeatures', { body: { off: [one, 'disco'], version } });
  expect([refused.status, refused.body.field, refused.body.detail]).toEqual([
    400,
    'off',
    'There is no feature disco.',
  ]);
  await switchOff(one);
  expect((await boss.call('saveStudioFeatures', { body: { off: [], version } })).status).toBe(409);
  expect(await featuresOff()).toEqual([one]);
  await switchOff();
});

test('switching a feature off is a change in the history, and can be undone', async () => {
  await switchOff(one);
  const { changes } = (await boss.call('listStudioHistory')).body;
  expect(changes[0].summary).toBe(`Features off: ${features[one]?.title}`);
  await boss.call('undoStudioChange', { params: { change_id: changes[0].id }, body: { confirmed: false } });
  expect(await featuresOff()).toBeUndefined();
});

import { expect, test } from 'vitest';
import { nowPath } from '#event/api/moment.ts';
import { sharedStudio } from '#testing/server/operator.ts';

const { server, boss } = await sharedStudio();

test('rooms are closed while dancing together is switched off, and the server still tells the time', async () => {
  const crowd = '/api/rooms/2027-10-30T22:00/crowd';
  const statusOf = async (path: string) => (await fetch(server.url + path)).status;
  const switchOff = async (...off: string[]) => {
    const { version } = (await boss.call('readStudioFeatures')).body;
    await boss.call('saveStudioFeatures', { body: { off, version } });
  };
  const before = await statusOf(crowd);
  expect(before).not.toBe(404);
  await switchOff('together');
  expect(await statusOf(crowd)).toBe(404);
  expect(await statusOf(nowPath)).toBe(200);
  await switchOff();
  expect(await statusOf(crowd)).toBe(before);
});

import { expect, test } from 'vitest';
import { features } from '../content/features.ts';
import { featurePages, isPageOff } from './features.ts';
import { roomPage } from './room-page.ts';

const start = Date.parse('2027-10-30T22:00:00Z');
const names = Object.keys(features);

test('a room has its page as long as the feature is on that the page belongs to', () => {
  const page = roomPage(start);
  const off = names.filter((name) => page !== null && isPageOff([name], page.split('?')[0] ?? ''));
  expect(off).toHaveLength(page === null ? 0 : 1);
  expect(roomPage(start, {}, off)).toBe(off.length === 0 ? page : null);
  expect(
    roomPage(
      start,
      {},
      names.filter((name) => !off.includes(name)),
    ),
  ).toBe(page);
  expect(
    Object.values(featurePages)
      .flat()
      .includes(page?.split('?')[0] ?? ''),
  ).toBe(page !== null);
});

test('what others show in a room goes along in the address', () => {
  const [plain, more] = [roomPage(start), roomPage(start, { crew: 'A&B' })];
  expect(more).toBe(plain === null ? null : `${plain}&crew=A%26B`);
});

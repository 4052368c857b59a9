import { expect, test } from 'vitest';
import type { Slot } from '#platform/rules/place.ts';
import { features } from '../content/features.ts';
import { featurePages, isPageOff } from './features.ts';
import { placesIn, roomPage } from './places.ts';

const slots: readonly Slot[] = [
  'menu',
  'footer',
  'teachers',
  'landing',
  'event card',
  'before the rehearsal',
  'day of the event',
  'own network',
];
const names = Object.keys(features);

test.each(slots)('%s has its links, each with words', (slot) => {
  for (const place of placesIn(slot)) {
    expect(place.in).toContain(slot);
    expect(place.label).not.toBe('');
  }
});

test.each(slots)('%s has no links to a switched-off feature, and those to all others', (slot) => {
  for (const name of names) {
    const stay = placesIn(slot).filter(({ to }) => !isPageOff([name], to));
    expect(placesIn(slot, [name])).toEqual(stay);
  }
  expect(placesIn(slot, names)).toEqual([]);
});

const start = Date.parse('2027-10-30T22:00:00Z');

test('a room has a page only while its feature is on', () => {
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

test('the address of a room has the values that other subjects add to its query', () => {
  const [plain, more] = [roomPage(start), roomPage(start, { crew: 'A&B' })];
  expect(more).toBe(plain === null ? null : `${plain}&crew=A%26B`);
});

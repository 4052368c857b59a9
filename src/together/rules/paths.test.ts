import { expect, test } from 'vitest';
import { familyOf } from '#subjects/rules/copy-families.ts';
import { roomPath, togetherPaths, togetherPlaces } from './paths.ts';

const start = Date.parse('2027-10-30T22:00Z');

test('a room has a page, where other subjects show their parts', () => {
  expect(roomPath(start)).toBe('/together?at=2027-10-30T22:00Z');
  expect(roomPath(start, { crew: 'night-shift' })).toBe('/together?at=2027-10-30T22:00Z&crew=night-shift');
  expect(roomPath(start, { crew: 'A&B', side: 'day' })).toBe(
    '/together?at=2027-10-30T22:00Z&crew=A%26B&side=day',
  );
});

test.each(['landing', 'event card', 'before the rehearsal'] as const)(
  'the room has a link on: %s',
  (slot) => {
    expect(togetherPlaces.filter((place) => place.in.includes(slot)).map(({ to }) => to)).toEqual([
      togetherPaths.together,
    ]);
  },
);

test('the studio previews the texts of rooms in a room', () => {
  expect(familyOf('together_title').preview).toBe(togetherPaths.together);
});

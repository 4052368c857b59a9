import { expect, test } from 'vitest';
import { togetherFamily } from './copy-family.ts';
import { togetherPaths } from './paths.ts';
import { togetherPlaces } from './places.ts';

test.each(['landing', 'event card', 'before the rehearsal'] as const)(
  'the room is linked to on: %s',
  (slot) => {
    expect(togetherPlaces.filter((place) => place.in.includes(slot)).map(({ to }) => to)).toEqual([
      togetherPaths.together,
    ]);
  },
);

test('its texts are previewed in the room', () => {
  expect(togetherFamily.preview).toBe(togetherPaths.together);
});

import { expect, test } from 'vitest';
import type { Slot } from '#platform/rules/place.ts';
import { features } from '../content/features.ts';
import { isPageOff } from './features.ts';
import { placesIn } from './places.ts';

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

test.each(slots)('%s shows the links that are meant for it, each with words', (slot) => {
  for (const place of placesIn(slot)) {
    expect(place.in).toContain(slot);
    expect(place.label).not.toBe('');
  }
});

test.each(slots)(
  '%s links to no page of a feature that is switched off, and to those of all others',
  (slot) => {
    for (const name of names) {
      const stay = placesIn(slot).filter(({ to }) => !isPageOff([name], to));
      expect(placesIn(slot, [name])).toEqual(stay);
    }
    expect(placesIn(slot, names)).toEqual([]);
  },
);

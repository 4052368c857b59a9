// The links that subjects bring to the pages of others, which look right without any.

import { classPaths } from '#class/rules/paths.ts';
import { classPlaces } from '#class/rules/places.ts';
import { crewPlaces } from '#crew/rules/places.ts';
import type { Place, Slot } from '#platform/rules/place.ts';
import { togetherPlaces } from '#together/rules/places.ts';

const placesOf: Readonly<Record<string, readonly Place[]>> = {
  together: togetherPlaces,
  crew: crewPlaces,
  class: [...classPlaces, { to: classPaths.class, label: 'nav_class', in: ['menu', 'footer', 'teachers'] }],
};

/** Returns the links of a place; `off` are names of subjects that an operator has switched off. */
export function placesIn(slot: Slot, off: readonly string[] = []): readonly Place[] {
  return Object.entries(placesOf)
    .filter(([subject]) => !off.includes(subject))
    .flatMap(([, places]) => places)
    .filter((place) => place.in.includes(slot));
}

// The links that subjects bring to the pages of others, which look right without any.

import { classPlaces } from '#class/rules/places.ts';
import { crewPlaces } from '#crew/rules/places.ts';
import type { Place, Slot } from '#platform/rules/place.ts';
import { togetherPlaces } from '#together/rules/places.ts';

const placesOf: Readonly<Record<string, readonly Place[]>> = {
  together: togetherPlaces,
  crew: crewPlaces,
  class: classPlaces,
};

export function placesIn(slot: Slot): readonly Place[] {
  return Object.values(placesOf)
    .flat()
    .filter((place) => place.in.includes(slot));
}

// The parts that subjects show on pages of others, without those that an operator has switched off.

import type { Place, Slot } from '#platform/rules/place.ts';
import { useSettings } from '#platform/web/queries/copy.ts';
import { placesIn, roomPage } from '#subjects/rules/places.ts';

/** The links of a slot. */
export function usePlaces(slot: Slot): readonly Place[] {
  return placesIn(slot, useSettings().off);
}

/** Returns the parts whose subjects are switched on. */
export function useParts<Part>(parts: Readonly<Record<string, Part>>): [subject: string, part: Part][] {
  const { off } = useSettings();
  return Object.entries(parts).filter(([subject]) => !off?.includes(subject));
}

/** Returns the function that gives a room's page (roomPage), with the current features. */
export function useRoomPage(): typeof roomPage {
  const { off } = useSettings();
  return (start, more) => roomPage(start, more, off);
}

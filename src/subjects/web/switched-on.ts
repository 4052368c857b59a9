// The parts that subjects bring to the pages of others, without those that an operator has switched off.

import type { Place, Slot } from '#platform/rules/place.ts';
import { useSettings } from '#platform/web/queries/copy.ts';
import { placesIn, roomPage } from '#subjects/rules/places.ts';

/** The links of a slot. */
export function usePlaces(slot: Slot): readonly Place[] {
  return placesIn(slot, useSettings().off);
}

/** Of parts by their subject those that are shown. */
export function useParts<Part>(parts: Readonly<Record<string, Part>>): [subject: string, part: Part][] {
  const { off } = useSettings();
  return Object.entries(parts).filter(([subject]) => !off?.includes(subject));
}

/** The way to a room's page (roomPage). */
export function useRoomPage(): typeof roomPage {
  const { off } = useSettings();
  return (start, more) => roomPage(start, more, off);
}

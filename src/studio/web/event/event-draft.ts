import { parseEventDate } from '#event/rules/event-date.ts';
import { wallClock } from '#event/rules/wall-clock.ts';
import { isTimeZone } from '#platform/rules/local-day.ts';
import { mergeFields } from '#platform/web/forms/merge.ts';
import { ownStore } from '#platform/web/own-store.ts';
import { shownPerson } from '#platform/web/queries/shown-person.ts';
import { timeZone } from '#platform/web/queries/time-zone.ts';
import type { OutputOf } from '#subjects/api/contract.ts';

export type EventDraft = { name: string; decided: boolean; clock: string; zone: string };

const zoneKey = 'studio/event-zone';

/**
 * Keeps the chosen zone on the device. The chosen zone alone is no edit of the event: it stays after a save, and a
 * sign-out does not ask about it.
 */
export function keepZone(zone: string): void {
  const person = shownPerson();
  if (person !== null) ownStore.write(person, 'known', zoneKey, zone);
}

/**
 * Returns the zone that the operator chose last, or else the device's zone. The device's zone is also used where an
 * older browser does not know the chosen zone.
 */
export function keptZone(): string {
  const person = shownPerson() ?? '';
  const kept = ownStore.read(person, 'known', zoneKey);
  return typeof kept === 'string' && isTimeZone(kept) ? kept : timeZone();
}

/** Merges the edits of two operators in two parts: the name, and the date with its three fields. */
export const mergeEvent = mergeFields<EventDraft>({
  parts: { 'date and time': ['decided', 'clock', 'zone'] },
});

export function draftOf(event: OutputOf<'readStudioEvent'>): EventDraft {
  const instant = parseEventDate(event.next_challenge_date);
  const zone = keptZone();
  return {
    name: event.challenge_name ?? '',
    decided: instant !== null,
    clock: instant === null ? '' : wallClock(instant, zone),
    zone,
  };
}

type EventProblem = { field: 'name' | 'clock'; message: string };

/**
 * Returns why the event can't be saved, or null if it can be saved. `instant` is the typed date in epoch milliseconds.
 */
export function eventProblem({ name, decided }: EventDraft, instant: number | null): EventProblem | null {
  if (name.trim() === '') return { field: 'name', message: 'The event needs a name.' };
  if (!decided) return null;
  if (instant === null) return { field: 'clock', message: 'Please enter a date and a time.' };
  return parseEventDate(new Date(instant).toISOString()) === null
    ? { field: 'clock', message: 'Please check the year: it has to lie between 1 and 9999.' }
    : null;
}

import { parseEventDate } from '#event/rules/event-date.ts';
import { wallClock } from '#event/rules/wall-clock.ts';
import { isTimeZone } from '#platform/rules/local-day.ts';
import { timeZone } from '#platform/web/queries/time-zone.ts';
import type { OutputOf } from '#subjects/api/contract.ts';
import { keepDraft, keptDraft } from '../kept-drafts.ts';

export type EventDraft = { name: string; decided: boolean; clock: string; zone: string };

/** What the chosen zone is kept under: it is no edit of the event, so it stays when that is saved. */
const zoneName = 'event zone';

export function keepZone(zone: string): void {
  keepDraft(zoneName, { value: zone, version: '' });
}

/** The zone that the operator chose last, or that of this device; a browser may be older than what another one kept. */
export function keptZone(): string {
  const kept = keptDraft(zoneName, timeZone())?.value;
  return kept !== undefined && isTimeZone(kept) ? kept : timeZone();
}

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

/** Why this can't be saved, as a sentence, or null. `instant`: the moment that was typed, in epoch milliseconds. */
export function eventProblem({ name, decided }: EventDraft, instant: number | null): string | null {
  if (name.trim() === '') return 'The event needs a name.';
  if (!decided) return null;
  if (instant === null) return 'Please enter a date and a time.';
  return parseEventDate(new Date(instant).toISOString()) === null
    ? 'Please check the year: it has to lie between 1 and 9999.'
    : null;
}

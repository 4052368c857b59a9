// The event's moment: reads it from the setting, and writes it for people (specification, sections 8 and 9).
// No date is computed here, because the organisers of the event choose the date.

import { messages } from '#platform/content/messages.ts';
import { fillTemplate } from '#platform/rules/fill-template.ts';
import { isTimeZone } from '#platform/rules/local-day.ts';
import { hourForm } from './hour-form.ts';
import { wallClock } from './wall-clock.ts';
import { writtenMoment } from './written-moment.ts';

const pacific = 'America/Los_Angeles';

/** Returns the setting `next_challenge_date` in epoch milliseconds; null if it is missing or not a date. */
export function parseEventDate(text: string | null | undefined): number | null {
  return parseInstant(text?.trim() ?? '', '22:00');
}

const written =
  /^(\d{4}-\d\d-\d\d)(?:[T ](\d\d:\d\d(?::\d\d(?:\.\d{1,9})?)?) ?(?:Z|UTC|GMT|([+-]\d\d)(?::?(\d\d))?)?)?$/i;

/**
 * Reads an instant as ISO 8601 or PostgreSQL writes it; returns epoch milliseconds, or null for any other text. A date
 * alone means `timeAlone` (hh:mm, UTC) on that day; a time without a zone is UTC.
 */
export function parseInstant(text: string, timeAlone: string): number | null {
  const [, day = '', time = timeAlone, hours = '+00', minutes = '00'] = written.exec(text) ?? [];
  // Date.parse would read a day that does not exist (February 30) as a later day.
  const midnight = Date.parse(`${day}T00:00:00Z`);
  if (Number.isNaN(midnight) || new Date(midnight).toISOString().slice(0, 10) !== day) return null;
  const instant = Date.parse(`${day}T${time}${hours}:${minutes}`);
  // Only the years 1 to 9999 are accepted: PostgreSQL and ISO 8601 write other years in different ways.
  return instant >= FIRST && instant <= LAST ? instant : null;
}

const FIRST = Date.parse('0001-01-01T00:00:00Z');
const LAST = Date.parse('9999-12-31T23:59:59.999Z');

export type MomentText = 'moment.dayAndTime' | 'moment.withUtc';

/** A language for writing moments: its tag, and a function that returns the texts around a moment. */
export type MomentLanguage = { tag: string; text: (id: MomentText) => string };

const inEnglish: MomentLanguage = { tag: 'en', text: (id) => messages[id] };

/**
 * Returns the event's moment as 'Saturday, October 30 at 3:00 pm PDT / 10:00 pm GMT (Oct 30)'; a plain local date
 * if formatting fails.
 */
export function eventText(instant: number, language = inEnglish, zone: string = pacific): string {
  try {
    return fillTemplate(language.text('moment.withUtc'), {
      here: longText(instant, zone, language),
      time: eventClock(instant, 'UTC', language),
      day: writtenMoment(instant, language.tag, { timeZone: 'UTC', month: 'short', day: 'numeric' }),
    });
  } catch {
    return new Date(instant).toDateString();
  }
}

/** Returns the event's moment in `zone`; null if `zone` is unknown, or has the time of the Pacific coast or of UTC. */
export function localEventText(instant: number, zone: string, language = inEnglish): string | null {
  if (!isTimeZone(zone)) return null;
  const here = wallClock(instant, zone);
  const shown = [pacific, 'UTC'].some((other) => wallClock(instant, other) === here);
  return shown ? null : longText(instant, zone, language);
}

function longText(instant: number, timeZone: string, language: MomentLanguage): string {
  const day = { timeZone, weekday: 'long', month: 'long', day: 'numeric' } as const;
  return fillTemplate(language.text('moment.dayAndTime'), {
    day: writtenMoment(instant, language.tag, day),
    time: [eventClock(instant, timeZone, language), zoneName(instant, timeZone, language)].join(' '),
  });
}

/** Returns the time of day as '3:00 pm', or as another language writes it. */
export function eventClock(instant: number, timeZone: string, { tag }: MomentLanguage): string {
  return writtenMoment(instant, tag, { timeZone, hour: hourForm(tag), minute: '2-digit' });
}

function zoneName(instant: number, timeZone: string, { tag }: MomentLanguage): string | undefined {
  const parts = new Intl.DateTimeFormat(tag, { timeZone, timeZoneName: 'short' }).formatToParts(instant);
  return parts.find(({ type }) => type === 'timeZoneName')?.value;
}

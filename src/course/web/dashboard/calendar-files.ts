// The two calendar files that the dashboard offers: the event, and a daily practice.

import { eventCalendarFile, practiceCalendarFile } from '#event/rules/calendar-file.ts';
import { saveCalendar } from '#event/web/save-calendar.ts';
import { localDay } from '#platform/rules/local-day.ts';
import { pageNow } from '#platform/web/page-clock.ts';
import { timeZone } from '#platform/web/queries/time-zone.ts';
import { limits } from '#subjects/rules/limits.ts';
import { paths } from '#subjects/rules/paths.ts';

const yearMs = 365 * 86_400_000;

/** Saves the calendar file of the event, which starts at `start` (epoch milliseconds). */
export function saveEventFile(name: string, description: string, start: number): void {
  saveCalendar('event.ics', eventCalendarFile, paths.dashboard, {
    uid: `event-${start}@shamble`,
    title: name,
    description,
    start,
    minutes: 60,
  });
}

/**
 * Saves the calendar file of a daily practice. The practice ends on the day of the event at `until` (epoch
 * milliseconds), or after a year when there is no event ahead.
 */
export function savePracticeFile(title: string, description: string, until: number | null): void {
  const now = pageNow();
  const end = until !== null && until > now ? until : now + yearMs;
  saveCalendar('practice.ics', practiceCalendarFile, paths.learn, {
    uid: 'daily-practice@shamble',
    title,
    description,
    first_day: localDay(now, timeZone()),
    last_day: localDay(end, timeZone()),
    time: '18:00',
    zone: timeZone(),
    minutes: limits.practiceMinutes,
  });
}

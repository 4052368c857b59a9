// The two calendar files that the dashboard offers: the event, and a daily practice.

import { eventCalendarFile, practiceCalendarFile } from '#rules/event/calendar-file.ts';
import { limits } from '#rules/limits.ts';
import { paths } from '#rules/paths.ts';
import { localDay } from '#rules/streak/local-day.ts';
import { pageNow } from '#web/moment/page-clock.ts';
import { pageBase } from '#web/page-language.ts';
import { timeZone } from '#web/queries/time-zone.ts';
import { saveFile } from '#web/ui/save-file.ts';

const type = 'text/calendar;charset=utf-8';

/** `start` in epoch milliseconds. */
export function saveEventFile(name: string, description: string, start: number): void {
  const file = eventCalendarFile({
    uid: `event-${start}@shamble`,
    title: name,
    description,
    url: window.location.origin + pageBase() + paths.dashboard,
    now: Math.floor(pageNow()),
    start,
    minutes: 60,
  });
  saveFile('event.ics', type, file);
}

export function savePracticeFile(title: string, description: string): void {
  const now = Math.floor(pageNow());
  const file = practiceCalendarFile({
    uid: 'daily-practice@shamble',
    title,
    description,
    url: window.location.origin + pageBase() + paths.learn,
    now,
    first_day: localDay(now, timeZone()),
    time: '18:00',
    minutes: limits.practiceMinutes,
  });
  saveFile('practice.ics', type, file);
}

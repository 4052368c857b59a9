// The plan as a calendar file: each lesson on its first day, and the day of the whole dance.

import type { Plan } from '#course/web/plan-line.tsx';
import { planCalendarFile } from '#event/rules/calendar-file.ts';
import { saveCalendar } from '#event/web/save-calendar.ts';
import type { ReadText } from '#platform/web/queries/copy.ts';
import { timeZone } from '#platform/web/queries/time-zone.ts';
import { paths } from '#subjects/rules/paths.ts';

export function savePlanFile({ lessons, rehearse_on, minutes_per_day }: Plan, text: ReadText): void {
  const planned = lessons.map(({ order_num, from }) => ({
    day: from,
    title: text('dance_plan_calendar_title', { day: order_num }),
  }));
  const rehearsal = rehearse_on ? [{ day: rehearse_on, title: text('dance_plan_calendar_rehearsal') }] : [];
  const entries = [...planned, ...rehearsal];
  saveCalendar('plan.ics', planCalendarFile, paths.learn, {
    uid: 'plan@shamble',
    name: text('dance_plan_title'),
    description: text('dashboard_calendar_practice_text'),
    days: [...new Set(entries.map(({ day }) => day))].map((day) => ({
      day,
      title: entries.flatMap((entry) => (entry.day === day ? entry.title : [])).join(', '),
    })),
    time: '18:00',
    zone: timeZone(),
    minutes: minutes_per_day,
  });
}

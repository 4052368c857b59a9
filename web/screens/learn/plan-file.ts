// The plan as a calendar file: each lesson on its first day, and the day of the whole dance.

import { planCalendarFile } from '#rules/event/calendar-file.ts';
import { paths } from '#rules/paths.ts';
import type { Plan } from '#web/course-ui/plan-line.tsx';
import { saveCalendar } from '#web/course-ui/save-calendar.ts';
import type { ReadCopy } from '#web/queries/copy.ts';
import { timeZone } from '#web/queries/time-zone.ts';

export function savePlanFile({ lessons, rehearse_on, minutes_per_day }: Plan, text: ReadCopy): void {
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

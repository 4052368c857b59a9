// The plan as a calendar file: each lesson on its first day, and the day of the whole dance.

import type { CopyKey } from '#content/copy/copy-defaults.ts';
import { planCalendarFile } from '#rules/event/calendar-file.ts';
import { paths } from '#rules/paths.ts';
import type { Plan } from '#web/course-ui/plan-line.tsx';
import { pageNow } from '#web/moment/page-clock.ts';
import { pageBase } from '#web/page-language.ts';
import { saveFile } from '#web/ui/save-file.ts';

type Text = (key: CopyKey, values?: Record<string, string | number>) => string;

export function savePlanFile({ lessons, rehearse_on, minutes_per_day }: Plan, text: Text): void {
  const planned = lessons.map(({ order_num, from }) => ({
    day: from,
    title: text('dance_plan_calendar_title', { day: order_num }),
  }));
  const rehearsal = rehearse_on ? [{ day: rehearse_on, title: text('dance_plan_calendar_rehearsal') }] : [];
  const entries = [...planned, ...rehearsal];
  const file = planCalendarFile({
    uid: 'plan@shamble',
    description: text('dashboard_calendar_practice_text'),
    url: window.location.origin + pageBase() + paths.learn,
    now: Math.floor(pageNow()),
    days: [...new Set(entries.map(({ day }) => day))].map((day) => ({
      day,
      title: entries.flatMap((entry) => (entry.day === day ? entry.title : [])).join(', '),
    })),
    time: '18:00',
    minutes: minutes_per_day,
  });
  saveFile('plan.ics', 'text/calendar;charset=utf-8', file);
}

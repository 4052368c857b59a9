import type { Progress } from '#course/api/progress.ts';
import { secondsOf } from '#course/rules/plan/coverage.ts';
import { useEventCountdown } from '#event/web/event-countdown.ts';
import { type ReadText, useText } from '#platform/web/queries/copy.ts';
import { clockText } from '#player/web/controls/clock-text.ts';

type Dance = Pick<Progress['dance'], 'plan' | 'coverage'>;
export type Plan = Dance['plan'];

/**
 * A line about the plan: '12 days left. 30 minutes a day: today Day 3.' It counts the same days as the countdown beside
 * it. Without a date of the event there is no line. When not all lessons fit, the line names those that fit, if any.
 */
export function PlanLine({ plan, coverage }: Dance) {
  const text = useText();
  const { outcome, lessons, today, left_out, seconds, minutes_per_day } = plan;
  const days = useEventCountdown().left?.days ?? 0;
  const title = (lessons: readonly number[]) => daysText(text, lessons);
  if (outcome === 'no_date') return null;
  const total = clockText(coverage ? secondsOf(coverage, coverage.length) : 0);
  const fits = lessons.map(({ order_num }) => order_num);
  const [next] = fits;
  const late = seconds === null ? 'dance_plan_too_late_short' : 'dance_plan_too_late';
  const said = [
    outcome === 'ready' && text('dance_plan_rehearse'),
    plan.rests_today && text('dance_plan_rest'),
    today.length > 0 && text('dance_plan_today', { minutes: minutes_per_day, title: title(today) }),
    next !== undefined &&
      today.length === 0 &&
      !plan.rests_today &&
      text('dance_plan_next', { title: title([next]) }),
    left_out.length > 0 &&
      (fits.length > 0
        ? text(late, { title: title(fits), time: clockText(seconds ?? 0), total })
        : text('dance_plan_last')),
    left_out.length > 0 &&
      plan.needed_minutes !== null &&
      text('dance_plan_more', { minutes: plan.needed_minutes }),
  ];
  return (
    <p>
      {days > 0 && <b>{`${text(days === 1 ? 'dance_plan_left_one' : 'dance_plan_left', { days })}.`}</b>}{' '}
      <span>{said.filter(Boolean).join(' ')}</span>
    </p>
  );
}

/**
 * Returns words for days of the course: 'Day 3', 'Days 3 to 5', or 'Day 3, Days 7 to 9' when the lessons between them
 * are done.
 */
function daysText(text: ReadText, lessons: readonly number[]): string {
  return runsOf(lessons)
    .map(({ first, last }) =>
      first === last ? text('dance_plan_day', { day: first }) : text('dance_plan_days', { first, last }),
    )
    .join(', ');
}

/** Joins lessons that follow each other: 3, 7, 8 and 9 become 3 to 3 and 7 to 9. */
function runsOf(lessons: readonly number[]): { first: number; last: number }[] {
  const firsts = lessons.filter((day) => !lessons.includes(day - 1));
  const lasts = lessons.filter((day) => !lessons.includes(day + 1));
  return firsts.map((first, index) => ({ first, last: lasts[index] ?? first }));
}

// The plan for the days that are left until the event. The plan is not stored: after a missed day it is simply computed
// anew. It counts calendar days, so that a change of the clock neither skips nor doubles a day.

import type { Score } from '#dance/rules/score/score.ts';
import { localDay } from '#platform/rules/local-day.ts';
import { begunMinutes, leftMinutes } from './begun-minutes.ts';
import { coverageOf, secondsOf } from './coverage.ts';
import { planLimits } from './plan-limits.ts';

export type PlanInput = {
  /** The present in epoch milliseconds. */
  now: number;
  /** The learner's IANA zone. */
  zone: string;
  /** The event in epoch milliseconds; null when no date is set. */
  eventAt: number | null;
  /** Minutes a day, 10 to 180; a value outside counts as the nearer limit. */
  minutesPerDay?: number;
  /** Days of the week without practice, 0 for Sunday. */
  restDays?: readonly number[];
  score: Score;
  /** The lessons in order: which are completed, and the phrases of the score that each teaches. */
  lessons: readonly { order_num: number; completed: boolean; phrases: readonly number[] }[];
  /** The local day on which each completed lesson was completed, in any order. */
  completedOn: readonly string[];
  /**
   * The local day on which a learner without a completed lesson began to practise; null if the learner has not begun.
   */
  practisingSince: string | null;
};

/** A lesson of the plan, with the first and last local day ('YYYY-MM-DD') on which to learn it. */
export type PlannedLesson = { order_num: number; from: string; to: string };

export type CatchUpPlan = {
  /**
   * `ready` means that every lesson is done, `too_late` that not all open lessons fit (`left_out` names the rest), and
   * `no_date` that the event has no date or has begun.
   */
  outcome: 'on_course' | 'too_late' | 'ready' | 'no_date';
  /** Number of days to practise: from today (tomorrow if today's share is done) to the day before the event. */
  days_left: number;
  lessons: PlannedLesson[];
  /** Lessons for today, by order_num. */
  today: number[];
  /** Whether today is a day of rest that the plan keeps. */
  rests_today: boolean;
  /** The day for dancing the whole routine; null when there is none. */
  rehearse_on: string | null;
  /** Lessons that don't fit in the days, by order_num. */
  left_out: number[];
  /**
   * Minutes a day with which all lessons would fit, rounded up to a multiple of five; null when they fit
   * already or can't fit at all.
   */
  needed_minutes: number | null;
  /** Seconds of the dance that the completed and the planned lessons cover. */
  seconds: number;
};

/**
 * For the plan, the day of the event ends at six in the morning: an event at two at night belongs to the evening
 * before.
 */
const nightMs = 6 * 3_600_000;
const dayMs = 86_400_000;

/** Returns the plan at `now`. An unknown zone counts as UTC. */
export function catchUpPlan(input: PlanInput): CatchUpPlan {
  const { now, zone, eventAt, lessons } = input;
  const open = lessons.filter(({ completed }) => !completed).map(({ order_num }) => order_num);
  const none = { ...nothing, seconds: secondsPlanned(input, []) };
  if (eventAt === null || eventAt <= now) return { ...none, outcome: open.length > 0 ? 'no_date' : 'ready' };
  const today = dayNumber(localDay(now, zone));
  const minutes = Math.min(
    planLimits.minutes.most,
    Math.max(planLimits.minutes.least, input.minutesPerDay ?? planLimits.minutes.usual),
  );
  const completedOn = input.completedOn.map(dayNumber);
  const since = input.practisingSince === null ? null : dayNumber(input.practisingSince);
  const begun = begunMinutes({ completedOn, since, today, minutes });
  const done = completedOn.filter((day) => day === today).length;
  const isRest = (day: number) => input.restDays?.includes(weekday(day)) ?? false;
  const layOut = (from: number, work: Omit<Work, 'open' | 'minutes'>) =>
    laidOut({ open, minutes, ...work }, daysBetween(from, eventDay(eventAt, zone)), isRest);
  // Lessons done today count into today's share: the plan for today has only the rest of it.
  const fromToday = layOut(today, { done, begun });
  const fromTomorrow =
    done > 0 ? layOut(today + 1, { done: 0, begun: leftMinutes(begun, done, minutes) }) : null;
  const rested = fromTomorrow !== null && isRest(today) && fromTomorrow.chosen === fromTomorrow.rested;
  const goesOn = !rested && fromToday.spread.some(({ from }) => from === today);
  const { days, chosen, spread, ...laid } = fromTomorrow === null || goesOn ? fromToday : fromTomorrow;
  const left_out = open.filter((order_num) => !spread.some((lesson) => lesson.order_num === order_num));
  const atDay = (day: number) => spread.filter(({ from, to }) => from <= day && day <= to);
  return {
    outcome: open.length === 0 ? 'ready' : left_out.length > 0 ? 'too_late' : 'on_course',
    days_left: days.length,
    lessons: spread.map(({ order_num, from, to }) => ({ order_num, from: dayText(from), to: dayText(to) })),
    today: atDay(today).map(({ order_num }) => order_num),
    rests_today: chosen === laid.rested && days.includes(today) && !chosen.includes(today),
    rehearse_on: rehearsalOf(chosen),
    left_out,
    needed_minutes:
      left_out.length > 0
        ? neededMinutes(open.length + (goesOn ? done : 0), learningDays(days).length)
        : null,
    seconds: secondsPlanned(
      input,
      spread.map(({ order_num }) => order_num),
    ),
  };
}

/** The event's day in each zone, computed once for all learners, because date formatters are slow. */
const eventDays = new Map<string, number>();
const MOST_EVENT_DAYS = 1000;

function eventDay(eventAt: number, zone: string): number {
  const key = `${eventAt} ${zone}`;
  const day = eventDays.get(key) ?? dayNumber(localDay(eventAt - nightMs, zone));
  if (eventDays.size < MOST_EVENT_DAYS) eventDays.set(key, day);
  return day;
}

const nothing = {
  days_left: 0,
  lessons: [],
  today: [],
  rests_today: false,
  rehearse_on: null,
  left_out: [],
  needed_minutes: null,
};

/** The days for lessons: of two or more days, the last is for the whole dance. */
function learningDays(days: readonly number[]): readonly number[] {
  return days.length > 1 ? days.slice(0, -1) : days;
}

function rehearsalOf(days: readonly number[]): string | null {
  const last = days.length > 1 ? days.at(-1) : undefined;
  return last === undefined ? null : dayText(last);
}

/**
 * The work to plan: the open lessons, how many lessons were done on the first day already, and how many minutes of the
 * first lesson were done before that day.
 */
type Work = { open: readonly number[]; done: number; begun: number; minutes: number };

/** Lays the work out over the days. Days of rest stay free when all lessons fit without them. */
function laidOut(work: Work, days: readonly number[], isRest: (day: number) => boolean) {
  const rested = days.filter((day) => !isRest(day));
  const chosen = fits(work, rested) ? rested : days;
  return { days, rested, chosen, spread: spreadOver(work, chosen) };
}

/** The day of the plan on which a lesson ends (both counted from 1), with at most `daily` lessons a day. */
function endsOn(index: number, daily: number, { begun, minutes }: Work): number {
  return Math.max(Math.ceil(index / daily), Math.ceil((planLimits.lesson * index - begun) / minutes));
}

function fits(work: Work, days: readonly number[]): boolean {
  const learning = learningDays(days).length;
  const lessons = work.done + work.open.length;
  return work.open.length === 0 || endsOn(lessons, Math.ceil(lessons / learning), work) <= learning;
}

/** Puts as many lessons as fit on the days, in their order: a lesson opens only when the lesson before it is done. */
function spreadOver(work: Work, days: readonly number[]) {
  const { open, done, begun, minutes } = work;
  const learning = learningDays(days);
  const daily = Math.ceil((done + open.length) / learning.length);
  return open.flatMap((order_num, place) => {
    const index = done + place;
    const end = endsOn(index + 1, daily, work);
    const earliest = Math.floor((planLimits.lesson * index - begun) / minutes) + 1;
    const begin = Math.min(end, Math.max(earliest, Math.ceil((index + 1) / daily)));
    const [from, to] = [learning[begin - 1], learning[end - 1]];
    return from === undefined || to === undefined ? [] : [{ order_num, from, to }];
  });
}

function neededMinutes(lessons: number, days: number): number | null {
  if (days === 0) return null;
  const needed = Math.ceil((planLimits.lesson * lessons) / days / 5) * 5;
  return needed <= planLimits.minutes.most ? needed : null;
}

function secondsPlanned({ score, lessons }: PlanInput, planned: readonly number[]): number {
  const done = lessons.filter(({ order_num, completed }) => completed || planned.includes(order_num));
  const phrases = done.flatMap((lesson) => lesson.phrases);
  return secondsOf(score, coverageOf(score, phrases).counts);
}

function daysBetween(first: number, end: number): number[] {
  const days: number[] = [];
  for (let day = first; day < end; day += 1) days.push(day);
  return days;
}

/** Days since 1 January 1970. */
function dayNumber(day: string): number {
  return Date.parse(`${day}T00:00:00Z`) / dayMs;
}

function dayText(day: number): string {
  return new Date(day * dayMs).toISOString().slice(0, 10);
}

function weekday(day: number): number {
  return (day + 4) % 7;
}

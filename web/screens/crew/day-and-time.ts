import { pageLanguage } from '#web/page-language.ts';

/** 'Sat, Oct 30, 3:00 PM PDT': an instant (epoch milliseconds) on the clocks of a zone. */
export function dayAndTime(instant: number, timeZone: string): string {
  return onClocks(instant, timeZone, {});
}

/** 'Sat, Oct 30, 2027, 3:00 PM PDT': as it stands on paper, which is kept. */
export function dayOfYearAndTime(instant: number, timeZone: string): string {
  return onClocks(instant, timeZone, { year: 'numeric' });
}

function onClocks(instant: number, timeZone: string, more: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat(pageLanguage(), {
    ...more,
    timeZone,
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
  }).format(instant);
}

/** 'Sat 9:00 PM': of an event's day, which often ends after midnight. */
export function timeOfDay(instant: number, timeZone: string): string {
  return new Intl.DateTimeFormat(pageLanguage(), {
    timeZone,
    weekday: 'short',
    hour: 'numeric',
    minute: '2-digit',
  }).format(instant);
}

/** '2:51:14 PM'. */
export function timeToSecond(instant: number, timeZone: string): string {
  return new Intl.DateTimeFormat(pageLanguage(), {
    timeZone,
    hour: 'numeric',
    minute: '2-digit',
    second: '2-digit',
  }).format(instant);
}

/** 'October 30, 2027'. */
export function dateOf(instant: number, timeZone: string): string {
  return new Intl.DateTimeFormat(pageLanguage(), {
    timeZone,
    year: 'numeric',
    month: 'long',
    day: 'numeric',
  }).format(instant);
}

import { pageLanguage } from '#web/page-language.ts';

/** 'Sat, Oct 30, 3:00 PM PDT': an instant (epoch milliseconds) on the clocks of a zone. */
export function dayAndTime(instant: number, timeZone: string): string {
  return new Intl.DateTimeFormat(pageLanguage(), {
    timeZone,
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
  }).format(instant);
}

/** '3:00 PM', or with seconds '2:51:14 PM'. */
export function timeOf(instant: number, timeZone: string, seconds = false): string {
  return new Intl.DateTimeFormat(pageLanguage(), {
    timeZone,
    hour: 'numeric',
    minute: '2-digit',
    ...(seconds ? { second: '2-digit' } : {}),
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

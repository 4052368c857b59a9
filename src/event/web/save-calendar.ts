import { pageNow } from '#platform/web/page-clock.ts';
import { saveFile } from '#platform/web/ui/save-file.ts';
import { addressOf } from '#platform/web/ui/share-address.ts';

/**
 * Lets the browser save the calendar file that `write` makes from the facts. Its entries link to the page at `path`.
 */
export function saveCalendar<Facts extends { url: string; now: number }>(
  name: string,
  write: (facts: Facts) => string,
  path: string,
  facts: Omit<Facts, 'url' | 'now'>,
): void {
  const file = write({ ...facts, url: addressOf(path), now: Math.floor(pageNow()) } as Facts);
  saveFile(name, 'text/calendar;charset=utf-8', file);
}

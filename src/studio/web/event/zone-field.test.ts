import { expect, test } from 'vitest';
import type { MomentText } from '#event/rules/event-date.ts';
import { instantAt } from '#event/rules/wall-clock.ts';
import { messages } from '#platform/content/messages.ts';
import { zoneNote } from './zone-field.tsx';

const language = { tag: 'en', text: (id: MomentText) => messages[id] };
const now = Date.parse('2027-01-15T13:05:00Z');
const note = (clock: string, zone: string) =>
  zoneNote({ clock, zone, instant: instantAt(clock, zone) }, now, language);

test.each([
  ['', 'Europe/Berlin', 'It is 2:05 pm now in Berlin (UTC+1).'],
  ['', 'UTC', 'It is 1:05 pm now in UTC.'],
  ['2027-02-01T20:00', 'Europe/Berlin', 'It is 2:05 pm now in Berlin (UTC+1).'],
  [
    '2027-10-30T20:00',
    'Europe/Berlin',
    'It is 2:05 pm now in Berlin (UTC+1). On the day of the event its clocks are at UTC+2: the change of the clocks is counted in.',
  ],
  [
    '2027-03-28T02:30',
    'Europe/Berlin',
    'It is 2:05 pm now in Berlin (UTC+1). The clocks there skip 2:30 am on that day: this is 3:30 am.',
  ],
  [
    '2027-10-31T02:30',
    'Europe/Berlin',
    'It is 2:05 pm now in Berlin (UTC+1). The clocks there show 2:30 am twice on that day: the first one is meant, at 12:30 am UTC.',
  ],
  ['2027-10-31T02:30', 'Africa/Lagos', 'It is 2:05 pm now in Lagos (UTC+1).'],
])('the note about %j in %s is: %s', (clock, zone, words) => {
  expect(note(clock, zone)).toBe(words);
});

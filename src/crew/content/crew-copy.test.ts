import { expect, test } from 'vitest';
import { crewCopy } from './crew-copy.ts';
import { dayCopy } from './day-copy.ts';

test('texts with a number of people make a sentence for one person too', () => {
  expect(crewCopy.crew_mail_text.replace('{count}', '1')).toContain(
    'to those who asked for that and have a proven address (1),',
  );
  expect(dayCopy.day_roster_read_done.replace('{count}', '1')).toMatch(/Walk-ins: 1\.$/);
});

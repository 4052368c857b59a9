import { afterEach, expect, test, vi } from 'vitest';
import { timeZone } from './time-zone.ts';

afterEach(() => vi.unstubAllGlobals());

test.each([
  ['Asia/Kathmandu', 'Asia/Kathmandu'],
  ['Etc/Unknown', 'UTC'],
  [undefined, 'UTC'],
])('where the system says that its zone is %s, dates are written for %s', (said, expected) => {
  vi.stubGlobal('Temporal', { Now: { timeZoneId: () => said } });
  const formatter = { resolvedOptions: () => ({ timeZone: said }) };
  vi.stubGlobal('Intl', { DateTimeFormat: vi.fn(() => formatter) });
  expect(timeZone()).toBe(expected);
});

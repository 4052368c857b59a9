import { expect, test } from 'vitest';
import { findChromium } from './chromium.ts';

test.each([
  ['/snap/bin/chromium', '/usr/local/bin:/snap/bin'],
  ['/opt/google-chrome', '/opt'],
  ['/Applications/Google Chrome.app/Contents/MacOS/Google Chrome', '/usr/local/bin'],
])('tests run in the browser that the set-up finds: %s', (path, PATH) => {
  expect(findChromium({ PATH }, (each) => each === path)).toBe(path);
});

test('the browser that CHROMIUM_PATH names is used instead of installed ones, and an empty name counts as none', () => {
  expect(findChromium({ CHROMIUM_PATH: '/opt/mine', PATH: '' }, () => true)).toBe('/opt/mine');
  expect(findChromium({ CHROMIUM_PATH: '', PATH: '' }, () => true)).toBe('/usr/bin/chromium');
});

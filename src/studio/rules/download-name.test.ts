import { expect, test } from 'vitest';
import { downloadName } from './download-name.ts';

test.each([
  ['Night of the slow walkers', 'night-of-the-slow-walkers.txt'],
  ['  ../../etc/passwd\0 ', 'etc-passwd.txt'],
  ['Über-Tänze: “1”', 'uber-tanze-1.txt'],
  ['ゾンビの夜', 'ソンヒの夜.txt'],
  ['<script>alert(1)</script>', 'script-alert-1-script.txt'],
  ['🧟🧟', 'dance.txt'],
  ['', 'dance.txt'],
  ['CON', 'dance-con.txt'],
  ['a'.repeat(300), `${'a'.repeat(60)}.txt`],
])('%j is downloaded as %j', (title, name) => {
  expect(downloadName(title, 'txt')).toBe(name);
});

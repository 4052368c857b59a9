// The processor time of all processes that this one started and that have ended.

import { readFileSync } from 'node:fs';

/** Number of ticks a second in /proc: the same on every Linux that is in use. */
const TICKS = 100;

/** Returns the time in seconds; zeros on any system but Linux, which alone reports it. */
export function childTime(): { userCPUTime: number; systemCPUTime: number } {
  try {
    // The second field is the program's name in brackets, which may have spaces; cutime and cstime are the 16th and
    // 17th.
    const fields = readFileSync('/proc/self/stat', 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ');
    return { userCPUTime: Number(fields[13]) / TICKS, systemCPUTime: Number(fields[14]) / TICKS };
  } catch {
    return { userCPUTime: 0, systemCPUTime: 0 };
  }
}

// CPU time and memory of processes, from the kernel's own accounting (Linux).

import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';

/** Clock ticks per second of /proc's figures; 100 on every Linux that Node runs on. */
const TICKS = 100;

/** Seconds of CPU that one process has used so far, in user and kernel mode. */
export function cpuSeconds(pid: number): number {
  const fields = statOf(pid);
  return (Number(fields[11]) + Number(fields[12])) / TICKS;
}

/** Seconds of CPU that the living descendants of a process have used so far: those of a server that keeps its own database. */
export function cpuSecondsBelow(pid: number): number {
  return descendants(pid).reduce((sum, each) => sum + cpuSeconds(each), 0);
}

/** Seconds in which a server must have done next to nothing: pages are compressed anew three seconds after they were first drawn. */
const QUIET = 4;

/** Waits until a process that has started is at rest, for a minute at most. */
export async function untilAtRest(pid: number): Promise<void> {
  let quiet = 0;
  for (let second = 0; quiet < QUIET && second < 60; second += 1) {
    const before = cpuSeconds(pid);
    await setTimeout(1000);
    quiet = cpuSeconds(pid) - before < 0.1 ? quiet + 1 : 0;
  }
}

/** Bytes that one process holds. */
export function residentBytes(pid: number): number {
  const line = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'));
  return Number(line?.[1]) * 1024;
}

/** Bytes that all descendants of a process hold (proportional share of what they share), without its own. */
export function residentBytesBelow(pid: number): number {
  return descendants(pid).reduce((sum, each) => sum + proportionalBytes(each), 0);
}

function descendants(pid: number): number[] {
  const parents = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      try {
        return [{ pid: Number(name), parent: Number(statOf(Number(name))[1]) }];
      } catch {
        // It ended while we looked.
        return [];
      }
    });
  const below = (of: number): number[] =>
    parents.filter((entry) => entry.parent === of).flatMap((entry) => [entry.pid, ...below(entry.pid)]);
  return below(pid);
}

/** The fields of /proc/pid/stat after the command's name (state is field 0). */
function statOf(pid: number): string[] {
  const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
  return text.slice(text.lastIndexOf(')') + 2).split(' ');
}

function proportionalBytes(pid: number): number {
  try {
    const line = /^Pss:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'));
    return Number(line?.[1] ?? 0) * 1024;
  } catch {
    return 0;
  }
}

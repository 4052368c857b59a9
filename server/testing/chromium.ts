// The Chromium of the browser tests, benchmarks and contact sheets: where it is, and the flags that keep it quiet.

import { existsSync, statfsSync } from 'node:fs';

export const chromiumPath = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';

/** Chromium without windows, where it is installed (scripts/set-up.mjs): it needs half of the processor time. */
const headlessShell = '/usr/bin/chromium-headless-shell';

/** The one for journeys. */
export const journeyBrowser =
  process.env.CHROMIUM_PATH ?? (existsSync(headlessShell) ? headlessShell : chromiumPath);

/** It runs without a sandbox (containers have none) and asks no server by itself. */
export const chromiumFlags = [
  '--no-sandbox',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  ...(hasSharedMemory() ? [] : ['--disable-dev-shm-usage']),
];

/** Sound may start without a press. */
export const soundFlag = '--autoplay-policy=no-user-gesture-required';

/** Whether pages have room in /dev/shm: containers often give it 64 MB, and a full one ends them. Then they use the disk. */
function hasSharedMemory(): boolean {
  try {
    const { bavail, bsize } = statfsSync('/dev/shm');
    return bavail * bsize > 512 * 1024 * 1024;
  } catch {
    return false;
  }
}

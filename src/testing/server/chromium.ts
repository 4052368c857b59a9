// The path and the flags of the Chromium that browser tests, benchmarks and contact sheets use.

import { accessSync, constants, existsSync, statfsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

type Environment = { CHROMIUM_PATH?: string | undefined; PATH?: string | undefined };

/**
 * Returns the path of the Chromium that scripts/set-up.mjs finds; if there is none, returns Debian's path, and
 * starting Chromium then fails.
 */
export function findChromium({ CHROMIUM_PATH, PATH = '' }: Environment, isThere = isProgram): string {
  if (CHROMIUM_PATH) return CHROMIUM_PATH;
  const folders = ['/usr/bin', ...PATH.split(delimiter)];
  const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
  const places = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  const onMac = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';
  return [...places, onMac].find(isThere) ?? '/usr/bin/chromium';
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

export const chromiumPath = findChromium(process.env);

/**
 * Path of a Chromium without windows, if it is installed (scripts/set-up.mjs): it needs half of the processor
 * time.
 */
const headlessShell = '/usr/bin/chromium-headless-shell';

/** The Chromium for journeys. */
export const journeyBrowser =
  !process.env.CHROMIUM_PATH && existsSync(headlessShell) ? headlessShell : chromiumPath;

/** Flags that let Chromium run without a sandbox (containers have none) and contact no server on its own. */
export const chromiumFlags = [
  '--no-sandbox',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  ...(hasSharedMemory() ? [] : ['--disable-dev-shm-usage']),
];

/** Flag that lets sound start without a press. */
export const soundFlag = '--autoplay-policy=no-user-gesture-required';

/**
 * Whether /dev/shm has enough space for pages. In containers it often has 64 MB, and Chromium ends pages when it is
 * full. Without enough space there, pages use the disk.
 */
function hasSharedMemory(): boolean {
  try {
    const { bavail, bsize } = statfsSync('/dev/shm');
    return bavail * bsize > 512 * 1024 * 1024;
  } catch {
    return false;
  }
}

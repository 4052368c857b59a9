import { defineConfig } from '@playwright/test';
import { chromiumFlags, journeyBrowser, soundFlag } from '../src/testing/server/chromium.ts';

/**
 * Tests that listen to the sound card, or hold browsers against each other's clocks, want a processor of their own; others
 * (`@soak`) watch pixels, cameras or paper for long. `npm run soak` runs them, one after the other, and so does `npm test`
 * when it is given their file.
 */
const soakOnly = /@real-time|@soak/;

export default defineConfig({
  testDir: '.',
  // Each run has a folder, so that two runs at once do not clear each other's traces.
  outputDir: `../.build/e2e/${process.ppid}`,
  globalSetup: './fixtures/start-shared.ts',
  fullyParallel: false,
  ...(process.env.SOAK_TOO ? {} : { grepInvert: soakOnly }),
  // The longest journeys come first, so that nothing long is left over at the end.
  projects: [
    { name: 'longest', testMatch: /whole-course.spec/ },
    { name: 'long', testMatch: /(walker|studio\/[\w-]+)\.spec/ },
    { name: 'others', testIgnore: /(whole-course|walker|studio\/[\w-]+)\.spec/ },
  ],
  // There is one worker more than two cores: a journey mostly waits for clocks and frames.
  workers: 3,
  // A test that fails now and then is a fault in the product or in the test, and is mended as one.
  retries: 0,
  // The bench measures durations. This limit only ends a wait that would never end.
  timeout: 240_000,
  expect: { timeout: 30_000 },
  use: {
    // A service worker fetches the whole course behind the first page: files that are about it allow it.
    serviceWorkers: 'block',
    viewport: { width: 1280, height: 800 },
    locale: 'en-US',
    timezoneId: 'America/Los_Angeles',
    // Recording every step costs a third of the time; `--trace on` records one test.
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: journeyBrowser,
      args: [...chromiumFlags, soundFlag],
    },
  },
});

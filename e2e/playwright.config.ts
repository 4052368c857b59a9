import { defineConfig } from '@playwright/test';
import { chromiumFlags, journeyBrowser, soundFlag } from '../src/testing/server/chromium.ts';

/**
 * Some tests (`@real-time`) listen to the sound card or compare the clocks of several browsers, and need a processor
 * for themselves; others (`@soak`) watch pixels, cameras or paper for long. `npm run soak` runs both, one after the
 * other; so does `npm test` with the path of their file.
 */
const soakOnly = /@real-time|@soak/;

export default defineConfig({
  testDir: '.',
  // Each run has its own folder, so that two runs at once do not delete each other's traces.
  outputDir: `../.build/e2e/${process.ppid}`,
  globalSetup: './fixtures/start-shared.ts',
  fullyParallel: false,
  ...(process.env.SOAK_TOO ? {} : { grepInvert: soakOnly }),
  // The longest journeys come first, so that no long journey remains at the end.
  projects: [
    { name: 'longest', testMatch: /whole-course.spec/ },
    { name: 'long', testMatch: /(walker|studio\/[\w-]+)\.spec/ },
    { name: 'others', testIgnore: /(whole-course|walker|studio\/[\w-]+)\.spec/ },
  ],
  // There is one more worker than the usual two cores, because a journey mostly waits for clocks and frames.
  workers: 3,
  // A test that fails now and then is a fault in the product or in the test, and has to be mended.
  retries: 0,
  // This limit only ends waits that would never end. The bench measures durations.
  timeout: 240_000,
  expect: { timeout: 30_000 },
  use: {
    // A service worker loads the whole course after the first page; only files that test this allow it.
    serviceWorkers: 'block',
    viewport: { width: 1280, height: 800 },
    locale: 'en-US',
    timezoneId: 'America/Los_Angeles',
    // Recording every step would cost a third of the time; `--trace on` records one test.
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: journeyBrowser,
      args: [...chromiumFlags, soundFlag],
    },
  },
});

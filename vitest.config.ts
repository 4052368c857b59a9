import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { cssModules } from './scripts/style-rules.ts';
import { svgPictures } from './scripts/svg-pictures.ts';
import { chromiumFlags, journeyBrowser, soundFlag } from './src/testing/server/chromium.ts';
import { clockShift, startTestClock } from './src/testing/server/test-clock.ts';

startTestClock();

/** What a busy machine needs until something is so; it only ends what would never come. */
const poll = { timeout: 20_000 };

/** Faults first: an upgrade or an outage mostly waits, which costs nothing as long as other tests run beside it. */
class FaultsFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isFault = ({ moduleId }: TestSpecification) => moduleId.includes('/server/faults/');
    return sorted.toSorted((one, other) => Number(isFault(other)) - Number(isFault(one)));
  }
}

export default defineConfig({
  test: {
    // Two workers for each of two cores, because tests of outages and crashes mostly wait.
    maxWorkers: 4,
    sequence: { sequencer: FaultsFirst },
    // No test gets a second try: a test that fails now and then shows a fault, which has to be mended.
    retry: 0,
    // Where `isolate` is off, the test files of a worker share their modules, because loading modules is half of the
    // work. The web's test files share none, because they put doubles of the browser into their modules.
    projects: [
      { test: { name: 'content', isolate: false, include: ['src/*/content/**/*.test.ts'] } },
      // These tests only compute, so on a busy machine they take longer but do not fail.
      {
        test: { name: 'rules', isolate: false, include: ['src/*/rules/**/*.test.ts'], testTimeout: 120_000 },
      },
      { test: { name: 'api', isolate: false, include: ['src/*/api/**/*.test.ts'] } },
      {
        plugins: [svgPictures()],
        test: {
          name: 'web',
          include: ['src/*/web/**/*.test.{ts,tsx}'],
          exclude: ['src/*/web/**/*.component.test.tsx'],
          testTimeout: 60_000,
          expect: { poll },
        },
      },
      {
        // Real screens in a real browser, with a server that answers what the test says (src/testing/web/show-app.tsx).
        plugins: [svgPictures(), react()],
        css: cssModules,
        define: {
          __ASSETS__: 'null',
          __INTEGRITY__: '{}',
          'process.env.TEST_CLOCK_SHIFT': `'${clockShift()}'`,
        },
        optimizeDeps: {
          include: [
            'react',
            'react-dom/client',
            'react/jsx-dev-runtime',
            '@tanstack/react-query',
            'react-router',
            'lucide-react',
            'zod',
            'axe-core',
            'vitest-browser-react',
          ],
        },
        test: {
          name: 'components',
          include: ['src/*/web/**/*.component.test.tsx'],
          // Node's option --import does not reach a page, so this file moves the page's clock.
          setupFiles: clockShift() === 0 ? [] : ['src/testing/server/move-clock.ts'],
          testTimeout: 30_000,
          expect: { poll },
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({
              launchOptions: { executablePath: journeyBrowser, args: [...chromiumFlags, soundFlag] },
              contextOptions: { locale: 'en-US', timezoneId: 'America/Los_Angeles' },
            }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
      // These tests start real processes too, so they may take as long as those of the server.
      { test: { name: 'scripts', include: ['scripts/**/*.test.ts'], testTimeout: 60_000 } },
      {
        test: {
          // These tests have real processes, sockets, databases and outages.
          name: 'server',
          isolate: false,
          include: ['src/*/server/**/*.test.ts'],
          globalSetup: ['src/testing/server/start-test-cluster.ts'],
          setupFiles: ['src/testing/server/cheap-passwords.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
          expect: { poll },
        },
      },
    ],
  },
});

import { defineConfig } from 'vitest/config';
import { svgPictures } from './scripts/svg-pictures.ts';

export default defineConfig({
  test: {
    // One more than two cores: outages and crashes mostly wait.
    maxWorkers: 3,
    // Fast houses first; the server's files each get a database of their own from one migrated template.
    projects: [
      { test: { name: 'content', include: ['content/**/*.test.ts'] } },
      // Pure computation, which only takes longer on a busy machine.
      { test: { name: 'rules', include: ['rules/**/*.test.ts'], testTimeout: 120_000 } },
      { test: { name: 'api', include: ['api/**/*.test.ts'] } },
      { plugins: [svgPictures()], test: { name: 'web', include: ['web/**/*.test.{ts,tsx}'] } },
      { test: { name: 'scripts', include: ['scripts/**/*.test.ts'] } },
      {
        test: {
          name: 'server',
          // Real processes, sockets and outages: once more before a failure counts.
          retry: 1,
          include: ['server/**/*.test.ts'],
          globalSetup: ['server/testing/start-test-cluster.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});

import { makeProductServer } from './fixtures/product-server.ts';
import { test } from './fixtures/test.ts';
import { liveWholeCourse } from './journeys/whole-course.ts';

// The journey kills its server, so it brings its own.
test.use({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from this pattern.
    async ({}, use) => {
      const server = await makeProductServer();
      await server.start();
      await use(server);
      await server.remove();
    },
    { scope: 'worker' },
  ],
});

test('a dancer finishes the whole course and finds it again after a power cut', async ({ page, server }) => {
  test.setTimeout(240_000);
  await liveWholeCourse(page, server);
});

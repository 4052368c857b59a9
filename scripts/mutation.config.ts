import { defineConfig } from 'vitest/config';

/** The tests of the rules alone, for mutation testing. */
export default defineConfig({
  test: { include: ['rules/**/*.test.ts'] },
});

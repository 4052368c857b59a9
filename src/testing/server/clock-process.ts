// Runs the product with a shifted clock, for tests that dance at a chosen moment: CLOCK_SHIFT milliseconds ahead of
// this process's clock, and CLOCK_STEP more after each SIGUSR2.

import { runProduct } from '#platform/server/run-product.ts';
import { moveDate } from './test-clock.ts';

let shift = Number(process.env.CLOCK_SHIFT ?? 0);
moveDate(() => shift);
process.on('SIGUSR2', () => {
  shift += Number(process.env.CLOCK_STEP ?? 0);
});

await runProduct({ smallestPages: false });

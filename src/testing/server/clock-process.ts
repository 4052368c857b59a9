// This process starts the product with a clock double, for tests that dance at a chosen moment: CLOCK_SHIFT
// milliseconds from the clock of the run, and CLOCK_STEP more with each SIGUSR2.

import { runProduct } from '#platform/server/run-product.ts';
import { moveDate } from './test-clock.ts';

let shift = Number(process.env.CLOCK_SHIFT ?? 0);
moveDate(() => shift);
process.on('SIGUSR2', () => {
  shift += Number(process.env.CLOCK_STEP ?? 0);
});

await runProduct({ smallestPages: false });

// The product's own start for tests that run it as a process: all that differs is that no page is compressed to its smallest.

import { runProduct } from '../run-product.ts';

await runProduct({ smallestPages: false });

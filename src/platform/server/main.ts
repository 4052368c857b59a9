// Starts the product: reads the settings, brings database and content up to date, and runs one server process or
// several on one port.

import { runProduct } from './run-product.ts';

await runProduct();

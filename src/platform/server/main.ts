// The start of the product: settings, database, schema, content, then one server process or several on one
// port.

import { runProduct } from './run-product.ts';

await runProduct();

// The product's own start for tests that run it as a process. It differs in what only costs time: no page is compressed to its
// smallest, and passwords are hashed cheaply.

import { runProduct } from '../run-product.ts';
import './cheap-passwords.ts';

await runProduct({ smallestPages: false });

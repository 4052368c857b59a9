// This process is the product's own start for tests that run it as a process. It leaves out work that only
// costs time: no page is compressed to its smallest, passwords are hashed cheaply, and it stops when a run of
// the browser tests that started it was killed.

import cluster from 'node:cluster';
import { runProduct } from '#platform/server/run-product.ts';
import './cheap-passwords.ts';

if (cluster.isPrimary) process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'));
await runProduct({ smallestPages: false });

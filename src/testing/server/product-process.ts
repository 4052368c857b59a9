// This process starts the product for tests that run the product as a process. To save time, pages are not compressed
// to their smallest size, and passwords are hashed cheaply. The process stops when the run of browser tests that
// started it was killed.

import cluster from 'node:cluster';
import { runProduct } from '#platform/server/run-product.ts';
import './cheap-passwords.ts';

if (cluster.isPrimary) process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'));
await runProduct({ smallestPages: false });

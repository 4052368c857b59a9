// This process starts the product for tests that run it as a process. It saves work that only costs time: no page is
// compressed to its smallest, and passwords are hashed cheaply. It stops when the run of browser tests that started it
// was killed.

import cluster from 'node:cluster';
import { runProduct } from '#platform/server/run-product.ts';
import './cheap-passwords.ts';

if (cluster.isPrimary) process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'));
await runProduct({ smallestPages: false });

// Measures how long the product is unavailable during an upgrade on one machine: the new version is built beside the
// old one, then the server is stopped and started. The client never retries, and opens a connection for each call.

import { execFile } from 'node:child_process';
import { request } from 'node:http';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { ProductServer } from '../e2e/fixtures/product-server.ts';
import { atMost, type Figure, withProduct } from './bench.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const EVERY_MS = 10;

export function measure(): Promise<Figure[]> {
  return withProduct({ LOG_LEVEL: 'warn' }, takeOver);
}

async function takeOver(product: ProductServer): Promise<Figure[]> {
  const seen = { failures: 0, firstFailure: 0, lastFailure: 0 };
  const calls: Promise<void>[] = [];
  const client = setInterval(() => calls.push(callOnce(product.url, seen)), EVERY_MS);
  try {
    await promisify(execFile)(process.execPath, ['scripts/build.ts'], { cwd: root });
    const whileBuilding = seen.failures;
    await product.stop();
    await product.start();
    clearInterval(client);
    await Promise.all(calls);
    return [
      atMost('calls refused while a new version is built beside what runs', whileBuilding, 0, 'calls'),
      atMost(
        'unavailable during a restart',
        (seen.lastFailure - seen.firstFailure) / 1_000,
        2,
        's',
        `a call each ${EVERY_MS} ms, nothing retried`,
      ),
    ];
  } finally {
    clearInterval(client);
  }
}

function callOnce(
  url: string,
  seen: { failures: number; firstFailure: number; lastFailure: number },
): Promise<void> {
  const sent = performance.now();
  return new Promise((resolve) => {
    const failed = () => {
      seen.failures += 1;
      if (seen.failures === 1) seen.firstFailure = sent;
      seen.lastFailure = performance.now();
      resolve();
    };
    request(`${url}/api/course`, { agent: false }, (answer) => {
      answer.resume();
      answer.on('close', () => (answer.complete && answer.statusCode === 200 ? resolve() : failed()));
    })
      .on('error', failed)
      .end();
  });
}

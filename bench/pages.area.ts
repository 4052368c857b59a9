// Compares the landing page with a bare node:http server that sends the same bytes.

import { mkdtempDisposable, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ProductServer } from '../e2e/fixtures/product-server.ts';
import { atLeast, atMost, burst, type Figure, inTurns, median, startLimit, withProduct } from './bench.ts';

const accept = { 'accept-encoding': 'br' };

export function measure(): Promise<Figure[]> {
  return withProduct({ LOG_LEVEL: 'warn' }, besideBareHttp);
}

async function besideBareHttp(product: ProductServer): Promise<Figure[]> {
  await using folder = await mkdtempDisposable(join(tmpdir(), 'shamble-bench-'));
  const { bytes, headers } = await landingBytes(product.url);
  const path = join(folder.path, 'landing');
  await writeFile(path, bytes);
  using bare = await startLimit('bytes', { path, headers });
  const requests = [{ path: '/', headers: accept }];
  const { a: ours, b: limit } = await inTurns(
    () => burst({ url: product.url, pid: product.pid() }, requests),
    () => burst(bare, requests),
  );
  const rate = median(ours.map((run) => run.rate));
  const bareRate = median(limit.map((run) => run.rate));
  const cpu = median(ours.map((run) => run.cpu));
  const bareCpu = median(limit.map((run) => run.cpu));
  return [
    atLeast(
      'landing pages per second, share of bare node:http',
      (100 * rate) / bareRate,
      60,
      '%',
      `${Math.round(rate)} beside ${Math.round(bareRate)} a second`,
    ),
    atMost(
      'CPU per landing page, times bare node:http',
      cpu / bareCpu,
      1.7,
      'x',
      `${Math.round(cpu * 1e6)} beside ${Math.round(bareCpu * 1e6)} us`,
    ),
  ];
}

/** The product's answer, byte for byte as sent. */
async function landingBytes(url: string): Promise<{ bytes: Buffer; headers: Record<string, string> }> {
  const { request } = await import('node:http');
  return new Promise((resolve, reject) => {
    request(url, { headers: accept }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk) => chunks.push(chunk));
      answer.on('end', () => {
        const headers = Object.fromEntries(
          Object.entries(answer.headers).filter(
            ([name]) => !['date', 'connection', 'keep-alive'].includes(name),
          ),
        ) as Record<string, string>;
        resolve({ bytes: Buffer.concat(chunks), headers });
      });
    })
      .on('error', reject)
      .end();
  });
}

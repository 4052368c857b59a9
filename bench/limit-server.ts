// Servers that show what this machine can do at most, each in its own process: bare node:http that sends given bytes,
// or Hono with one indexed select or one upsert per request on the product's database. `startLimit` of bench.ts starts
// such a server.

import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import pg from 'pg';

const [kind, given] = process.argv.slice(2);

function announce(port: number): void {
  process.stdout.write(`listening ${port}\n`);
}

if (kind === 'bytes') {
  const { headers, path } = JSON.parse(given ?? '{}') as { headers: Record<string, string>; path: string };
  const bytes = await readFile(path);
  const server = createServer((_request, response) => {
    response.writeHead(200, headers);
    response.end(bytes);
  });
  server.listen(0, '127.0.0.1', () => announce((server.address() as { port: number }).port));
} else {
  const pool = new pg.Pool({ ...JSON.parse(given ?? '{}'), max: 16 });
  await pool.query('create table if not exists bench_rows (id text primary key, at timestamptz not null)');
  await pool.query(
    `insert into bench_rows select 'row-' || n, now() from generate_series(1, 1000) n on conflict do nothing`,
  );
  const app = new Hono();
  let count = 0;
  const nextRow = () => {
    count += 1;
    return `row-${(count % 1000) + 1}`;
  };
  app.get('/select', async (context) => {
    const { rows } = await pool.query({
      name: 's',
      text: 'select id, at from bench_rows where id = $1',
      values: [nextRow()],
    });
    return context.json(rows[0]);
  });
  app.post('/upsert', async (context) => {
    await pool.query({
      name: 'u',
      text: 'insert into bench_rows (id, at) values ($1, now()) on conflict (id) do update set at = excluded.at',
      values: [nextRow()],
    });
    return context.json({});
  });
  serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }, (address) => announce(address.port));
}

// What signed-in people call, beside one indexed select or one upsert per request on the same database.

import pg from 'pg';
import { makeProductServer } from '../e2e/fixtures/product-server.ts';
import { type Dancer, inRotation, makeDancers } from './dancers.ts';
import type { Figure } from './figure.ts';
import { type Burst, burst, inTurns, type LoadRequest, median } from './load.ts';
import { productConnection } from './product-connection.ts';
import { startLimit } from './start-limit.ts';

/** Every call that /dashboard, /learn and a lesson make for a signed-in person who opens them anew. */
const pageLoad = ['/api/session', '/api/progress', '/api/lessons/3'];
const reads = [...pageLoad, '/api/course'];
const PEOPLE = 100;

export async function measureCalls(): Promise<Figure[]> {
  const product = await makeProductServer({
    LOG_LEVEL: 'warn',
    READS_PER_MINUTE: '10000000',
    WRITES_PER_MINUTE: '10000000',
  });
  await product.start();
  const connection = await productConnection(product.dataDir);
  const limit = await startLimit('database', connection);
  try {
    const dancers = await makeDancers(product.url, PEOPLE, 2);
    const target = { url: product.url, pid: product.pid() };
    const beside = async (requests: LoadRequest[], limitRequest: LoadRequest) => {
      const { a, b } = await inTurns(
        () => burst(target, requests),
        () => burst(limit, [limitRequest]),
        2,
      );
      return { ours: a, limit: b };
    };
    const select: LoadRequest = { path: '/select' };
    const upsert: LoadRequest = { method: 'POST', path: '/upsert' };

    const figures: Figure[] = [
      {
        name: 'calls that one signed-in page makes',
        value: pageLoad.length,
        unit: 'calls',
        limit: 3,
        better: 'lower',
      },
    ];
    for (const path of reads)
      figures.push(
        share(`GET ${path}`, 40, await beside(inRotation(product.url, dancers, [{ path }]), select)),
      );
    const page = await burst(
      target,
      inRotation(
        product.url,
        dancers,
        pageLoad.map((path) => ({ path })),
      ),
    );
    figures.push({
      name: 'CPU per signed-in page load, sessions in rotation',
      value: page.cpu * pageLoad.length * 1000,
      unit: 'ms',
      limit: 0.5,
      better: 'lower',
    });
    const complete = await beside(
      inRotation(product.url, dancers, [{ method: 'POST', path: '/api/lessons/3/completion', body: '{}' }]),
      upsert,
    );
    const check = await beside(
      inRotation(product.url, dancers, [
        { method: 'PUT', path: '/api/checklists/3-practice-1/check', body: '{}' },
        { method: 'DELETE', path: '/api/checklists/3-practice-1/check', body: '{}' },
      ]),
      upsert,
    );
    figures.push(share('Mark Complete', 30, complete), slowest('Mark Complete', complete.ours));
    figures.push(
      share('practice check, set and taken back', 30, check),
      slowest('practice check', check.ours),
    );
    figures.push(await verified(connection, dancers));
    return figures;
  } finally {
    limit.stop();
    await product.remove();
  }
}

function share(name: string, percent: number, runs: { ours: Burst[]; limit: Burst[] }): Figure {
  const ours = median(runs.ours.map((run) => run.rate));
  const limit = median(runs.limit.map((run) => run.rate));
  const note = `${Math.round(ours)} beside ${Math.round(limit)} a second`;
  return {
    name: `${name}, share of its limit`,
    value: (100 * ours) / limit,
    unit: '%',
    limit: percent,
    better: 'higher',
    note,
  };
}

function slowest(name: string, runs: Burst[]): Figure {
  return {
    name: `${name}, p99 at 16 connections`,
    value: median(runs.map((run) => run.p99)),
    unit: 'ms',
    limit: 50,
    better: 'lower',
  };
}

/** People whose database rows show what the load did: three lessons each, once. */
async function verified(connection: pg.PoolConfig, dancers: Dancer[]): Promise<Figure> {
  const client = new pg.Client(connection as pg.ClientConfig);
  await client.connect();
  const { rows } = await client.query(
    `select count(*)::int as people from (
       select user_id from lesson_progress where completed group by user_id having count(*) = 3
     ) as complete`,
  );
  await client.end();
  return {
    name: 'people whose completions stand in the database',
    value: rows[0].people,
    unit: 'people',
    limit: dancers.length,
    better: 'higher',
  };
}

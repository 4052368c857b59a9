// Compares the calls of signed-in people with one indexed select or one upsert per request on the same database.

import type { ProductServer } from '../e2e/fixtures/product-server.ts';
import {
  atLeast,
  atMost,
  type Burst,
  burst,
  type Dancer,
  type Figure,
  inRotation,
  inTurns,
  type LoadRequest,
  makeDancers,
  median,
  productConnection,
  sendAll,
  startLimit,
  type Target,
  withDatabase,
  withProduct,
} from './bench.ts';

/** Every call that /dashboard, /learn and a lesson make when a signed-in person opens them. */
const pageLoad = ['/api/session', '/api/progress', '/api/lessons/3'];
/** The calls that read at most one row. /api/progress reads more: only the page load as a whole has a limit for it. */
const besideSelect = ['/api/session', '/api/lessons/3', '/api/course'];
const PEOPLE = 300;

export async function measure(): Promise<Figure[]> {
  const settings = {
    LOG_LEVEL: 'warn',
    // With more languages the server would draw their pages in the first seconds, while the calls are measured
    // (bench/languages.area.ts).
    LANGUAGES: 'en',
    READS_PER_MINUTE: '10000000',
    WRITES_PER_MINUTE: '10000000',
  };
  return withProduct(settings, besideLimit);
}

async function besideLimit(product: ProductServer): Promise<Figure[]> {
  using limit = await startLimit('database', await productConnection(product.dataDir));
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

  const figures: Figure[] = [atMost('calls that one signed-in page makes', pageLoad.length, 3, 'calls')];
  for (const path of besideSelect)
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
  figures.push(
    atMost(
      'CPU per signed-in page load, server and database, sessions in rotation',
      (page.cpu + page.below) * pageLoad.length * 1000,
      1,
      'ms',
      `the server alone ${(page.cpu * pageLoad.length * 1000).toFixed(2)} ms`,
    ),
  );
  // Every person completes lessons 3 to 12 in order, so every completion is a new one.
  const days = Array.from({ length: 10 }, (_, n) => n + 3);
  const completions = days.map((day) =>
    inRotation(product.url, dancers, [
      { method: 'POST', path: `/api/lessons/${day}/completion`, body: '{}' },
    ]),
  );
  const complete = await writesBeside(target, limit, completions);
  const checks = ['PUT', 'DELETE', 'PUT', 'DELETE', 'PUT'].map((method) =>
    inRotation(product.url, dancers, [
      { method: method as 'PUT' | 'DELETE', path: '/api/checklists/3-practice-1/check', body: '{}' },
      { method: method as 'PUT' | 'DELETE', path: '/api/checklists/4-practice-1/check', body: '{}' },
    ]),
  );
  const check = await writesBeside(target, limit, checks);
  figures.push(share('Mark Complete', 20, complete), slowest('Mark Complete', complete.ours));
  figures.push(share('practice check', 20, check), slowest('practice check', check.ours));
  figures.push(await verified(product, dancers));
  return figures;
}

/** Sends each round of writes right after as many upserts to the limit server; returns the results of both. */
async function writesBeside(target: Target, limit: Target, rounds: LoadRequest[][]) {
  const runs: { ours: Burst[]; limit: Burst[] } = { ours: [], limit: [] };
  for (const requests of rounds) {
    runs.limit.push(
      await sendAll(
        limit,
        requests.map(() => ({ method: 'POST', path: '/upsert' })),
      ),
    );
    runs.ours.push(await sendAll(target, requests));
  }
  return runs;
}

function share(name: string, percent: number, runs: { ours: Burst[]; limit: Burst[] }): Figure {
  const ours = median(runs.ours.map((run) => run.rate));
  const limit = median(runs.limit.map((run) => run.rate));
  const note = `${Math.round(ours)} beside ${Math.round(limit)} a second`;
  return atLeast(`${name}, share of its limit`, (100 * ours) / limit, percent, '%', note);
}

function slowest(name: string, runs: Burst[]): Figure {
  return atMost(`${name}, p99 at 16 connections`, median(runs.map((run) => run.p99)), 50, 'ms');
}

/** Checks in the database what the load did: twelve lessons, four trophies and two marks for each person, each once. */
async function verified(product: ProductServer, dancers: Dancer[]): Promise<Figure> {
  const { rows } = await withDatabase(product, (client) =>
    client.query(`select count(*)::int as people from (
       select id from users
       where (select count(*) from lesson_progress where user_id = users.id and completed) = 12
         and (select count(*) from trophies where user_id = users.id) = 4
         and (select count(*) from progress where user_id = users.id) = 2
     ) as complete`),
  );
  return atLeast(
    'people whose writes all stand in the database, once',
    rows[0].people,
    dancers.length,
    'people',
  );
}

// The studio with much data: the import of a hosted product with 100,000 people, pages of a course with 1,000 steps,
// and how much of the studio learners download.

import { loadavg } from 'node:os';
import { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import type { ProductServer } from '../e2e/fixtures/product-server.ts';
import { withBrowser } from '../scripts/with-browser.ts';
import { cookieHeader, makePerson, signUp } from '../src/testing/server/visitor.ts';
import { atMost, cpuSeconds, type Figure, residentBytes, withDatabase, withProduct } from './bench.ts';
import { closure, readManifest } from './bundles.area.ts';

const PEOPLE = 100_000;
/** A fifth of the people is imported first, to see how memory grows with the file. */
const FEW = 20_000;
const STEPS = 1_000;
const operator = 'boss@example.org';

export async function measure(): Promise<Figure[]> {
  const settings = {
    OPERATOR_EMAILS: operator,
    LOG_LEVEL: 'error',
    // A small heap shows what an import needs; in a large one the collector would leave garbage.
    NODE_OPTIONS: '--max-semi-space-size=4 --max-old-space-size=128',
  };
  return withProduct(settings, async (product) => {
    const cookie = await signInOperator(product);
    const pages = await slowestPage(product, cookie);
    const before = residentMegabytes(product.pid());
    const few = await importPeople(product, cookie, 'early', FEW);
    const { seconds, megabytes, phases } = await importPeople(product, cookie, 'user', PEOPLE);
    return [
      atMost(
        `import of ${PEOPLE.toLocaleString('en-US')} people with their progress`,
        seconds,
        120,
        's',
        phases,
      ),
      atMost('memory that the server takes for it, above what it had', megabytes - before, 250, 'MB'),
      // Memory that the collector has not freed yet varies by tens of megabytes; memory kept for each person would add
      // up.
      atMost(
        `memory for each person beyond ${FEW.toLocaleString('en-US')}`,
        ((megabytes - few.megabytes) * 1e6) / PEOPLE,
        1_000,
        'bytes',
      ),
      atMost(`slowest studio page, ${STEPS.toLocaleString('en-US')} steps`, pages.ms, 300, 'ms', pages.name),
      atMost('studio modules in what learners download', await studioModulesForLearners(), 0, 'files'),
    ];
  });
}

const manySteps = `
  insert into steps (id, lesson_id, step_type, order_num, start_time, end_time, notes_html, edited_at)
  select 'bench-' || n, (n % 12 + 1)::text, 'learn', n, 0, 30, '<p>Step ' || n || '</p>', now()
  from generate_series(1, ${STEPS} - (select count(*)::integer from steps)) n`;

/** Signs up an operator whose address counts as proven, and adds many steps to the course. Returns the cookie. */
async function signInOperator(product: ProductServer): Promise<string> {
  const { visitor } = await signUp(product.url, makePerson({ email: operator }));
  await withDatabase(product, (client) =>
    client.query(`update users set email_verified = true; ${manySteps}`),
  );
  return cookieHeader(visitor);
}

async function importPeople(product: ProductServer, cookie: string, name: string, people: number) {
  const headers = { origin: product.url, cookie };
  const send = async (
    method: string,
    path: string,
    body?: RequestInit['body'],
    type = 'application/json',
  ) => {
    const init = {
      method,
      headers: { ...headers, 'content-type': type },
      body: body ?? null,
      duplex: 'half',
    };
    const response = await fetch(`${product.url}/api/studio/imports${path}`, init as RequestInit);
    if (!response.ok) throw new Error(`${path}: ${await response.text()}`);
    return response.json();
  };
  const ended = async (): Promise<void> => {
    const { state, problem } = (await send('GET', `/${import_id}`)) as {
      state: string;
      problem: string | null;
    };
    if (problem !== null) throw new Error(problem);
    if (state !== 'planning' && state !== 'applying') return;
    await sleep(200);
    await ended();
  };
  let most = 0;
  const watch = setInterval(() => {
    most = Math.max(most, residentMegabytes(product.pid()));
  }, 250);
  const worked = cpuSeconds(product.pid());
  const started = performance.now();
  const { import_id } = (await send('POST', '')) as { import_id: string };
  for (const [table, lines] of Object.entries(tablesOf(name, people))) {
    const stream = Readable.toWeb(Readable.from(chunks(lines))) as unknown as ReadableStream;
    await send('PUT', `/${import_id}/${table}`, stream, 'text/csv');
  }
  const read = performance.now();
  await send('POST', `/${import_id}/plan`);
  await ended();
  const planned = performance.now();
  await send('POST', `/${import_id}/application`, JSON.stringify({ leave_out_problems: false }));
  await ended();
  const applied = performance.now();
  clearInterval(watch);
  const phases = Object.entries({
    read: read - started,
    'dry run': planned - read,
    apply: applied - planned,
  });
  return {
    seconds: (applied - started) / 1000,
    megabytes: most,
    phases: [
      ...phases.map(([name, ms]) => `${name} ${Math.round(ms / 1000)} s`),
      // On a busy machine only this figure shows what the import costs.
      `CPU of the server ${Math.round(cpuSeconds(product.pid()) - worked)} s`,
      `load ${Math.round(loadavg()[0] ?? 0)}`,
    ].join(', '),
  };
}

/** Tables of people who have completed a few days each: twelve rows per person. */
function tablesOf(name: string, people: number): Record<string, () => Generator<string>> {
  const rows = function* (header: string, of: (person: string, n: number) => string[]): Generator<string> {
    yield header;
    for (let n = 1; n <= people; n += 1) yield* of(`${name}-${n}`, n);
  };
  const days = ['1', '2', '3', '4', '5'];
  return {
    users: () =>
      rows('id,email,first_name,age_group,current_streak,created_at', (person, n) => [
        `${person},${person}@example.com,Dancer ${n},18+,1,2025-10-01T10:00:00Z`,
      ]),
    user_roles: () => rows('user_id,role', (person) => [`${person},dancer`]),
    lesson_progress: () =>
      rows('user_id,lesson_id,completed,completed_at', (person) =>
        days.slice(0, 4).map((day) => `${person},${day},true,2025-10-0${day}T10:00:00Z`),
      ),
    progress: () =>
      rows('user_id,step_id,checklist_id,status,completed_at', (person) =>
        days.map((day) => `${person},${day}-practice,${day}-practice-1,complete,2025-10-0${day}T09:00:00Z`),
      ),
    trophies: () => rows('user_id,part,unlocked_at', (person) => [`${person},part1,2025-10-04T10:00:00Z`]),
  };
}

function* chunks(lines: () => Generator<string>): Generator<string> {
  let chunk = '';
  for (const line of lines()) {
    chunk += `${line}\n`;
    if (chunk.length > 64_000) {
      yield chunk;
      chunk = '';
    }
  }
  yield chunk;
}

const residentMegabytes = (pid: number) => residentBytes(pid) / 1024 / 1024;

const areas = [
  'Texts',
  'Lessons',
  'Videos',
  'FAQ',
  'Feedback',
  'Learners',
  'History',
  'Import & export',
  'Event',
];

/**
 * Returns the studio page that is shown slowest, with the milliseconds from the press on its name until its content is
 * there. Its code is loaded already, as in a working session.
 */
function slowestPage(product: ProductServer, cookie: string): Promise<{ name: string; ms: number }> {
  return withBrowser([], async (browser) => {
    const page = await browser.newPage({ extraHTTPHeaders: { cookie } });
    await page.goto(`${product.url}/studio/event`);
    await page.locator('.studio-nav').waitFor();
    let slowest = { name: '', ms: 0 };
    for (const round of [1, 2])
      for (const name of areas) {
        const ms = await page.evaluate(openPage, name);
        if (round === 2 && ms > slowest.ms) slowest = { name, ms };
      }
    await page.locator('.studio-nav a', { hasText: 'Lessons' }).click();
    await page.locator('.studio-lesson-row').first().click();
    await page.locator('.studio-notes').waitFor();
    await page.locator('.studio-nav a', { hasText: 'Lessons' }).click();
    await page.locator('.studio-lesson-row').first().waitFor();
    const lesson = await page.evaluate(openLesson);
    return lesson > slowest.ms ? { name: 'a lesson', ms: lesson } : slowest;
  });
}

/** Runs in the page. Returns milliseconds from the press to the first frame without a loading indicator. */
function openPage(name: string): Promise<number> {
  const link = [...document.querySelectorAll<HTMLElement>('.studio-nav a')].find(
    (each) => each.textContent === name,
  );
  const started = performance.now();
  link?.click();
  return new Promise((resolve) => {
    requestAnimationFrame(function look() {
      const there =
        document.querySelector('.studio-head') && !document.querySelector('.studio-page .loading');
      if (there && link?.getAttribute('aria-current') === 'page') resolve(performance.now() - started);
      else requestAnimationFrame(look);
    });
  });
}

function openLesson(): Promise<number> {
  const started = performance.now();
  document.querySelector<HTMLElement>('.studio-lesson-row')?.click();
  return new Promise((resolve) => {
    requestAnimationFrame(function look() {
      if (document.querySelector('.studio-notes')) resolve(performance.now() - started);
      else requestAnimationFrame(look);
    });
  });
}

/** Modules of the studio that a learner's screen imports at once. */
async function studioModulesForLearners(): Promise<number> {
  const manifest = await readManifest();
  const learners = Object.keys(manifest).filter(
    (name) => (manifest[name]?.isEntry || manifest[name]?.isDynamicEntry) && !name.includes('studio'),
  );
  return closure(manifest, learners).filter((name) => name.startsWith('studio/web/')).length;
}

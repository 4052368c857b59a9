// Runs Lighthouse with its mobile profile on the built server: the landing page, and two signed-in pages.

import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import type { ProductServer } from '../e2e/fixtures/product-server.ts';
import { chromiumFlags, chromiumPath } from '../src/testing/server/chromium.ts';
import { atLeast, atMost, type Figure, makeDancers, withProduct } from './bench.ts';

type Audit = Awaited<ReturnType<typeof auditPage>>;

/** Audits of a page, of which the middle one counts: a single audit depends too much on the machine's load. */
const tries = 3;

export function measure(): Promise<Figure[]> {
  return withProduct({ LOG_LEVEL: 'error' }, auditPages);
}

async function auditPages(product: ProductServer): Promise<Figure[]> {
  const chrome = await launch({
    chromePath: chromiumPath,
    chromeFlags: ['--headless=new', ...chromiumFlags],
  });
  try {
    const [dancer] = await makeDancers(product.url, 1, 1);
    const audit = (path: string, cookie?: string) => usualAudit(`${product.url}${path}`, chrome.port, cookie);
    const landing = await audit('/');
    const spanish = await audit('/es');
    // This visit is not measured. After it the browser knows that a person is signed in, and sends a page's calls at
    // once.
    await auditPage(`${product.url}/dashboard`, chrome.port, dancer?.cookie);
    const learn = await audit('/learn', dancer?.cookie);
    const lesson = await audit('/learn/1', dancer?.cookie);
    return [
      ...landingFigures('landing', landing),
      ...landingFigures('landing in Spanish', spanish),
      points('/learn: accessibility', learn.scores.accessibility, 100),
      points('/learn: performance', learn.scores.performance, 95),
      shift('/learn', learn.scores.cls),
      points('lesson: accessibility', lesson.scores.accessibility, 100),
      points('lesson: performance', lesson.scores.performance, 95),
      shift('lesson', lesson.scores.cls),
    ];
  } finally {
    await chrome.kill();
  }
}

/** Figures of the landing page, whose limits are the same in every language. */
function landingFigures(page: string, { scores, requests }: Audit): Figure[] {
  return [
    points(`${page}: accessibility`, scores.accessibility, 100),
    points(`${page}: best practices`, scores.bestPractices, 100),
    points(`${page}: SEO`, scores.seo, 100),
    points(`${page}: performance`, scores.performance, 99),
    atMost(`${page}: largest paint`, scores.lcp, 1.2, 's'),
    shift(page, scores.cls),
    atMost(`${page}: requests of a first view`, requests.total, 12, ''),
    atMost(`${page}: third-party requests`, requests.foreign, 0, ''),
  ];
}

function points(name: string, value: number, limit: number): Figure {
  return atLeast(name, value, limit, 'points');
}

function shift(page: string, value: number): Figure {
  return atMost(`${page}: layout shift`, value, 0.02, '');
}

async function usualAudit(url: string, port: number, cookie?: string): Promise<Audit> {
  const audits: Audit[] = [];
  for (let tried = 0; audits.length < tries && tried < 2 * tries; tried += 1) {
    const audit = await auditPage(url, port, cookie);
    // Sometimes Lighthouse sees no paint at all: such an audit does not count.
    if (Number.isFinite(audit.scores.lcp)) audits.push(audit);
  }
  audits.sort((a, b) => a.scores.performance - b.scores.performance || b.scores.lcp - a.scores.lcp);
  const usual = audits[Math.floor(audits.length / 2)];
  if (!usual) throw new Error(`Lighthouse never saw ${url}`);
  const points = audits.map(({ scores }) => scores.performance).join(', ');
  console.log(`    ${new URL(url).pathname}: ${points} points; ${usual.advice.join(', ')}`);
  return usual;
}

async function auditPage(url: string, port: number, cookie?: string) {
  const result = await lighthouse(url, {
    port,
    output: 'json',
    logLevel: 'error',
    ...(cookie ? { extraHeaders: { Cookie: cookie } } : {}),
  });
  if (!result) throw new Error(`Lighthouse gave no result for ${url}`);
  const { categories, audits } = result.lhr;
  const score = (name: string) => Math.round(100 * (categories[name]?.score ?? 0));
  const advice = Object.values(audits)
    .filter((each) => each.score !== null && each.score < 0.9)
    .map((each) => each.id);
  const items =
    (audits['network-requests']?.details as { items?: { url: string }[] } | undefined)?.items ?? [];
  return {
    /** The improvements that Lighthouse proposes. */
    advice,
    scores: {
      accessibility: score('accessibility'),
      bestPractices: score('best-practices'),
      seo: score('seo'),
      performance: score('performance'),
      lcp: (audits['largest-contentful-paint']?.numericValue ?? Number.NaN) / 1000,
      cls: audits['cumulative-layout-shift']?.numericValue ?? Number.NaN,
    },
    requests: {
      total: items.length,
      foreign: items.filter(
        (item) => item.url.startsWith('http') && new URL(item.url).origin !== new URL(url).origin,
      ).length,
    },
  };
}

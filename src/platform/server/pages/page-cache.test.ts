import { afterEach, expect, test, vi } from 'vitest';
import { english } from '#platform/content/languages.ts';
import type { Published } from '#subjects/server/published.ts';
import { makePageCache } from './page-cache.ts';
import type { RenderArtefact } from './render-artefact.ts';

const published = (text: string) =>
  ({ copy: { learn_title: text }, settings: {}, lessons: [], speech: () => null }) as unknown as Published;

const site = { origin: 'http://127.0.0.1', language: english };

afterEach(() => vi.useRealTimers());

test('an edit shows at once, and only the newest pages are made smallest, once edits have stopped', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const artefact = {
    publicPages: ['/'],
    pageAddress: (path: string) => path,
    shellRoutes: [],
    shellRoute: () => null,
    leadsSomewhere: () => true,
    shellHtml: () => '',
    renderPage: async (_path: string, { copy }: { copy: Record<string, string> }) => ({
      status: 200,
      html: `<h1>${copy.learn_title}</h1>${'a page of many words '.repeat(50)}`,
    }),
  } as unknown as RenderArtefact;
  const pages = await makePageCache(artefact, site, published('First'), true);
  const first = pages.find('/', '');
  vi.advanceTimersByTime(1_000);
  await pages.render(published('Second'));
  const second = pages.find('/', '');
  expect(String(second.body.plain)).toContain('Second');
  vi.advanceTimersByTime(2_500);
  expect(second.smallest).toBe(false);
  vi.advanceTimersByTime(1_000);
  while (!second.smallest) await new Promise(setImmediate);
  expect(first.smallest).toBe(false);
});

test('the request that published an edit waits for the new pages, also when another rendering begins meanwhile', async () => {
  const waiting: (() => void)[] = [];
  let held = false;
  const artefact = {
    publicPages: ['/'],
    pageAddress: (path: string) => path,
    shellRoutes: [],
    shellRoute: () => null,
    leadsSomewhere: () => true,
    shellHtml: () => '',
    renderPage: async (_path: string, { copy }: { copy: Record<string, string> }) => {
      if (held) await new Promise<void>((go) => waiting.push(go));
      return { status: 200, html: `<h1>${copy.learn_title}</h1>` };
    },
  } as unknown as RenderArtefact;
  const pages = await makePageCache(artefact, site, published('First'), false);
  const shown = () => String(pages.find('/', '').body.plain);
  held = true;
  const seen: string[] = [];
  const mine = pages.render(published('Second')).then(() => seen.push(shown()));
  const [one, two] = waiting.splice(0);
  const later = pages.render(published('Second'));
  one?.();
  two?.();
  await new Promise((resolve) => setTimeout(resolve, 50));
  for (const go of waiting) go();
  await Promise.all([mine, later]);
  expect(seen).toEqual(['<h1>Second</h1>']);
});

test('pages keep their first compression where the smallest pages are not wanted', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const artefact = {
    publicPages: ['/'],
    pageAddress: (path: string) => path,
    shellRoutes: [],
    renderPage: async () => ({ status: 200, html: '<h1>Any</h1>' }),
  } as unknown as RenderArtefact;
  const pages = await makePageCache(artefact, site, published('Any'), false);
  expect(vi.getTimerCount()).toBe(0);
  expect(pages.find('/', '').smallest).toBe(false);
});

// Every HTML page, rendered at the start and again when copy or settings change, kept compressed in memory.

import { allCopy } from '#content/copy/all-copy.ts';
import type { Published } from '../course/published.ts';
import { type ReadyBody, readyBody } from './ready-body.ts';
import type { PageData, RenderArtefact } from './render-artefact.ts';

export type Page = { status: number; body: ReadyBody };

export type PageCache = {
  /** The page of this path: a public one, the signed-in shell, or not-found with status 404. */
  find: (path: string) => Page;
  /** Renders everything again for new content; the old pages serve until all new ones are ready. */
  render: (published: Published) => Promise<void>;
};

const NOT_FOUND = '/not-found';

/** `origin` is the address people see, without a path. */
export async function makePageCache(
  artefact: RenderArtefact,
  origin: string,
  published: Published,
): Promise<PageCache> {
  let pages = new Map<string, Page>();

  async function render(next: Published): Promise<void> {
    const data = pageData(next, origin);
    const rendered = await Promise.all(
      [...artefact.publicPaths, NOT_FOUND].map(async (path) => {
        const { status, html } = await artefact.renderPage(path, data);
        return [path, { status, body: await pageBody(html, QUICK) }] as const;
      }),
    );
    const shells = await Promise.all(
      artefact.shellRoutes.map(async (route) => {
        return [
          route,
          { status: 200, body: await pageBody(artefact.shellHtml(data, route), QUICK) },
        ] as const;
      }),
    );
    pages = new Map([...rendered, ...shells]);
    void shrink([...pages.values()]);
  }

  await render(published);
  return {
    render,
    find: (path) => {
      return (pages.get(path) ?? pages.get(artefact.shellRoute(path) ?? NOT_FOUND)) as Page;
    },
  };
}

/** What the renderer gets: copy that differs from the built-in texts, settings, and the address people see. */
export function pageData({ copy, settings }: Published, origin: string): PageData {
  const defaults: Record<string, string> = allCopy;
  const edited = Object.entries(copy).filter(([key, text]) => defaults[key] !== text);
  return { copy: Object.fromEntries(edited), settings, origin };
}

/** Brotli's quality for a page that somebody waits for, and for the same page once there is time. */
const QUICK = 9;
const SMALLEST = 11;

/** Gives each page its smallest form, one after the other, so that a start or an edit waits for none of them. */
async function shrink(pages: readonly Page[]): Promise<void> {
  for (const page of pages) page.body = await pageBody(page.body.plain, SMALLEST);
}

function pageBody(html: string | Buffer, quality: number): Promise<ReadyBody> {
  return readyBody(Buffer.from(html), {
    type: 'text/html; charset=utf-8',
    cacheControl: 'no-cache',
    quality,
  });
}

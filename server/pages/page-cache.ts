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
  let shell: Page;

  async function render(next: Published): Promise<void> {
    const data = pageData(next, origin);
    const rendered = await Promise.all(
      [...artefact.publicPaths, NOT_FOUND].map(async (path) => {
        const { status, html } = await artefact.renderPage(path, data);
        return [path, { status, body: await pageBody(html) }] as const;
      }),
    );
    shell = { status: 200, body: await pageBody(artefact.shellHtml(data)) };
    pages = new Map(rendered);
  }

  await render(published);
  return {
    render,
    find: (path) => {
      const page = pages.get(path);
      if (page) return page;
      return artefact.servesShell(path) ? shell : (pages.get(NOT_FOUND) as Page);
    },
  };
}

/** What the renderer gets: copy that differs from the built-in texts, settings, and the address people see. */
export function pageData({ copy, settings }: Published, origin: string): PageData {
  const defaults: Record<string, string> = allCopy;
  const edited = Object.entries(copy).filter(([key, text]) => defaults[key] !== text);
  return { copy: Object.fromEntries(edited), settings, origin };
}

function pageBody(html: string): Promise<ReadyBody> {
  return readyBody(Buffer.from(html), {
    type: 'text/html; charset=utf-8',
    cacheControl: 'no-cache',
    quality: 9,
  });
}

// The web's render bundle, as the server uses it: a product of the build, loaded by path, never imported by name.

import type { PageData } from '#subjects/api/page-data.ts';

export type RenderArtefact = {
  /** Paths that are rendered complete; every other known route gets the shell. */
  publicPaths: readonly string[];
  /** The address of each complete page: a public path, with a query where the query changes the page's words. */
  publicPages: readonly string[];
  /** Returns which of `publicPages` answers a request for `path` with `query` ('' or '?...'). */
  pageAddress: (path: string, query: string) => string;
  renderPage: (address: string, data: PageData) => Promise<{ status: number; html: string }>;
  /** The routes that are not delivered complete; `shellRoute` returns the one of these routes that serves a path. */
  shellRoutes: readonly string[];
  shellRoute: (path: string) => string | null;
  /** Whether a path of the shell routes leads to a page, as far as the path alone says. */
  leadsSomewhere: (path: string) => boolean;
  /** The text of every inline script that a page may run. */
  inlineScripts: readonly string[];
  /** Returns the document for a path of the shell routes, with 'Loading...' and the files of its screen. */
  shellHtml: (data: PageData, path: string) => string;
};

const bundle = new URL('../../../../.build/render/render.js', import.meta.url);

/** Loads the bundle; throws a plain sentence when the web was not built. */
export async function loadRenderArtefact(): Promise<RenderArtefact> {
  try {
    return (await import(bundle.href)) as RenderArtefact;
  } catch (error) {
    if ((error as { code?: string }).code === 'ERR_MODULE_NOT_FOUND')
      throw new Error('The web is not built yet: run npm run build', { cause: error });
    throw error;
  }
}

// The server's renderer: complete HTML documents of the open pages, and shells of the signed-in pages. It is pure: the
// build puts the browser's asset manifest into this bundle, so nothing is read at run time. Documents have no inline
// styles, and no inline scripts but import maps.

import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import { isCrewPage } from '#crew/rules/crew-paths.ts';
import { crewPattern } from '#crew/rules/paths.ts';
import { documentTexts } from '#platform/content/server-messages.ts';
import { fillTemplate } from '#platform/rules/fill-template.ts';
import { pageAssets, shellAssets } from '#platform/web/page-assets.ts';
import { documentHtml } from '#platform/web/page-document.ts';
import { pageBase, speak, translationOf } from '#platform/web/page-language.ts';
import { copyQuery } from '#platform/web/queries/copy.ts';
import { makeQueryClient } from '#platform/web/queries/query-client.ts';
import type { Route } from '#platform/web/route.ts';
import { studioPattern } from '#studio/rules/paths.ts';
import type { PageData } from '#subjects/api/page-data.ts';
import { type CopyKey, copyDefaults } from '#subjects/content/texts.ts';
import { isStudioPage, paths } from '#subjects/rules/paths.ts';
import { App } from './app.tsx';
import { notFound } from './not-found.ts';
import { routeOf, routes } from './routes.tsx';
import { LoadingPage } from './shell/loading-page.tsx';
import { keepPageLesson } from './shell/page-lesson.ts';

/** The pages that are sent as complete HTML. Every other path is a signed-in page, a developers' page, or not found. */
export const publicPaths: readonly string[] = routes
  .filter(({ access }) => access === 'open')
  .map(({ path }) => path);

/** The addresses of all complete renderings: every open page's path, alone and with each query that changes it. */
export const publicPages: readonly string[] = routes
  .filter(({ access }) => access === 'open')
  .flatMap(({ path, queries }) => ['', ...(queries?.rendered ?? [])].map((query) => path + query));

const queriesOf = new Map(routes.map(({ path, queries }) => [path, queries]));

/** The address of the rendering for a request of `path` with `query` ('' or '?...'). */
export function pageAddress(path: string, query: string): string {
  return path + (queriesOf.get(path)?.of(query) ?? '');
}

/** The route whose shell is sent for `path`; null for a complete page or an unknown path. */
export function shellRoute(path: string): string | null {
  const route = routeOf(path);
  return route === notFound || route.access === 'open' ? null : route.path;
}

/** Whether the app has a page at this path, as far as the path alone can say. */
export function leadsSomewhere(path: string): boolean {
  return pagesBelow[shellRoute(path) ?? '']?.(path) ?? true;
}

/** For each root page, a function that says whether a path below it is a page. */
const pagesBelow: Readonly<Record<string, (path: string) => boolean>> = {
  [crewPattern]: isCrewPage,
  [studioPattern]: isStudioPage,
};

/** The text of every inline script that a page may run: import maps, which have no data of a visitor. */
export const inlineScripts: readonly string[] = [
  ...new Set(routes.map(({ file, patient }) => pageAssets(file, { patient }).importMap)),
].filter(Boolean);

/** Every route whose pages are sent as a shell. */
export const shellRoutes: readonly string[] = routes
  .filter(({ access }) => access !== 'open')
  .map(({ path }) => path);

/** The document of an open page's rendering; for an unknown path the not-found page with status 404. */
export async function renderPage(address: string, data: PageData): Promise<{ status: number; html: string }> {
  const [path = ''] = address.split('?');
  const route = routeOf(path);
  if (route.access !== 'open') return { status: 200, html: shellHtml(data, path) };
  await route.screen.preload();
  const page = withDefaults(data);
  const body = bodyOf(address, page, (client) => <App client={client} />);
  return {
    status: route === notFound ? 404 : 200,
    html: documentHtml({
      data: page,
      body,
      complete: true,
      patient: route.patient ?? false,
      assets: pageAssets(route.file, { patient: route.patient }),
      ...headTexts(route, path, data),
    }),
  };
}

/**
 * The shell of a signed-in path: the loading indicator, shown until the browser has read the session, and the files of
 * its screen. A lesson's shell has its title.
 */
export function shellHtml(data: PageData, path: string): string {
  const route = routeOf(path);
  const page = withDefaults(data);
  return documentHtml({
    data: page,
    body: bodyOf(path, page, (client) => (
      <QueryClientProvider client={client}>
        <LoadingPage>
          <noscript>
            <p className="page">{translationOf('noScriptText') ?? documentTexts.noScriptText}</p>
          </noscript>
        </LoadingPage>
      </QueryClientProvider>
    )),
    complete: false,
    patient: false,
    assets: shellAssets(route.file, route.dances),
    title: shellTitle(data, route),
    description: null,
    path: null,
  });
}

function bodyOf(address: string, page: PageData, content: (client: QueryClient) => ReactNode): string {
  const client = makeQueryClient();
  client.setQueryData(copyQuery.queryKey, page);
  keepPageLesson(client, address, page.lesson);
  speak(page.language?.tag ?? 'en', page.words);
  const body = renderToString(
    <StaticRouter basename={pageBase()} location={pageBase() + address}>
      {content(client)}
    </StaticRouter>,
  );
  // An uncleared query client keeps its data in the server's memory for minutes, by its timers.
  client.clear();
  return body;
}

function shellTitle(data: PageData, { title }: Route): string {
  const page = data.lesson ? fillTemplate(textOf(data, 'lesson_title'), data.lesson) : textOf(data, title);
  return tabTitle(data, page);
}

function tabTitle(data: PageData, page: string): string {
  return named(data, textOf(data, 'meta_title'), { page });
}

function named(data: PageData, title: string, values = {}): string {
  return fillTemplate(title, { ...values, site_name: textOf(data, 'meta_site_name') });
}

function headTexts(route: Route, path: string, data: PageData) {
  const page = textOf(data, route.title);
  return {
    title: route.path === paths.home ? named(data, page) : tabTitle(data, page),
    description: route.description ? textOf(data, route.description) : null,
    path: route === notFound ? null : path,
  };
}

/** The page's texts, with the built-in text where one is missing. */
function withDefaults(data: PageData): PageData {
  return { ...data, copy: { ...copyDefaults, ...data.copy } };
}

function textOf(data: PageData, key: CopyKey): string {
  return data.copy[key] ?? copyDefaults[key];
}

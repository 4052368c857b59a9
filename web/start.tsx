// Brings the page to life: takes over the HTML of an open page, or renders a signed-in one.

import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { App } from './app.tsx';
import { type PageData, pageDataId } from './page-data.ts';
import { copyQuery } from './queries/copy.ts';
import { makeQueryClient } from './queries/query-client.ts';
import { followSignOut, sessionQuery } from './queries/session.ts';
import { routeOf } from './routes.tsx';

/** Resolves when React has the page; presses that come before its first drawing are kept and repeated by React. */
export async function start(): Promise<void> {
  const { copy, settings } = JSON.parse(element(pageDataId).textContent) as PageData;
  const client = makeQueryClient();
  client.setQueryData(copyQuery.queryKey, { copy, settings });
  followSignOut(client);

  const route = routeOf(window.location.pathname);
  void client.prefetchQuery(sessionQuery);
  await route.screen.preload().catch(() => {
    // The error boundary shows what to do when the screen's code can't be had.
  });
  const app = (
    <BrowserRouter>
      <App client={client} />
    </BrowserRouter>
  );
  const root = element('root');
  // A signed-in page holds only 'Loading...' until the session is read: nothing to take over.
  if (root.dataset.complete !== undefined) hydrateRoot(root, app);
  else createRoot(root).render(app);
}

function element(id: string): HTMLElement {
  const found = document.getElementById(id);
  if (found === null) throw new Error(`The page has no element with the id ${id}.`);
  return found;
}

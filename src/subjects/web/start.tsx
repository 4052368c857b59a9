// Starts the app in the page: it takes over the HTML of an open page, or renders a signed-in one.

import type { QueryClient } from '@tanstack/react-query';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { courseQuery, lessonQuery } from '#course/web/queries/course.ts';
import { progressQuery } from '#course/web/queries/progress.ts';
import { followPresence } from '#people/web/presence.ts';
import { sessionQuery } from '#people/web/session.ts';
import { lastSignedIn } from '#people/web/signed-in-marker.ts';
import { AppRouter } from '#platform/web/app-router.tsx';
import { pageDataId, type TextlessData } from '#platform/web/page-data.ts';
import { ownPath, pageLanguage, speak } from '#platform/web/page-language.ts';
import { copyQuery } from '#platform/web/queries/copy.ts';
import { firstReads } from '#platform/web/queries/first-reads.ts';
import { makeQueryClient } from '#platform/web/queries/query-client.ts';
import { holdSecondPresses } from '#platform/web/ui/second-press.ts';
import type { PageData } from '#subjects/api/page-data.ts';
import { isPageOff } from '#subjects/rules/features.ts';
import { App } from './app.tsx';
import { notFound } from './not-found.ts';
import { routeOf } from './routes.tsx';
import { keepPageLesson } from './shell/page-lesson.ts';

/** Milliseconds that a signed-in page waits for its data before it is drawn; 'Loading...' shows meanwhile. */
const patienceMs = 1_500;

/**
 * Starts the app; resolves when React has been given the page. React keeps presses that come before its first drawing,
 * and repeats them. Rejects when the texts, or a complete page's screen, can't be loaded: the page then stays as HTML.
 */
export async function start(): Promise<void> {
  findLostStyles();
  holdSecondPresses();
  const client = makeQueryClient();
  const root = element('root');
  const complete = root.dataset.complete !== undefined;
  const pathname = ownPath(window.location.pathname);
  const answers = read(client, pathname);
  const brought = broughtData();
  // The screen of a switched-off page is not loaded, if the document says that it is off.
  const off = 'settings' in brought ? brought.settings.off : undefined;
  const route = isPageOff(off, pathname) ? notFound : routeOf(pathname);
  const screen = route.screen.preload();
  // On a page without readable HTML, the error boundary reports a screen that can't be loaded.
  await Promise.all([haveTexts(client), complete ? screen : screen.catch(() => {})]);
  if (!complete) await Promise.race([answers, new Promise((resolve) => setTimeout(resolve, patienceMs))]);
  followPresence(client);
  // after-start.tsx is loaded after the page, never before it, because the page must also start without a network.
  (window.requestIdleCallback ?? setTimeout)(() =>
    import('./after-start.tsx').then(({ afterStart }) => afterStart(client)).catch(() => {}),
  );
  const app = (
    <AppRouter>
      <App client={client} />
    </AppRouter>
  );
  // A signed-in page has only 'Loading...', so there is no HTML to take over. React draws it as a transition, so that a
  // large page does not delay a press.
  if (complete) hydrateRoot(root, app);
  else startTransition(() => createRoot(root).render(app));
}

/**
 * Puts the page's texts, and the lesson that it names, where queries find them. A patient page, and one in another
 * language, fetches its texts.
 */
async function haveTexts(client: QueryClient): Promise<void> {
  const { lesson, ...texts } = broughtData();
  if ('copy' in texts) client.setQueryData(copyQuery.queryKey, texts);
  else speak(pageLanguage(), (await client.fetchQuery(copyQuery)).words);
  keepPageLesson(client, ownPath(window.location.pathname), lesson);
}

/** The data that came with the page; empty if the end of the document was lost on the way. */
function broughtData(): PageData | TextlessData {
  try {
    return JSON.parse(document.getElementById(pageDataId)?.textContent ?? '{}');
  } catch {
    return {};
  }
}

/**
 * Reads who is signed in and, for a person known on this device, what the page at `pathname` shows first. Never
 * rejects.
 */
async function read(client: QueryClient, pathname: string): Promise<void> {
  const { progress, course, lesson } = firstReads(pathname);
  const known = lastSignedIn() !== null;
  await Promise.all([
    client.prefetchQuery(sessionQuery),
    known && progress && client.prefetchQuery(progressQuery),
    known && course && client.prefetchQuery(courseQuery),
    known && lesson !== null && client.prefetchQuery(lessonQuery(lesson)),
  ]);
}

function element(id: string): HTMLElement {
  const found = document.getElementById(id);
  if (found === null) throw new Error(`The page has no element with the id ${id}.`);
  return found;
}

/**
 * Style sheets that failed to load. Vite asks for the sheet of a late part only once, and a later try would show the
 * part without it. So these sheets are asked for again at the next press.
 */
const lost = new Set<HTMLLinkElement>();

/** Starts to find lost style sheets. Call it before the first late part is loaded; a second call changes nothing. */
function findLostStyles(): void {
  // A link's error event does not bubble, so the listener captures it.
  document.addEventListener('error', keep, true);
  document.addEventListener('click', askAgain, true);
}

function keep({ target }: Event): void {
  if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') lost.add(target);
}

function askAgain(): void {
  for (const link of lost) link.replaceWith(link.cloneNode());
  lost.clear();
}

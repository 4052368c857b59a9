// The service worker keeps the course usable without a network: the shell, the built files (with the dancer), the
// lessons with their notes, and the texts. It must never keep an answer about a person, and never take over while a
// learner practises: a new version waits until the page asks for it.

import type { KeptPart } from '#platform/web/kept-part.ts';
import { askSoon } from '#platform/web/offline/ask-soon.ts';
import {
  asksOnlyFor,
  isShellPath,
  languagePrefix,
  type Strategy,
  strategyOf,
  withoutHash,
} from '#platform/web/offline/strategy.ts';
import { routes } from '#subjects/api/routes.ts';
import { pathIn, paths } from '#subjects/rules/paths.ts';
import { keptParts } from './kept-parts.ts';

declare const self: ServiceWorkerGlobalScope;

/**
 * The files of the build, grouped by when a device keeps them (scripts/built-files.ts). The build inserts them here.
 */
declare const __BUILT_FILES__: Readonly<{
  course: readonly string[];
  parts: Readonly<Record<string, readonly string[]>>;
  wanted: readonly string[];
}>;
const built = __BUILT_FILES__;
const ofParts = Object.values(built.parts).flat();
const allBuilt = [...built.course, ...ofParts, ...built.wanted];

/** Names of hashed files change with their content, so one store can serve every version. */
const assets = 'shamble-assets';
const pages = 'shamble-pages';
const course = 'shamble-course';
const recordings = 'shamble-recordings';
const shell = paths.dashboard;
const lessonsPath = routes.readLesson[1].replace(':lesson_id', '');
/** Milliseconds to wait for an answer before the kept answer is used. */
const patienceMs = 4000;

self.addEventListener('install', (event) => event.waitUntil(keepBuild()));

self.addEventListener('activate', (event) =>
  event.waitUntil(dropOldFiles().then(() => self.clients.claim())),
);

self.addEventListener('message', (event) => {
  const { data } = event;
  if (data === 'take over') void self.skipWaiting();
  const [, what, language = ''] = /^keep the (\w+) ?(.*)/.exec(data) ?? [];
  if (what === 'course') event.waitUntil(keepCourse(language));
  const part = Object.values(keptParts).find(({ name }) => name === what);
  if (part) event.waitUntil(keepPart(part, language));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const strategy = strategyOf(request, self.location.origin);
  if (strategy === 'network') return;
  // If the browser can't open its store, for example on a full or damaged disk, the network answers.
  event.respondWith(answers[strategy](request).catch(() => fetch(request)));
});

const answers: Record<Exclude<Strategy, 'network'>, (request: Request) => Promise<Response>> = {
  asset: (request) => keptOrFetched(request),
  recording,
  page,
  course: (request) => fetchedOrKept(course, request),
};

async function keepBuild(): Promise<void> {
  const { course: always, wanted } = built;
  // Files that a page wanted in the last version are kept in this version too.
  const before = new Set((await keptFiles()).map(withoutHash));
  await keepFiles([...always, ...[...ofParts, ...wanted].filter((file) => before.has(withoutHash(file)))]);
  // Kept pages of the last version name files that will be deleted, and its kept texts may lack the words of new
  // controls.
  await keepAnew(pages, shell);
  await keepAnew(course, routes.readCopy[1]);
}

/**
 * Fetches `path` again, and every kept address that is below `path` or is `path` in another language. A kept address
 * that can't be fetched is deleted.
 */
async function keepAnew(store: string, path: string): Promise<void> {
  const cache = await caches.open(store);
  const anew = (address: string) => cache.add(new Request(address, { cache: 'reload' }));
  const others = (await cache.keys())
    .map(({ url }) => url.slice(self.location.origin.length))
    .filter((address) => address !== path && withoutLanguage(address).startsWith(path));
  await anew(path);
  await Promise.all(others.map((address) => anew(address).catch(() => cache.delete(address))));
}

function withoutLanguage(address: string): string {
  return address.slice(languagePrefix(address).length);
}

async function keepFiles(files: readonly string[]): Promise<void> {
  const kept = new Set(await keptFiles());
  await (await caches.open(assets)).addAll(files.filter((file) => !kept.has(file)));
}

async function keptFiles(): Promise<string[]> {
  const kept = await (await caches.open(assets)).keys();
  return kept.map(({ url }) => new URL(url).pathname);
}

async function dropOldFiles(): Promise<void> {
  const cache = await caches.open(assets);
  const current = new Set(allBuilt);
  const old = (await cache.keys()).filter(({ url }) => !current.has(new URL(url).pathname));
  await Promise.all(old.map((request) => cache.delete(request)));
}

/**
 * Keeps every lesson with its notes, so that lessons that were never opened also work without a network. In a language
 * other than English the shell is kept too.
 */
async function keepCourse(language: string): Promise<void> {
  const query = language && `?language=${language}`;
  const cache = await caches.open(course);
  await cache.addAll([routes.readCourse[1] + query, routes.readCopy[1] + query]);
  const inLanguage = pathIn(language, shell);
  if (language) await keepShell(inLanguage, await fetch(inLanguage));
  const list = await (await cache.match(routes.readCourse[1] + query))?.json();
  const ids = (list as { lessons: { id: string }[] }).lessons.map(({ id }) => id);
  await Promise.all(ids.map((id) => cache.add(lessonsPath + encodeURIComponent(id) + query)));
}

/** Keeps the files of a part; in a language other than English its texts too. */
async function keepPart({ name, copy }: KeptPart, language: string): Promise<void> {
  await keepFiles(built.parts[name] ?? []);
  if (language) await (await caches.open(course)).add(`${copy}?language=${language}`);
}

async function keptOrFetched(request: Request, store = assets): Promise<Response> {
  const cache = await caches.open(store);
  // A script whose loading failed is asked for again with a number as its query, which is ignored here.
  const kept = await cache.match(request, { ignoreSearch: true });
  if (kept) return kept;
  const response = await fetch(request);
  await keep(cache, request, response);
  return response;
}

/** Recordings are large, so only the one that was asked for last is kept. */
async function recording(request: Request): Promise<Response> {
  const response = await keptOrFetched(request, recordings);
  const cache = await caches.open(recordings);
  const others = (await cache.keys()).filter(({ url }) => url !== request.url);
  await Promise.all(others.map((other) => cache.delete(other)));
  return response;
}

async function fetchedOrKept(store: string, request: Request): Promise<Response> {
  const cache = await caches.open(store);
  const answer = await askSoon(request, patienceMs);
  if (!isAway(answer)) {
    await keep(cache, request, answer);
    return answer;
  }
  return (await cache.match(request)) ?? answer;
}

/** A document from the network; without a network the shell of its language, which can show every route. */
async function page(request: Request): Promise<Response> {
  const cache = await caches.open(pages);
  const { pathname, search } = new URL(request.url);
  const prefix = languagePrefix(pathname);
  const answer = await askSoon(request, patienceMs);
  if (!isAway(answer)) {
    if (isShellPath(pathname)) await keepShell(prefix + shell, answer);
    return answer;
  }
  const kept = await cache.match(prefix + shell);
  if (kept) return kept;
  // Without a shell in this language, the English page is better than nothing.
  return prefix ? Response.redirect((withoutLanguage(pathname) || paths.home) + search) : answer;
}

/**
 * Keeps a shell, unless it belongs to a newer version: the newer service worker keeps that shell, together with its
 * files (keepBuild).
 */
async function keepShell(address: string, answer: Response): Promise<void> {
  if (!asksOnlyFor(allBuilt, await answer.clone().text())) return;
  await keep(await caches.open(pages), address, answer);
}

/** Whether the server is out of reach: no answer, or a proxy's error. */
function isAway({ type, status }: Response): boolean {
  return type === 'error' || [502, 503, 504].includes(status);
}

/** Keeps an answer. On a full device keeping fails silently: the answer is used this once. */
async function keep(cache: Cache, request: RequestInfo, response: Response): Promise<void> {
  if (response.ok) await cache.put(request, response.clone()).catch(() => {});
}

// Keeps the course usable without a network: the shell, the built files (the dancer among them), the lessons with their
// notes, and the texts. Must never keep an answer about a person, and never take over while a learner practises: a new
// version waits until the page asks for it.

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

/** The build's files by who keeps them (scripts/built-files.ts); the build puts them in here. */
declare const __BUILT_FILES__: Readonly<{
  course: readonly string[];
  parts: Readonly<Record<string, readonly string[]>>;
  wanted: readonly string[];
}>;
const built = __BUILT_FILES__;
const ofParts = Object.values(built.parts).flat();
const allBuilt = [...built.course, ...ofParts, ...built.wanted];

/** Hashed files never change, so one store serves every version. */
const assets = 'shamble-assets';
const pages = 'shamble-pages';
const course = 'shamble-course';
const recordings = 'shamble-recordings';
const shell = paths.dashboard;
const lessonsPath = routes.readLesson[1].replace(':lesson_id', '');
/** Milliseconds to wait for an answer before the kept one is used. */
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
  // A browser that can't open what it kept, as on a full or damaged disk, has the network still.
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
  // Files that were wanted in the version before are wanted in this one.
  const before = new Set((await keptFiles()).map(withoutHash));
  await keepFiles([...always, ...[...ofParts, ...wanted].filter((file) => before.has(withoutHash(file)))]);
  // The pages of the version before name files that will be gone, and may lack the texts of this version's controls.
  await keepAnew(pages, shell);
  await keepAnew(course, routes.readCopy[1]);
}

/** Fetches `path`, and what is kept below it or in another language: that goes where it can't be had. */
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
 * Every lesson with its notes, so that those never opened are there without a network as well; in a language other than
 * English its shell too.
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

/** The pages of a part; in a language other than English their texts too. */
async function keepPart({ name, copy }: KeptPart, language: string): Promise<void> {
  await keepFiles(built.parts[name] ?? []);
  if (language) await (await caches.open(course)).add(`${copy}?language=${language}`);
}

async function keptOrFetched(request: Request, store = assets): Promise<Response> {
  const cache = await caches.open(store);
  // A script that was lost is asked for with a number behind its name.
  const kept = await cache.match(request, { ignoreSearch: true });
  if (kept) return kept;
  const response = await fetch(request);
  await keep(cache, request, response);
  return response;
}

/** Recordings are large: only the one that was wanted last is kept. */
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

/** A document from the network; without one the shell of its language, which draws every route by itself. */
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
  // Better in English than not at all.
  return prefix ? Response.redirect((withoutLanguage(pathname) || paths.home) + search) : answer;
}

/** That of a newer version is kept with its files, once these are here (keepBuild). */
async function keepShell(address: string, answer: Response): Promise<void> {
  if (!asksOnlyFor(allBuilt, await answer.clone().text())) return;
  await keep(await caches.open(pages), address, answer);
}

/** No answer, or that of a proxy which can't reach the server. */
function isAway({ type, status }: Response): boolean {
  return type === 'error' || [502, 503, 504].includes(status);
}

/** A device that is full has what was fetched all the same, this time. */
async function keep(cache: Cache, request: RequestInfo, response: Response): Promise<void> {
  if (response.ok) await cache.put(request, response.clone()).catch(() => {});
}

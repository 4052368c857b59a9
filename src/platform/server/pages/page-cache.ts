// Every HTML page, rendered at the start and again when copy or settings change, kept compressed in memory.

import { english, type Language } from '#platform/content/languages.ts';
import type { PageData } from '#subjects/api/page-data.ts';
import { allCopy } from '#subjects/content/texts.ts';
import { isPageOff } from '#subjects/rules/features.ts';
import { limits } from '#subjects/rules/limits.ts';
import { lessonOf, paths } from '#subjects/rules/paths.ts';
import type { Published } from '#subjects/server/published.ts';
import { etagOf, leanBody, type ReadyBody, readyBody } from './ready-body.ts';
import type { RenderArtefact } from './render-artefact.ts';

/** A page; `smallest` is true once its body has been compressed as far as possible. */
export type Page = { status: number; body: ReadyBody; smallest: boolean };

export type PageCache = {
  /**
   * Returns the page of this path, and of `query` where the query changes the page's words: a public page, the shell of
   * a signed-in page (each lesson has its own), or the not-found page with status 404.
   */
  find: (path: string, query: string) => Page;
  /** Renders everything again for new content; the old pages are sent until all new pages are ready. */
  render: (published: Published) => Promise<void>;
};

const NOT_FOUND = '/not-found';
/**
 * Number of pages that are drawn and compressed at the same time. All pages at the same time would make the heap grow,
 * and its memory would never be freed.
 */
const AT_ONCE = 4;

/** Returns a path without its encoding; unchanged where it can't be decoded. */
function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** Makes the pages of one language; ServerOptions explains `smallestPages`. */
export async function makePageCache(
  artefact: RenderArtefact,
  site: Site,
  published: Published,
  smallestPages: boolean,
): Promise<PageCache> {
  // English pages are requested most, by clients of every kind, so all their encodings stay in memory.
  const keep = site.language === english ? (body: ReadyBody) => body : leanBody;
  let pages = new Map<string, Page>();
  let lessons = new Set<string>();
  let newest = 0;
  let latest = Promise.resolve();
  let shrinking: NodeJS.Timeout | undefined;
  let shown = '';
  let off: readonly string[] | undefined;

  function render(next: Published): Promise<void> {
    const data = pageData(next, site);
    const titled = titledLessons(next, site.language.tag);
    const shows = etagOf(JSON.stringify([data, titled]));
    // An edit of another language does not change these pages.
    if (shows === shown) return latest;
    shown = shows;
    newest += 1;
    latest = renderTurn(data, titled, newest).catch((error) => {
      shown = '';
      throw error;
    });
    return latest;
  }

  async function renderTurn(data: PageData, titled: TitledLesson[], turn: number): Promise<void> {
    const open = [...artefact.publicPages, NOT_FOUND].map(
      (path) => [path, () => artefact.renderPage(path, data)] as const,
    );
    const shells = artefact.shellRoutes.map(
      (route) => [route, () => ({ status: 200, html: artefact.shellHtml(data, route) })] as const,
    );
    const titledPages = titled.flatMap(({ id, day, title }) => {
      if (day === limits.rehearsalLesson) return [];
      const path = `${paths.learn}/${id}`;
      const draw = () => ({
        status: 200,
        html: artefact.shellHtml({ ...data, lesson: { day, title } }, path),
      });
      return [[path, draw] as const];
    });
    const waiting = [...open, ...shells, ...titledPages].values();
    const ready = new Map<string, Page>();
    const makeSome = async () => {
      for (const [path, draw] of waiting) {
        ready.set(path, await readyPage(await draw(), pages.get(path), keep));
        if (turn !== newest) return;
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, makeSome));
    // A newer rendering has begun, of the same edit or a later edit. Callers that wait for this rendering then wait for
    // the newest one.
    if (turn !== newest) return latest;
    pages = ready;
    off = data.settings.off;
    lessons = new Set(titled.map(({ id }) => id));
    clearTimeout(shrinking);
    if (smallestPages) shrinking = setTimeout(shrink, SHRINK_AFTER_MS, turn).unref();
  }

  /** Gives each page its smallest form, one after the other, until newer pages are being drawn. */
  async function shrink(turn: number): Promise<void> {
    for (const page of pages.values()) {
      if (page.smallest) continue;
      const body = keep(await pageBody(page.body.plain, SMALLEST));
      if (turn !== newest) return;
      Object.assign(page, { body, smallest: true });
    }
  }

  await render(published);
  return {
    render,
    find: (path, query) => {
      if (isPageOff(off, decoded(path))) return pages.get(NOT_FOUND) as Page;
      const own = pages.get(artefact.pageAddress(decoded(path), query));
      if (own) return own;
      const page = pages.get(artefact.shellRoute(path) ?? NOT_FOUND) as Page;
      const lesson = lessonOf(decoded(path));
      const exists = artefact.leadsSomewhere(path) && (lesson === undefined || lessons.has(lesson));
      return exists ? page : { ...page, status: 404 };
    },
  };
}

type TitledLesson = { id: string; day: number; title: string };

function titledLessons({ lessons, speech }: Published, tag: string): TitledLesson[] {
  const inLanguage = speech(tag)?.lesson ?? ((lesson) => lesson);
  return lessons.map((lesson) => ({
    id: lesson.id,
    day: lesson.order_num,
    title: inLanguage(lesson).title,
  }));
}

/** The origin at which people reach the site, and the language of the pages. */
export type Site = { origin: string; language: Language };

/**
 * Returns the renderer's data: the texts that differ from the built-in English, settings, address and
 * languages.
 */
export function pageData({ copy, settings, speech, offers }: Published, site: Site): PageData {
  const { origin, language } = site;
  const { tag, direction } = language;
  const defaults: Record<string, string> = allCopy;
  const isOther = language !== english;
  const spoken = speech(tag);
  const texts = Object.entries((isOther && spoken?.copy) || copy).filter(
    ([key, text]) => defaults[key] !== text,
  );
  return {
    copy: Object.fromEntries(texts),
    settings,
    origin,
    ...(isOther ? { language: { tag, direction }, words: spoken?.words ?? {} } : {}),
    ...offers,
  };
}

/** Brotli's quality for a page that a request waits for, and the better quality that the page gets later. */
const QUICK = 5;
const SMALLEST = 11;
/** Milliseconds without another edit before pages are made smallest, which costs a second of processor time. */
const SHRINK_AFTER_MS = 3_000;

/** Compresses a page, unless it is the same as before. */
async function readyPage(
  { status, html }: { status: number; html: string },
  before: Page | undefined,
  keep: (body: ReadyBody) => ReadyBody,
): Promise<Page> {
  if (before?.status === status && before.body.etag === etagOf(html)) return before;
  return { status, body: keep(await pageBody(html, QUICK)), smallest: false };
}

function pageBody(html: string | Buffer, quality: number): Promise<ReadyBody> {
  return readyBody(Buffer.from(html), {
    type: 'text/html; charset=utf-8',
    // `no-transform`: some proxies rewrite mail addresses in pages, and React would then not find the HTML that it
    // expects.
    cacheControl: 'no-cache, no-transform',
    quality,
  });
}

// Measures what a language beside English costs: memory, and the bytes of its texts as sent. The measured languages are
// the invented ones, because they are complete and longer than real languages.

import { setImmediate } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { brotliCompressSync } from 'node:zlib';
import { makeProductServer } from '../e2e/fixtures/product-server.ts';
import { defaultCourse } from '../src/course/content/default-course.ts';
import { defaultSettings } from '../src/course/content/settings.ts';
import { english, pseudoLanguages } from '../src/platform/content/languages.ts';
import { makePageCache, type PageCache } from '../src/platform/server/pages/page-cache.ts';
import { loadRenderArtefact, type RenderArtefact } from '../src/platform/server/pages/render-artefact.ts';
import { lessonPath, paths } from '../src/subjects/rules/paths.ts';
import { type Published, publish } from '../src/subjects/server/published.ts';
import { atMost, type Figure, median } from './bench.ts';

const origin = 'https://dance.example.org';
const day = '3';

export async function measure(): Promise<Figure[]> {
  const artefact = await loadRenderArtefact();
  const languages = [english, ...pseudoLanguages];
  const published = publish({
    lessons: [...defaultCourse],
    removedSteps: [],
    copy: {},
    mails: {},
    settings: defaultSettings,
    own: new Map(),
    languages,
  });
  const first = await cacheOf(artefact, published, english.tag);
  const before = await collectedMemory();
  const began = process.cpuUsage();
  const caches: PageCache[] = [];
  for (const { tag } of pseudoLanguages) {
    published.answers(tag);
    caches.push(await cacheOf(artefact, published, tag));
  }
  const cpu = process.cpuUsage(began);
  const count = pseudoLanguages.length;
  const memory = ((await collectedMemory()) - before) / count / 1024 / 1024;
  const sent = caches.map((cache, index) => bytesSent(cache, published, pseudoLanguages[index]?.tag ?? ''));
  const inEnglish = bytesSent(first, published, english.tag);
  const most = (pick: (each: (typeof sent)[number]) => number) => Math.max(...sent.map(pick)) / 1024;
  return [
    await measureListening(),
    atMost('memory of a language beside English', memory, 1.5, 'MB', `${count} languages, pages and answers`),
    atMost(
      'CPU to draw the pages of a language, once the server listens',
      (cpu.user + cpu.system) / count / 1e6,
      0.6,
      's',
    ),
    atMost(
      '/ in another language, as sent',
      most(({ landing }) => landing),
      14,
      'KB',
      `the largest; English: ${Math.round(inEnglish.landing / 102.4) / 10} KB`,
    ),
    atMost(
      'texts of a lesson in another language, as sent',
      most(({ words, lesson }) => words + lesson),
      10,
      'KB',
      `what comes beside the page's own texts; English: ${Math.round(inEnglish.lesson / 102.4) / 10} KB`,
    ),
    atMost(
      "a lesson's page in another language, as sent, beyond the English one",
      most(({ page }) => page - inEnglish.page),
      10,
      'KB',
    ),
  ];
}

function cacheOf(artefact: RenderArtefact, published: Published, tag: string): Promise<PageCache> {
  const language = [english, ...pseudoLanguages].find((each) => each.tag === tag) ?? english;
  return makePageCache(artefact, { origin, language }, published, false);
}

/**
 * Returns sizes in bytes after compression with Brotli: of the front page (`landing`), of a lesson's page (`page`), of
 * the lesson's notes and lists (`lesson`), and of the texts for scripts (`words`), which English does not need.
 */
function bytesSent(cache: PageCache, published: Published, tag: string) {
  const sizeOf = (path: string) => cache.find(path, '').body.br?.length ?? 0;
  const words = JSON.stringify(published.speech(tag)?.words ?? {});
  return {
    landing: sizeOf(paths.home),
    page: sizeOf(lessonPath(day)),
    lesson: published.answers(tag)?.lessons.get(day)?.br.length ?? 0,
    words: tag === english.tag ? 0 : brotliCompressSync(words).length,
  };
}

/** Bytes in use after garbage collection. Recently compiled code is only collected after several rounds. */
async function collectedMemory(): Promise<number> {
  setFlagsFromString('--expose_gc');
  const collect = runInNewContext('gc') as () => void;
  for (let round = 0; round < 12; round++) {
    await setImmediate();
    collect();
  }
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
}

const STARTS = 7;

/** Compares warm starts with all languages and with English alone, in turns, so that both meet the same conditions. */
async function measureListening(): Promise<Figure> {
  const kinds = [await warm({}), await warm({ LANGUAGES: 'en' })] as const;
  for (let n = 0; n < STARTS; n += 1) for (const kind of kinds) await kind.startOnce();
  for (const { product } of kinds) await product.remove();
  const [all, english] = kinds.map(({ seconds }) => median(seconds)) as [number, number];
  return atMost(
    'CPU until the server listens, all languages beyond English alone',
    all - english,
    0.05,
    's',
    `${all.toFixed(2)} s and ${english.toFixed(2)} s, medians of ${STARTS} warm starts each`,
  );
}

/**
 * Makes a product whose database exists already. `startOnce` starts it once and adds its seconds of CPU to `seconds`.
 */
async function warm(env: Record<string, string>) {
  const product = await makeProductServer(env, 'bench/listening-process.ts');
  await product.start();
  await product.stop();
  const seconds: number[] = [];
  const startOnce = async () => {
    await product.start();
    seconds.push(Number(/CPU until listening: ([\d.]+) s/.exec(product.output())?.[1]));
    await product.stop();
  };
  return { product, seconds, startOnce };
}

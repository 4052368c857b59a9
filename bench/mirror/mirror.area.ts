// Measures how well the mirror keeps a take in step, and how well it knows the camera's delay: the browser's fake
// camera plays a film of the dancer.

import { mkdtempDisposable, writeFile } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { signUpQuickly } from '../../e2e/fixtures/people.ts';
import { type Bundle, bundleEntry, openBundle } from '../../scripts/dancer-page.ts';
import { withBrowser } from '../../scripts/with-browser.ts';
import { playName } from '../../src/player/rules/testing/player-buttons.ts';
import { soundFlag } from '../../src/testing/server/chromium.ts';
import { atLeast, atMost, type Figure, median, quantile, watchThread, withProduct } from '../bench.ts';
import { appEntries, closure, readManifest, scriptKilobytes } from '../bundles.area.ts';

/**
 * The page's figures of one take: the camera's delay in seconds, as the mirror measured it; the seconds that the fake
 * camera lost; by how many ms each visible frame was off; and the share of these frames that were hidden.
 */
type Try = { found: number | null; lost: number; replay: number[]; hidden: number };

type Film = { scale: number | null; noise: number };

const delays = [0, 0.08, 0.16, 0.24];
const sizes: Film[] = [
  { scale: 1, noise: 0.05 },
  { scale: 0.6, noise: 0.1 },
];
const noiseTries = 20;

export async function measure(): Promise<Figure[]> {
  await using folder = await mkdtempDisposable(join(tmpdir(), 'shamble-mirror-'));
  const bundle = await bundleEntry('src/mirror/web/workbench/page.ts');
  const tries: (Try & { late: number })[] = [];
  const films: string[] = [];
  for (const film of sizes) {
    const file = await withPage(bundle, [], (page) => writeFilm(page, folder.path, film));
    films.push(file);
    for (const [index, late] of delays.entries()) {
      const rate = index % 2 ? 0.5 : 1;
      const measured = await withPage(bundle, cameraFlags(file), (page) => tryTake(page, late, rate));
      tries.push({ ...measured, late });
    }
  }
  const file = await withPage(bundle, [], (page) =>
    writeFilm(page, folder.path, { scale: null, noise: 0.3 }),
  );
  let silent = 0;
  for (let turn = 0; turn < noiseTries; turn += 1)
    if ((await withPage(bundle, cameraFlags(file), (page) => tryTake(page, 0, null))).found === null)
      silent += 1;
  const off = tries.flatMap(({ replay }) => replay.map(Math.abs));
  const hidden = Math.max(...tries.map((one) => one.hidden)) * 100;
  const errors = tries.map(({ late, found }) => Math.abs((found ?? Number.POSITIVE_INFINITY) - late) * 1000);
  const lost = Math.max(...tries.map((one) => one.lost)) * 1000;
  const load = `load ${loadavg()[0]?.toFixed(1)}`;
  return [
    atMost(
      'Replay beside the dancer, 95th percentile of its frames',
      quantile(off, 0.95),
      34,
      'ms',
      `median ${median(off).toFixed(0)} ms of ${off.length} frames, at most ${hidden.toFixed(0)} % kept out of sight, ${load}`,
    ),
    atMost(
      'Lateness told of a take, worst error',
      Math.max(...errors),
      40,
      'ms',
      `${tries.length} takes, ${delays.map((s) => s * 1000).join(', ')} ms late, two sizes, with noise; the false camera lost ${lost.toFixed(0)} ms at most`,
    ),
    await measureThread(films[0] ?? ''),
    await measureScripts(),
    atLeast('Takes of noise alone of which nothing is told', (silent / noiseTries) * 100, 95, '%'),
  ];
}

/** Measures how busy a lesson with the mirror keeps its page while it dances. */
function measureThread(film: string): Promise<Figure> {
  return withProduct({}, (server) =>
    withPage(null, [soundFlag, ...cameraFlags(film)], async (page) => {
      await signUpQuickly(page, server.url);
      await page.goto(`${server.url}/learn/1`);
      await page.getByRole('button', { name: 'See yourself beside the dancer' }).click();
      await page.getByRole('button', { name: 'Turn the camera on' }).click();
      await page.getByText('Camera is on').waitFor();
      await page.getByRole('button', { name: playName }).waitFor();
      await page.keyboard.press('k');
      await page.waitForTimeout(2000);
      const { busy } = await watchThread(page);
      return atMost('Main thread busy with camera and dancer, 1280x720', busy * 100, 40, '%');
    }),
  );
}

/** Measures the module that is loaded by a press on the mirror's button. */
async function measureScripts(): Promise<Figure> {
  const manifest = await readManifest();
  const lesson = ['course/web/lesson/lesson-screen.tsx', 'player/web/dancer/dancer-medium.ts'];
  const opened = closure(manifest, [...appEntries(manifest), ...lesson]);
  const own = closure(manifest, ['mirror/web/mirror.tsx']).filter((name) => !opened.includes(name));
  const size = await scriptKilobytes(manifest, own);
  return atMost('JavaScript of the mirror, beside its lesson', size, 20, 'KB', 'loaded when first pressed');
}

/** The flags of a browser whose camera plays `file` from its start, over and over. */
const cameraFlags = (file: string) => [
  '--use-fake-ui-for-media-stream',
  '--use-fake-device-for-media-stream',
  `--use-file-for-fake-video-capture=${file}`,
];

function withPage<Result>(
  bundle: Bundle | null,
  flags: string[],
  work: (page: Page) => Promise<Result>,
): Promise<Result> {
  return withBrowser(flags, async (browser) => {
    const page = await browser.newPage();
    if (bundle) await openBundle(page, { ...bundle, css: `body { margin: 0 } ${bundle.css}` });
    return work(page);
  });
}

/** Paints the film in the page and writes it into `folder`; returns its file. */
async function writeFilm(page: Page, folder: string, film: Film): Promise<string> {
  const file = join(folder, `${film.scale}-${film.noise}.mjpeg`);
  const { start, rate, seconds } = await page.evaluate<{ start: number; rate: number; seconds: number }>(
    'mirror.film',
  );
  const pictures: Buffer[] = [];
  for (let first = 0; first < seconds * rate; first += rate) {
    const options = `{ start: ${start}, rate: ${rate} }, [${first}, ${first + rate - 1}], ${JSON.stringify(film)}`;
    const painted = await page.evaluate<string[]>(`mirror.paintFilm(${options})`);
    pictures.push(...painted.map((picture) => Buffer.from(picture, 'base64')));
  }
  await writeFile(file, Buffer.concat(pictures));
  return file;
}

function tryTake(page: Page, late: number, rate: number | null): Promise<Try> {
  return page.evaluate<Try>(`mirror.tryTake(${late}, ${rate})`);
}

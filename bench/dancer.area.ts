// Measures the cost of the dancer on a machine without a graphics card, and whether its sound stays in step.

import { gzipSync } from 'node:zlib';
import { bundleEntry, withDancerPage } from '../scripts/dancer-page.ts';
import { atMost, type Figure, median, quantile } from './bench.ts';

const frames = 240;
/** How often the speed changes while the sound of the routine is checked. */
const speedChanges = 9;

type Frames = { script: number[]; rate: number };

export async function measure(): Promise<Figure[]> {
  const { code, css, files } = await bundleEntry('src/player/web/dancer/dancer-medium.ts', 'es');
  const { one, five, first, drift } = await withDancerPage(async (page) => ({
    first: await page.evaluate<number>('workbench.measureFirstFrame()'),
    one: await page.evaluate<Frames>(`workbench.measureFrames(0, ${frames})`),
    five: await page.evaluate<Frames>(`workbench.measureFrames(4, ${frames})`),
    drift: await page.evaluate<number>(`workbench.measureSoundDrift(${speedChanges})`),
  }));
  return [
    frameFigure('Script a frame at 1280x720, one dancer, median', one, 3),
    frameFigure('Script a frame at 1280x720, five dancers, median', five, 8),
    atMost('First dancing frame after the data is there', first, 300, 'ms'),
    atMost(
      'Worst click beside its count in six minutes',
      drift,
      10,
      'ms',
      `${speedChanges} changes of speed`,
    ),
    atMost(
      'Routine and dancer, gzip',
      [code, css, ...files.values()].reduce((sum, text) => sum + gzipped(text), 0) / 1024,
      45,
      'KB',
    ),
  ];
}

const gzipped = (text: string) => gzipSync(text, { level: 9 }).length;

function frameFigure(name: string, { script, rate }: Frames, limit: number): Figure {
  return atMost(
    name,
    median(script),
    limit,
    'ms',
    `95th percentile ${quantile(script, 0.95).toFixed(1)} ms, ${rate.toFixed(0)} frames a second`,
  );
}

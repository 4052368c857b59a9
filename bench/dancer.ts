// What the dancer costs on a machine without a graphics card, and whether its sound stays with it.

import { gzipSync } from 'node:zlib';
import { bundleEntry, withDancerPage } from '../scripts/dancer-page.ts';
import type { Figure } from './figure.ts';

const frames = 240;
/** Changes of speed on the way through the routine while its sound is checked. */
const speedChanges = 9;

type Frames = { script: number[]; rate: number };

export async function measureDancer(): Promise<Figure[]> {
  const { code, css, files } = await bundleEntry('web/player/dancer/dancer-medium.ts', 'es');
  const { one, five, first, drift } = await withDancerPage(async (page) => ({
    first: await page.evaluate<number>('workbench.measureFirstFrame()'),
    one: await page.evaluate<Frames>(`workbench.measureFrames(0, ${frames})`),
    five: await page.evaluate<Frames>(`workbench.measureFrames(4, ${frames})`),
    drift: await page.evaluate<number>(`workbench.measureSoundDrift(${speedChanges})`),
  }));
  return [
    frameFigure('Script a frame at 1280x720, one dancer, median', one, 3),
    frameFigure('Script a frame at 1280x720, five dancers, median', five, 8),
    {
      name: 'First dancing frame after the data is there',
      value: first,
      unit: 'ms',
      limit: 300,
      better: 'lower',
    },
    {
      name: 'Worst click beside its count in six minutes',
      value: drift,
      unit: 'ms',
      limit: 10,
      better: 'lower',
      note: `${speedChanges} changes of speed`,
    },
    {
      name: 'Routine and dancer, gzip',
      value: [code, css, ...files.values()].reduce((sum, text) => sum + gzipped(text), 0) / 1024,
      unit: 'KB',
      limit: 45,
      better: 'lower',
    },
  ];
}

const gzipped = (text: string) => gzipSync(text, { level: 9 }).length;

function frameFigure(name: string, { script, rate }: Frames, limit: number): Figure {
  const sorted = [...script].sort((a, b) => a - b);
  const at = (share: number) => sorted[Math.floor(share * (sorted.length - 1))] ?? Number.NaN;
  return {
    name,
    value: at(0.5),
    unit: 'ms',
    limit,
    better: 'lower',
    note: `95th percentile ${at(0.95).toFixed(1)} ms, ${rate.toFixed(0)} frames a second`,
  };
}

// What is heard: the band rendered from the code that plays it, phrase by phrase and speed by speed, and measured.

import { routine } from '#content/routine/routine.ts';
import { withDancerPage } from '../scripts/dancer-page.ts';
import { join } from '../scripts/sound/join.ts';
import { loudness } from '../scripts/sound/loudness.ts';
import { renderPhrase } from '../scripts/sound/render-phrase.ts';
import { truePeak } from '../scripts/sound/true-peak.ts';
import { atLeast, atMost, type Figure } from './figure.ts';

const rates = [0.25, 0.5, 1, 2];
/** Phrases of a minute. */
const minute = 4;

export async function measureSound(): Promise<Figure[]> {
  return withDancerPage(async (page) => {
    const figures: Figure[] = [];
    for (const rate of rates) {
      const phrases: Float32Array[] = [];
      for (const index of routine.phrases.keys())
        phrases.push(await renderPhrase(page, index, { rate, band: 1, click: false }));
      figures.push(...loudnessOf(`Band at ${rate}x`, phrases));
    }
    return figures;
  });
}

function loudnessOf(name: string, phrases: readonly Float32Array[]): Figure[] {
  const each = phrases.map(loudness);
  const whole = loudness(join(phrases));
  const build = loudness(join(phrases.slice(-minute))) - loudness(join(phrases.slice(0, minute)));
  return [
    atMost(
      `${name}: loudness beside -16 LUFS`,
      Math.abs(whole + 16),
      1,
      'LU',
      `${whole.toFixed(1)} LUFS; phrases ${Math.min(...each).toFixed(1)} to ${Math.max(...each).toFixed(1)}`,
    ),
    atMost(`${name}: true peak, loudest phrase`, Math.max(...phrases.map(truePeak)), -1, 'dB'),
    atLeast(`${name}: last minute over the first`, build, 2, 'LU'),
  ];
}

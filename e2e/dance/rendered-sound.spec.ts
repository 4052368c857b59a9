// The sound of the whole dance, rendered by the code that plays it. The bench measures slower and faster speeds.

import { countSeconds, routine } from '#dance/content/routine/routine.ts';
import { withDancerPage } from '../../scripts/dancer-page.ts';
import { clearOnsets } from '../../scripts/sound/clear-onsets.ts';
import { join } from '../../scripts/sound/join.ts';
import { loudness } from '../../scripts/sound/loudness.ts';
import { phraseLead, renderPhrase } from '../../scripts/sound/render-phrase.ts';
import { truePeak } from '../../scripts/sound/true-peak.ts';
import { expect, test } from '../fixtures/test.ts';

test.use({ serviceWorkers: 'allow' });
const beats = Array.from({ length: 32 }, (_, i) => phraseLead + i * countSeconds);

for (const spoken of ['music', 'counts'] as const) {
  test(`all phrases are loud enough and never too loud, with ${spoken}`, { tag: '@real-time' }, async () => {
    test.setTimeout(240_000);
    const phrases: Float32Array[] = [];
    await withDancerPage(async (page) => {
      for (const index of routine.phrases.keys())
        phrases.push(await renderPhrase(page, index, { rate: 1, band: 1, voice: 1, spoken }));
    });
    expect(Math.abs(loudness(join(phrases)) + 16)).toBeLessThan(1);
    for (const [index, phrase] of phrases.entries()) {
      expect(truePeak(phrase), `phrase ${index + 1}`).toBeLessThan(-1);
      if (spoken === 'music') continue;
      const clear = clearOnsets(phrase, 48_000, beats).filter(Boolean).length;
      expect(clear, `phrase ${index + 1}`).toBeGreaterThanOrEqual(30);
    }
    const [first, last] = [phrases.slice(0, 4), phrases.slice(-4)].map((minute) => loudness(join(minute)));
    if (spoken === 'music') expect((last ?? 0) - (first ?? 0)).toBeGreaterThan(2);
  });
}

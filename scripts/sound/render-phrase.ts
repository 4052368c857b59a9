// One phrase as samples, rendered in the dancer's workbench page by the voices that play in a lesson.

import type { Page } from '@playwright/test';
import type { Rendering } from '#dance/rules/band/rendering.ts';

const counts = 32;

/** Seconds that are rendered before a phrase's first count, because the word on this count begins before its beat. */
export const phraseLead = 0.2;

/** Samples at 48,000 a second of the phrase `index` (0 to 23). */
export function renderPhrase(
  page: Page,
  index: number,
  how: Pick<Rendering, 'rate' | 'band' | 'voice' | 'spoken'>,
): Promise<Float32Array> {
  const within = {
    from: index * counts,
    to: (index + 1) * counts,
    countIn: 0,
    lead: phraseLead,
    click: false,
  };
  return renderCounts(page, { ...how, ...within });
}

/** Samples at 48,000 a second of any counts of the routine. */
export async function renderCounts(page: Page, what: Rendering): Promise<Float32Array> {
  const text = await page.evaluate<string>(`workbench.renderSound(${JSON.stringify(what)})`);
  const whole = new Int16Array(new Uint8Array(Buffer.from(text, 'base64')).buffer);
  return Float32Array.from(whole, (sample) => sample / 32_767);
}

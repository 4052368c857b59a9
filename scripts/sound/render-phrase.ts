// One phrase as samples, rendered in the dancer's workbench page by the voices that play in a lesson.

import type { Page } from '@playwright/test';
import type { Rendering } from '#rules/band/rendering.ts';

const counts = 32;

/** Samples at 48,000 a second of the phrase `index` (0 to 23). */
export function renderPhrase(
  page: Page,
  index: number,
  how: Omit<Rendering, 'from' | 'to'>,
): Promise<Float32Array> {
  return renderStretch(page, { ...how, from: index * counts, to: (index + 1) * counts });
}

/** Samples at 48,000 a second of any stretch of the routine, in beats. */
export async function renderStretch(page: Page, what: Rendering): Promise<Float32Array> {
  const text = await page.evaluate<string>(`workbench.renderSound(${JSON.stringify(what)})`);
  return new Float32Array(new Uint8Array(Buffer.from(text, 'base64')).buffer);
}

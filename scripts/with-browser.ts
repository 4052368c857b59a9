import { type Browser, chromium } from '@playwright/test';
import { chromiumFlags, chromiumPath } from '../src/testing/server/chromium.ts';

/**
 * Does `work` in a Chromium of its own, with these flags beside the usual ones; the browser is closed
 * whatever happens.
 */
export async function withBrowser<Result>(
  flags: readonly string[],
  work: (browser: Browser) => Promise<Result>,
): Promise<Result> {
  const options = { executablePath: chromiumPath, args: [...chromiumFlags, ...flags] };
  await using browser = await chromium.launch(options);
  return await work(browser);
}

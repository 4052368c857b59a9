import { type Browser, chromium } from '@playwright/test';
import { chromiumFlags, chromiumPath } from '../src/testing/server/chromium.ts';

/** Runs `work` in a new Chromium, with these flags besides the usual ones. The browser is always closed at the end. */
export async function withBrowser<Result>(
  flags: readonly string[],
  work: (browser: Browser) => Promise<Result>,
): Promise<Result> {
  const options = { executablePath: chromiumPath, args: [...chromiumFlags, ...flags] };
  await using browser = await chromium.launch(options);
  return await work(browser);
}

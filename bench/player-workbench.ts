import type { Browser, Page } from '@playwright/test';
import { type StandInBehaviour, standIn } from '../e2e/youtube-stand-in/stand-in.ts';
import { bundleEntry, openBundle } from '../scripts/dancer-page.ts';

/** Opens the player's workbench in a new page; `behaviours` says how the service's videos behave. */
export async function openWorkbench(
  browser: Browser,
  behaviours: Record<string, StandInBehaviour>,
): Promise<Page> {
  const { code, css, files } = await bundleEntry('src/player/web/workbench/page.ts');
  const page = await browser.newPage({ viewport: { width: 1280, height: 720 } });
  await standIn(page, behaviours);
  await openBundle(page, {
    code: code.replace(/^var entry/, 'window.workbench'),
    // Places the medium like a lesson's stage does.
    css: `${css} .bench-host { position: relative; width: 640px; height: 360px }
      .player-medium, .player-medium > * { position: absolute; inset: 0 }`,
    files,
  });
  return page;
}

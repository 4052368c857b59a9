// The tab keeps what its class screen shows, so that a reload brings back the same code and place, paused.

import { type ClassState, classStart } from '#class/rules/class-state.ts';
import { parseObject } from '#platform/rules/parse-object.ts';
import { tabStore } from '#platform/web/device-store.ts';
import type { OwnScreen } from './class-link.ts';
import type { Stood } from './lead-player.ts';

const keys = { screen: 'shamble.class.v1', shown: 'shamble.class.shown.v1' } as const;

/** A class screen as it is kept for a reload. `led` says whether a phone leads the screen. */
export type KeptClass = { state: ClassState; stood: Stood; led: boolean };

/**
 * Returns the code, secret and origin of this tab's screen, which are kept as long as the tab is open; null if there
 * is no screen.
 */
export function keptScreen(): OwnScreen | null {
  const { code, secret, origin } = parseObject(tabStore.get(keys.screen));
  if (typeof code !== 'string' || typeof secret !== 'string') return null;
  return { code, secret, origin: typeof origin === 'string' ? origin : null };
}

export function keepScreen(screen: OwnScreen): void {
  tabStore.set(keys.screen, JSON.stringify(screen));
}

/**
 * Returns the state that this tab showed before a reload, paused. Returns null if the tab was no screen, or if
 * somebody came by an address or a link; the page then asks again whether the tab is a screen or a phone.
 */
export function keptClass(): KeptClass | null {
  const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (page?.type === 'navigate') return null;
  const { state, stood, led } = parseObject(tabStore.get(keys.shown)) as Partial<KeptClass>;
  if (!state || !stood || !Number.isFinite(stood.second)) return null;
  return { state: { ...classStart, ...state, playing: false }, stood, led: led === true };
}

/** Keeps a class screen for a reload; null deletes what was kept, because this tab is no screen any more. */
export function keepClass(kept: KeptClass | null): void {
  if (kept) tabStore.set(keys.shown, JSON.stringify(kept));
  else tabStore.remove(keys.shown);
}

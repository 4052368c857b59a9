import { lastSignedIn } from '#people/web/signed-in-marker.ts';
import { ownStore } from '#platform/web/own-store.ts';

/**
 * Sends heads that were counted without a network: the person may never open the counting page again. The code that
 * sends is loaded only if there are such counts.
 */
export async function tellCounts(): Promise<void> {
  if (ownStore.keys(lastSignedIn()?.id ?? '', 'waiting', 'tally/').length === 0) return;
  const tallies = await import('./crew-tally.ts').catch(() => null);
  await tallies?.sendTallies();
}

import { lastSignedIn } from '#people/web/signed-in-marker.ts';
import { ownStore } from '#platform/web/own-store.ts';

/**
 * Sends counts of dancers that were made without a network, because the person may never open the counting page again.
 * The code that sends counts is loaded only if this device has unsent counts.
 */
export async function sendWaitingTallies(): Promise<void> {
  if (ownStore.keys(lastSignedIn()?.id ?? '', 'waiting', 'tally/').length === 0) return;
  const tallies = await import('./crew-tally.ts').catch(() => null);
  await tallies?.sendTallies();
}

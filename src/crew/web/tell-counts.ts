import { lastSignedIn } from '#people/web/signed-in-marker.ts';
import { ownStore } from '#platform/web/own-store.ts';

/** Heads counted where there was no network: who counted may not come back to that page. Loaded for them alone. */
export async function tellCounts(): Promise<void> {
  if (ownStore.keys(lastSignedIn()?.id ?? '', 'waiting', 'tally/').length === 0) return;
  const tallies = await import('./crew-tally.ts').catch(() => null);
  await tallies?.sendTallies();
}

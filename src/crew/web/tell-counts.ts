import { deviceStore } from '#platform/web/device-store.ts';

/** Heads counted where there was no network: who counted may not come back to that page. Loaded for them alone. */
export async function tellCounts(): Promise<void> {
  if (!deviceStore.keys().some((key) => key.startsWith('shamble.crew.v1.tall'))) return;
  const tallies = await import('./crew-tally.ts').catch(() => null);
  await tallies?.sendKeptTallies();
}

// Trophies that are still to be celebrated: those that the learner has got since this device made a call that may bring
// trophies. The answer to the call may get lost, or arrive after the page was left. The lesson list therefore finds new
// trophies by comparing the progress before and after the call.

import type { Progress } from '#course/api/progress.ts';
import type { TrophyPart } from '#course/content/trophies.ts';
import { lastSignedIn } from '#people/web/signed-in-marker.ts';
import { ownStore } from '#platform/web/own-store.ts';

const name = 'trophies';

/**
 * Remembers which trophies the person has before a call that may bring trophies, to find the new trophies afterwards.
 * Does nothing when trophies are remembered already: the new trophies of an earlier call are still to be celebrated.
 */
export function expectTrophies(now: Progress['trophies'] | undefined): void {
  const user = lastSignedIn();
  if (user && now && before() === null) ownStore.write(user.id, 'known', name, ownedIn(now));
}

/** Returns the trophies that are new since expectTrophies, in the order of earning. */
export function dueTrophies(now: Progress): TrophyPart[] {
  const had = before();
  return had === null ? [] : ownedIn(now.trophies).filter((part) => !had.includes(part));
}

/** Forgets the due trophies after they were shown, so that each is celebrated once. */
export function forgetDueTrophies(): void {
  const user = lastSignedIn();
  if (user && before() !== null) ownStore.remove(user.id, 'known', name);
}

function before(): unknown[] | null {
  const had = ownStore.read(lastSignedIn()?.id ?? '', 'known', name);
  return Array.isArray(had) ? had : null;
}

function ownedIn(trophies: Progress['trophies']): TrophyPart[] {
  return trophies.filter(({ unlocked }) => unlocked).map(({ part }) => part);
}

// Trophies that are still to be celebrated: those that came since this device sent a call that may bring some. The answer may
// come when its page was left, or never; the lesson list then finds them in the progress.

import type { Progress } from '#course/api/progress.ts';
import type { TrophyPart } from '#course/content/trophies.ts';
import { lastSignedIn } from '#people/web/signed-in-marker.ts';
import { ownStore } from '#platform/web/own-store.ts';

const name = 'trophies';

/**
 * Keeps the trophies that the person has before such a call, until those that come are celebrated. Trophies that are kept
 * already stay.
 */
export function expectTrophies(now: Progress['trophies'] | undefined): void {
  const user = lastSignedIn();
  if (user && now && before() === null) ownStore.write(user.id, 'known', name, ownedIn(now));
}

/** The trophies that came since, in the order in which they are earned. */
export function dueTrophies(now: Progress): TrophyPart[] {
  const had = before();
  return had === null ? [] : ownedIn(now.trophies).filter((part) => !had.includes(part));
}

/** Forgets the due trophies once they are shown: each is celebrated once. */
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

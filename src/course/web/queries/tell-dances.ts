// Keeps dances that count as rehearsals, and tells the server of each when it is due and the network is there.

import type { QueryClient } from '@tanstack/react-query';
import { lastSignedIn } from '#people/web/signed-in-marker.ts';
import { parseObject } from '#platform/rules/parse-object.ts';
import { deviceStore } from '#platform/web/device-store.ts';
import { pageNow } from '#platform/web/page-clock.ts';
import { call } from '#platform/web/queries/call.ts';
import { isFinal } from '#platform/web/queries/send-wishes.ts';
import { earn, takeProgress } from './progress.ts';

/**
 * A dance in the room of `start`, or begun then; the server may be told from `due` on. Both epoch milliseconds. `key`: under
 * which it was told before, without an answer.
 */
type Dance = { user_id: string; start: number; due: number; key?: string };

const dancePrefix = 'shamble.dance.v1.';
/** Milliseconds after which it is tried again where the server gave no answer. */
const againMs = 60_000;
let timer: ReturnType<typeof setTimeout> | undefined;
/** Whose are being told: the next person's do not wait for the answer to the one before. */
const telling = new Set<string | undefined>();

/** Keeps a dance until the server knows of it. */
export function keepDance(dance: Dance): void {
  const place = `${dancePrefix}${dance.start}.${dance.user_id}`;
  if (deviceStore.get(place) === null) deviceStore.set(place, JSON.stringify(dance));
}

/** Keeps one that the server gave no answer to. It is told in a while, or when the next page opens. */
export function tellLater(client: QueryClient, dance: Dance): void {
  keepDance(dance);
  clearTimeout(timer);
  timer = setTimeout(() => void tellDances(client), againMs);
}

/** Tells what is due now, and comes back for the rest. The same dance told twice counts once. */
export async function tellDances(client: QueryClient): Promise<void> {
  const person = lastSignedIn()?.id;
  if (telling.has(person)) return;
  telling.add(person);
  clearTimeout(timer);
  let held = false;
  for (const [place, { start, due, key = `together-${start}` }] of dancesOf(person)) {
    if (due > pageNow()) continue;
    try {
      const told = { idempotencyKey: key, person };
      const { progress } = await earn(client, () => call('finishRehearsal', {}, told));
      deviceStore.remove(place);
      takeProgress(client, progress, person);
    } catch (error) {
      // The rehearsal is not open to this person yet, or the like: trying again would change nothing.
      if (isFinal(error)) deviceStore.remove(place);
      else held = true;
    }
  }
  telling.delete(person);
  const left = dancesOf(person).map(([, { due }]) => due - pageNow());
  if (left.length === 0) return;
  timer = setTimeout(() => void tellDances(client), held ? againMs : Math.max(1_000, Math.min(...left)));
}

function dancesOf(person: string | undefined): [place: string, dance: Dance][] {
  return deviceStore.keys().flatMap((place): [string, Dance][] => {
    if (!place.startsWith(dancePrefix)) return [];
    const dance = parseObject(deviceStore.get(place)) as Dance;
    const valid = dance.user_id === person && Number.isFinite(dance.start) && Number.isFinite(dance.due);
    return valid ? [[place, dance]] : [];
  });
}

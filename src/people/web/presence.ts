// This page and the device's store follow at once when a person signs in or out, in this tab, in another one
// or at the server. Only the player's settings stay (specification, section 3).

import type { QueryClient } from '@tanstack/react-query';
import type { SessionUser } from '#people/api/session.ts';
import { fixedText } from '#platform/web/fixed-text.ts';
import { ownStore } from '#platform/web/own-store.ts';
import { setShownPerson, shownPerson } from '#platform/web/queries/shown-person.ts';
import { setChosenZone } from '#platform/web/queries/time-zone.ts';
import { openTabChannel, sendToTabs } from '#platform/web/tab-channel.ts';
import { personLeft, showToast } from '#platform/web/ui/toast.ts';
import { takeSide } from '#player/web/account-side.ts';
import type { OutputOf } from '#subjects/api/contract.ts';
import { personalThings } from '#subjects/web/personal-things.ts';
import { dropLeftSession, endLeftSession, keepLeftSession } from './left-session.ts';
import { forgetSignedIn, lastSignedIn, rememberSignedIn } from './signed-in-marker.ts';

/**
 * The session as the page knows it. `offline`: it was taken from the device. `signedOut`: the person left of
 * their own accord. `ended`: the session is over, but the page still holds words of this person, who can sign
 * in again.
 */
export type Session = OutputOf<'readSession'> & { offline: boolean; signedOut: boolean; ended?: boolean };

export const sessionKey = ['session'] as const;
/** Every query about the signed-in person has a key that begins with this. */
const mine = { queryKey: ['mine'] };

let turns = 0;

/** Counts sign-ins and sign-outs here: an answer that was asked for before the last one is out of date. */
export function presenceTurn(): number {
  return turns;
}

/** This page has signed a person in. Other tabs follow. */
export function enter(client: QueryClient, user: SessionUser): void {
  turns += 1;
  dropLeftSession();
  keepOnlyOf(user.id);
  ownStore.keepOnly(user.id, 'waiting');
  rememberSignedIn(user);
  takeSide(user.id, user.chosen_side);
  const session = client.getQueryData<Session>(sessionKey);
  if (session?.ended && session.user?.id === user.id) void client.invalidateQueries(mine);
  else client.removeQueries(mine);
  show(client, user);
  sendToTabs(channelName, { entered: user.id } satisfies News);
}

/** Lets the person leave: pending writes and drafts go too. Other tabs follow. */
export function leave(client: QueryClient): void {
  const left = shownPerson();
  forgetHere(client, left);
  ownStore.keepOnly(lastSignedIn()?.id ?? null, 'waiting');
  if (left === null) return;
  ownStore.drop(left);
  sendToTabs(channelName, { left } satisfies News);
}

/**
 * Signs out, at once on this device; resolves when the server knows, rejects when it can't be told yet. A
 * person who has signed in in this browser meanwhile stays, and the page turns to them.
 */
export async function signOut(client: QueryClient): Promise<void> {
  const left = shownPerson();
  if (left !== null) keepLeftSession(left);
  const told = left !== null && tellLast(left);
  leave(client);
  await told;
  if ((await endLeftSession()) === 'ended') return;
  await client.refetchQueries({ queryKey: sessionKey });
  const user = client.getQueryData<Session>(sessionKey)?.user;
  if (user) sayWhose(user);
}

/** Milliseconds for which a session outlives a sign-out, so that the last dances can still be sent. */
const lastWordsMs = 3_000;

/**
 * Sends the last dances, which wait for the next call (dance.ts) and would go from this device with their
 * person.
 */
async function tellLast(user_id: string): Promise<void> {
  const options = { keepalive: true, patienceMs: lastWordsMs };
  await Promise.allSettled(personalThings.flatMap(({ lastCalls }) => lastCalls?.(user_id, options) ?? []));
}

/**
 * Takes in the person whom the server names. When that is not the person shown so far, everything about the
 * old one goes, and the new person is told whose page this is now.
 */
export function meet(client: QueryClient, user: SessionUser | null): void {
  const before = shownPerson();
  const id = user?.id ?? null;
  keepOnlyOf(id);
  // A session also ends by itself, or from another device: what was practised is sent once its person is back.
  if (id !== null) ownStore.keepOnly(id, 'waiting');
  setShownPerson(id);
  setChosenZone(user?.chosen_zone ?? null);
  if (user) {
    rememberSignedIn(user);
    takeSide(user.id, user.chosen_side);
  }
  if (before === null || before === id) return;
  turns += 1;
  if (!user) {
    client.removeQueries(mine);
    sendToTabs(channelName, { gone: before } satisfies News);
    return;
  }
  void client.resetQueries(mine);
  sayWhose(user);
}

/**
 * Follows sign-ins and sign-outs in this browser's other tabs, and ends a left session once the network is back. Returns
 * the function that stops it.
 */
export function followPresence(client: QueryClient): () => void {
  const channel = openTabChannel(channelName);
  channel?.addEventListener('message', ({ data }: MessageEvent<News>) => {
    if ('left' in data) {
      if (shownPerson() === data.left) forgetHere(client, data.left);
      // A tab of version 1.0 leaves what is kept here since.
      return ownStore.drop(data.left);
    }
    // Each tab asks the server by itself, because it may hold words.
    if ('gone' in data) return void (shownPerson() === data.gone && lookAgain());
    dropLeftSession();
    const ended = client.getQueryData<Session>(sessionKey)?.ended;
    if (ended || shownPerson() !== data.entered) void lookAgain();
  });
  const lookAgain = () => client.invalidateQueries({ queryKey: sessionKey });
  const listening = new AbortController();
  const listen = { signal: listening.signal };
  // A page that Back brings out of the browser's memory has missed what happened meanwhile, first of all a
  // change of person.
  const missed = () => {
    const shown = shownPerson();
    if (shown !== null && lastSignedIn()?.id !== shown) forgetHere(client, shown);
    void lookAgain().then(() => client.invalidateQueries(mine));
  };
  window.addEventListener('pageshow', ({ persisted }) => persisted && missed(), listen);
  // The left session stays to be ended when even this call fails.
  window.addEventListener('online', () => void endLeftSession().catch(() => {}), listen);
  return () => {
    channel?.close();
    listening.abort();
  };
}

type News = { entered: string } | { left: string } | { gone: string };

const channelName = 'shamble.presence';

function sayWhose({ first_name }: SessionUser): void {
  showToast({ kind: 'info', text: fixedText('toast.otherPerson', { name: first_name }) });
}

/**
 * Forgets the person here. The things of another person who has signed in here since stay on the device;
 * pending writes go along with the person who left.
 */
function forgetHere(client: QueryClient, left: string | null): void {
  turns += 1;
  const marked = lastSignedIn()?.id ?? null;
  keepOnlyOf(left === null || marked === left ? null : marked);
  show(client, null);
  client.removeQueries(mine);
}

/** Shows a person or a visitor. A read that is still on the way is out of date. */
function show(client: QueryClient, user: SessionUser | null): void {
  setShownPerson(user?.id ?? null);
  setChosenZone(user?.chosen_zone ?? null);
  void client.cancelQueries({ queryKey: sessionKey });
  client.setQueryData<Session>(sessionKey, (session) => ({
    user,
    developer_tools: session?.developer_tools ?? false,
    offline: false,
    signedOut: user === null,
  }));
}

/** Removes other people's things than this person's from the page's messages and from the device. */
function keepOnlyOf(user_id: string | null): void {
  if (shownPerson() !== user_id) personLeft();
  if (lastSignedIn()?.id !== user_id) forgetSignedIn();
  ownStore.keepOnly(user_id, 'known');
  for (const { keepOnly } of personalThings) keepOnly?.(user_id);
}

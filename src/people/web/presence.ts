// Changes the page and the device's store at once when a person signs in or out, in this tab, in another tab or on
// the server. After a sign-out only the player's settings stay on the device (specification, section 3).

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
 * The session as the page knows it. `offline` says that the session was taken from the device, `signedOut` that the
 * person has pressed sign out, and `ended` that the session is over while something is typed in the page, so that its
 * person can sign in again.
 */
export type Session = OutputOf<'readSession'> & { offline: boolean; signedOut: boolean; ended?: boolean };

export const sessionKey = ['session'] as const;
/** The keys of all queries about the signed-in person begin with this key. */
const mine = { queryKey: ['mine'] };

let changes = 0;

/**
 * Returns how often people have signed in or out here. If the number rises during a call, the call's answer is out of
 * date.
 */
export function presenceChanges(): number {
  return changes;
}

/** Prepares page and device for a person who has just signed in on this page, and sends the news to other tabs. */
export function enter(client: QueryClient, user: SessionUser): void {
  changes += 1;
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

/** Removes the person from page and device, with pending writes and drafts, and sends the news to other tabs. */
export function leave(client: QueryClient): void {
  const left = shownPerson();
  forgetHere(client, left);
  ownStore.keepOnly(lastSignedIn()?.id ?? null, 'waiting');
  if (left === null) return;
  ownStore.drop(left);
  sendToTabs(channelName, { left } satisfies News);
}

/**
 * Signs out, at once on this device. Resolves when the server has ended the session; rejects if it can't be reached. If
 * another person has signed in in this browser meanwhile, that person stays signed in, and the page becomes theirs.
 */
export async function signOut(client: QueryClient): Promise<void> {
  const left = shownPerson();
  if (left !== null) keepLeftSession(left);
  const sent = left !== null && sendLastCalls(left);
  leave(client);
  await sent;
  if ((await endLeftSession()) === 'ended') return;
  await client.refetchQueries({ queryKey: sessionKey });
  const user = client.getQueryData<Session>(sessionKey)?.user;
  if (user) sayWhose(user);
}

/** How many milliseconds a sign-out waits for the last dances to be sent, before it ends the session. */
const lastWordsMs = 3_000;

/**
 * Sends repetitions that wait for the next call (pending-repetitions.ts), because the sign-out removes them from this
 * device.
 */
async function sendLastCalls(user_id: string): Promise<void> {
  const options = { keepalive: true, patienceMs: lastWordsMs };
  await Promise.allSettled(personalThings.flatMap(({ lastCalls }) => lastCalls?.(user_id, options) ?? []));
}

/**
 * Prepares page and device for the person whom the server names, or for nobody (null). If the page showed another
 * person, everything about that other person is removed, and a message says whose page it is now.
 */
export function meet(client: QueryClient, user: SessionUser | null): void {
  const before = shownPerson();
  const id = user?.id ?? null;
  keepOnlyOf(id);
  // Without a person, pending writes stay: a session may just have expired, and its person will send them later.
  if (id !== null) ownStore.keepOnly(id, 'waiting');
  setShownPerson(id);
  setChosenZone(user?.chosen_zone ?? null);
  if (user) {
    rememberSignedIn(user);
    takeSide(user.id, user.chosen_side);
  }
  if (before === null || before === id) return;
  changes += 1;
  if (!user) {
    client.removeQueries(mine);
    sendToTabs(channelName, { gone: before } satisfies News);
    return;
  }
  void client.resetQueries(mine);
  sayWhose(user);
}

/**
 * Follows sign-ins and sign-outs in this browser's other tabs, and ends a left session when the network is back.
 * Returns a function that stops both.
 */
export function followPresence(client: QueryClient): () => void {
  const channel = openTabChannel(channelName);
  channel?.addEventListener('message', ({ data }: MessageEvent<News>) => {
    if ('left' in data) {
      if (shownPerson() === data.left) forgetHere(client, data.left);
      // If a tab of version 1.0 signed out, it has not removed what later versions keep.
      return ownStore.drop(data.left);
    }
    // Each tab asks the server itself, because something may be typed in it.
    if ('gone' in data) return void (shownPerson() === data.gone && lookAgain());
    dropLeftSession();
    const ended = client.getQueryData<Session>(sessionKey)?.ended;
    if (ended || shownPerson() !== data.entered) void lookAgain();
  });
  const lookAgain = () => client.invalidateQueries({ queryKey: sessionKey });
  const listening = new AbortController();
  const listen = { signal: listening.signal };
  // A page that the Back button restores from the browser's memory has missed what happened meanwhile, such as a
  // sign-out.
  const missed = () => {
    const shown = shownPerson();
    if (shown !== null && lastSignedIn()?.id !== shown) forgetHere(client, shown);
    void lookAgain().then(() => client.invalidateQueries(mine));
  };
  window.addEventListener('pageshow', ({ persisted }) => persisted && missed(), listen);
  // If this call fails too, the left session is ended at another time.
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
 * Removes the person from page and device. If another person has signed in here meanwhile, that person's data stays on
 * the device. Pending writes are removed by the caller.
 */
function forgetHere(client: QueryClient, left: string | null): void {
  changes += 1;
  const marked = lastSignedIn()?.id ?? null;
  keepOnlyOf(left === null || marked === left ? null : marked);
  show(client, null);
  client.removeQueries(mine);
}

/** Shows a person, or a visitor (null). A session that is being read is out of date, so its read is cancelled. */
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

/** Removes everything about other people than this person from the messages and the device. */
function keepOnlyOf(user_id: string | null): void {
  if (shownPerson() !== user_id) personLeft();
  if (lastSignedIn()?.id !== user_id) forgetSignedIn();
  ownStore.keepOnly(user_id, 'known');
  for (const { keepOnly } of personalThings) keepOnly?.(user_id);
}

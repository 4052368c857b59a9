import { createServer, type Server } from 'node:http';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { housePhrases, houseRepetition } from '#player/rules/testing/house-records.ts';
import { fakeStorage } from '#testing/web/fake-storage.ts';

const gomez = { id: 'gomez', first_name: 'Gomez', survey_open: false };
const morticia = { id: 'morticia', first_name: 'Morticia', survey_open: false };

let server: Server;
let origin: string;
/** `present` is the person of the browser's session cookie, and `asked` has the requests that the server got. */
let present: typeof gomez | null;
let asked: string[];
let reachable: boolean;
let storage: Storage;
const stops: (() => void)[] = [];
const about = 'Fester was taken out.';

beforeAll(async () => {
  server = createServer((request, response) => {
    const path = request.url ?? '';
    asked.push(`${path} for ${request.headers['x-person'] ?? 'nobody'}`);
    if (path === '/api/auth/sign-out') {
      const shown = request.headers['x-person'];
      if (present !== null && shown !== undefined && shown !== present.id) {
        response.writeHead(409, { 'content-type': 'application/problem+json' });
        response.end(JSON.stringify({ code: 'other_person', status: 409 }));
        return;
      }
      present = null;
    }
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ user: present, developer_tools: false }));
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  origin = `http://127.0.0.1:${(server.address() as { port: number }).port}`;
});
afterAll(() => server.close());

beforeEach(() => {
  present = null;
  asked = [];
  reachable = true;
  storage = fakeStorage();
  const { fetch } = globalThis;
  vi.stubGlobal('localStorage', storage);
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('fetch', (path: string, options: RequestInit) =>
    reachable ? fetch(origin + path, options) : Promise.reject(new TypeError('Failed to fetch')),
  );
});
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  vi.unstubAllGlobals();
});

/** Opens a tab of the browser, with its own modules and cache. Tabs share storage and cookie. */
async function openTab() {
  vi.resetModules();
  const { sessionQuery } = await import('./session.ts');
  const presence = await import('./presence.ts');
  const { pendingChecks } = await import('#course/web/queries/checks.ts');
  const { ownStore } = await import('#platform/web/own-store.ts');
  const { rememberProgress } = await import('#course/web/queries/known-progress.ts');
  const { makeQueryClient } = await import('#platform/web/queries/query-client.ts');
  const { shownPerson } = await import('#platform/web/queries/shown-person.ts');
  const { deviceMemory } = await import('#player/web/device-memory.ts');
  const { showToast, takeToasts } = await import('#platform/web/ui/toast.ts');
  const client = makeQueryClient();
  const said: string[] = [];
  stops.push(
    takeToasts(
      ({ text }) => said.push(text),
      // Of the messages in these tests, only `about` is about a person.
      (outdated) => {
        if (said.includes(about) && outdated({ kind: 'info', text: about, ofPerson: true }))
          said.splice(said.indexOf(about), 1);
      },
    ),
    presence.followPresence(client),
  );
  const look = () => client.fetchQuery({ ...sessionQuery, staleTime: 0, retry: false });
  const { QueryObserver } = await import('@tanstack/react-query');
  await look().catch(() => undefined);
  // Every page has an observer: without an observer an invalidated session would not be read again.
  stops.push(new QueryObserver(client, { ...sessionQuery, refetchOnMount: false }).subscribe(() => {}));
  const user = () => client.getQueryData(sessionQuery.queryKey)?.user?.id ?? null;
  const shown = { shownPerson, showToast, said, look, user };
  return { client, presence, ownStore, pendingChecks, memory: deviceMemory(), rememberProgress, ...shown };
}

function kept(): string[] {
  return Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '');
}

const pendingKey = 'shamble/gomez/waiting/dance/1000';

async function gomezWithWork() {
  present = gomez;
  const tab = await openTab();
  tab.pendingChecks.put('gomez', { checklist_id: 'a', done: true });
  tab.rememberProgress({} as Parameters<typeof tab.rememberProgress>[0], 'gomez');
  tab.memory.savePlace('step dance', 40);
  storage.setItem(pendingKey, '{}');
  tab.client.setQueryData(['mine', 'progress'], { of: 'gomez' });
  expect(kept()).toHaveLength(5);
  return tab;
}

test('when the server no longer knows a session, everything about its person is removed, except what was not sent yet', async () => {
  const tab = await gomezWithWork();
  present = null;
  await tab.look();
  expect([tab.user(), tab.shownPerson()]).toEqual([null, null]);
  expect(kept().sort()).toEqual([expect.stringMatching(/^shamble\/gomez\/waiting\/check\//), pendingKey]);
  expect(tab.client.getQueryData(['mine', 'progress'])).toBeUndefined();

  const later = await openTab();
  later.presence.enter(later.client, gomez as Parameters<typeof later.presence.enter>[1]);
  expect(later.pendingChecks.waiting('gomez')).toHaveLength(1);
  later.presence.enter(later.client, morticia as Parameters<typeof later.presence.enter>[1]);
  expect(kept()).toEqual(['shamble.signed-in.v1']);
});

test('a sign-out without a network works at once on the device, and later on the server', async () => {
  const tab = await gomezWithWork();
  reachable = false;
  const signedOut = tab.presence.signOut(tab.client);
  expect([tab.user(), kept()]).toEqual([null, ['shamble.left-session.v1']]);
  await expect(signedOut).rejects.toThrow();

  const later = await openTab();
  expect(later.user()).toBeNull();
  reachable = true;
  asked = [];
  await later.look();
  expect(asked).toEqual(['/api/auth/sign-out for gomez', '/api/session for nobody']);
  expect([later.user(), kept()]).toEqual([null, []]);
});

test('signing out after another person has signed in leaves that person signed in, and the page becomes theirs', async () => {
  const tab = await gomezWithWork();
  present = morticia;
  storage.setItem('shamble.signed-in.v1', JSON.stringify(morticia));
  tab.ownStore.drop('gomez');
  tab.pendingChecks.put('morticia', { checklist_id: 'a', done: true });
  const hers = kept().toSorted();
  await tab.presence.signOut(tab.client);
  expect([present, tab.user(), kept().toSorted()]).toEqual([morticia, 'morticia', hers]);
  expect(tab.said).toEqual(['This browser is now signed in as Morticia.']);
});

test('a message about a person disappears at their sign-out, in each tab; other messages stay', async () => {
  const [one, two] = [await gomezWithWork(), await openTab()];
  for (const tab of [one, two]) {
    tab.showToast({ kind: 'info', text: about, ofPerson: true, stays: true });
    tab.showToast({ kind: 'error', text: 'The network is gone.' });
  }
  await one.look();
  expect(one.said).toEqual([about, 'The network is gone.']);
  await one.presence.signOut(one.client);
  expect(one.said).toEqual(['The network is gone.']);
  await vi.waitFor(() => expect(two.said).toEqual(['The network is gone.']));
});

test('a message about a person disappears when another person signs in', async () => {
  const tab = await gomezWithWork();
  tab.showToast({ kind: 'info', text: about, ofPerson: true, stays: true });
  tab.presence.enter(tab.client, morticia as Parameters<typeof tab.presence.enter>[1]);
  expect(tab.said).toEqual([]);
});

test('a left session is ended as soon as the network is back', async () => {
  const tab = await gomezWithWork();
  reachable = false;
  await tab.presence.signOut(tab.client).catch(() => undefined);
  reachable = true;
  window.dispatchEvent(new Event('online'));
  await vi.waitFor(() => expect(kept()).toEqual([]));
  expect(present).toBeNull();
});

test('a page that Back restores from the browser’s memory reads the same person’s data again', async () => {
  const tab = await gomezWithWork();
  asked = [];
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  await vi.waitFor(() => expect(tab.client.getQueryState(['mine', 'progress'])?.isInvalidated).toBe(true));
  // The page reads the session first, so that no data of another person is shown as this person's.
  expect(asked).toEqual(['/api/session for nobody']);
  expect(tab.user()).toBe('gomez');
});

test('a page that Back restores from the browser’s memory does not show a person who has signed out, even without a network', async () => {
  const tab = await gomezWithWork();
  storage.clear();
  reachable = false;
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  expect([tab.user(), tab.shownPerson()]).toEqual([null, null]);
  expect(tab.client.getQueryData(['mine', 'progress'])).toBeUndefined();
});

test('a page that Back restores from the browser’s memory keeps unsent data of a person whose session has ended', async () => {
  const tab = await gomezWithWork();
  present = null;
  const later = await openTab();
  await later.look();
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  expect([tab.user(), tab.shownPerson()]).toEqual([null, null]);
  expect(kept().sort()).toEqual([expect.stringMatching(/^shamble\/gomez\/waiting\/check\//), pendingKey]);
});

test('other tabs follow a sign-in and a sign-out', async () => {
  const [one, two] = [await openTab(), await openTab()];
  present = gomez;
  one.presence.enter(one.client, gomez as Parameters<typeof one.presence.enter>[1]);
  await vi.waitFor(() => expect(two.user()).toBe('gomez'));
  await one.presence.signOut(one.client);
  await vi.waitFor(() => expect(two.user()).toBeNull());
  expect(kept()).toEqual([]);
});

test('a tab that missed a sign-out removes what it has kept since, when it reads the session again', async () => {
  const one = await gomezWithWork();
  vi.stubGlobal('BroadcastChannel', undefined);
  const two = await openTab();
  await one.presence.signOut(one.client);
  two.memory.savePlace('step dance', 41);
  expect(kept()).toEqual(['shamble/gomez/known/places']);
  await two.look();
  expect([two.user(), kept()]).toEqual([null, []]);
});

test('when another person is signed in now, the page becomes theirs, says so, and keeps nothing of the first', async () => {
  const tab = await gomezWithWork();
  present = morticia;
  await tab.look();
  expect([tab.user(), tab.shownPerson(), kept()]).toEqual(['morticia', 'morticia', ['shamble.signed-in.v1']]);
  expect(tab.said).toEqual(['This browser is now signed in as Morticia.']);
  expect(tab.client.getQueryData(['mine', 'progress'])).toBeUndefined();
});

test('sign-out removes the positions at which steps were left; the player’s settings stay on the device', async () => {
  const tab = await gomezWithWork();
  tab.memory.saveSettings({ loopEnabled: true });
  expect(tab.memory.readPlaces()).toEqual({ 'step dance': 40 });
  await tab.presence.signOut(tab.client);
  expect([tab.memory.readPlaces(), kept()]).toEqual([{}, ['shamble.player.v1']]);
});

test('without a network the person last signed in here stays signed in, with their unsent data', async () => {
  const before = await gomezWithWork();
  reachable = false;
  await before.look();
  const tab = await openTab();
  expect([tab.user(), tab.shownPerson(), kept().length]).toEqual(['gomez', 'gomez', 5]);
});

test('a session that was being read during a sign-out changes nothing', async () => {
  const tab = await gomezWithWork();
  const read = tab.look();
  const signedOut = tab.presence.signOut(tab.client);
  await read.catch(() => undefined);
  expect([tab.user(), tab.shownPerson()]).toEqual([null, null]);
  await signedOut;
  expect(kept()).toEqual([]);
});

test('the last dances are sent before their session ends, and are then removed from the device', async () => {
  const tab = await gomezWithWork();
  const { danced, pendingRepetitions } = await import('#course/web/queries/pending-repetitions.ts');
  pendingRepetitions.put('gomez', danced(houseRepetition(housePhrases(3))));
  asked = [];
  await tab.presence.signOut(tab.client);
  expect(asked).toEqual(['/api/repetitions for gomez', '/api/auth/sign-out for gomez']);
  expect(kept()).toEqual([]);
});

// §2.nothing-typed-studio-lost-reload
test('a session that ends while something is typed leaves the page as it is, until its person is back', async () => {
  const tab = await gomezWithWork();
  const { holdPageWhile } = await import('#platform/web/queries/held-page.ts');
  const release = holdPageWhile(() => true);
  stops.push(release);
  tab.client.setQueryData(['mine', 'studio'], 'the page');
  present = null;
  await tab.look();
  const session = () => tab.client.getQueryData<{ ended?: boolean }>(['session']);
  expect([tab.user(), tab.shownPerson(), session()?.ended]).toEqual(['gomez', 'gomez', true]);

  present = gomez;
  const other = await openTab();
  other.presence.enter(other.client, gomez as Parameters<typeof other.presence.enter>[1]);
  await vi.waitFor(() => expect(session()?.ended).toBeUndefined());
  expect([tab.user(), tab.client.getQueryData(['mine', 'studio'])]).toEqual(['gomez', 'the page']);

  present = null;
  release();
  await tab.look();
  expect(tab.user()).toBeNull();
});

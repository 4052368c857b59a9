// A device on which an earlier version was used still works, with its data.

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeStorage } from '#testing/web/fake-storage.ts';
import { deviceBeforeScores, usedDevice } from '#testing/web/used-device.ts';

const gomez = { id: 'gomez', first_name: 'Gomez', survey_open: false, chosen_zone: null };
const noProgress = { dance: { phrases: [], coverage: null }, checked: [], trophies: [] };

let storage: Storage;
let sent: [path: string, body: unknown, key: string | null][];

beforeEach(() => {
  vi.resetModules();
  storage = fakeStorage();
  sent = [];
  for (const [key, text] of usedDevice('gomez', 'morticia')) storage.setItem(key, text);
  vi.stubGlobal('localStorage', storage);
  vi.stubGlobal('sessionStorage', fakeStorage());
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('fetch', async (path: string, { body, headers, method }: RequestInit) => {
    const given = new Headers(headers);
    const said = JSON.parse(String(body ?? 'null'));
    sent.push([`${method} ${path}`, said, given.get('idempotency-key')]);
    if (path.includes('/tallies/')) return Response.json(said);
    return Response.json({ progress: noProgress, new_trophies: [] });
  });
});
afterEach(() => vi.unstubAllGlobals());

const keys = () => Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '').toSorted();
const isOld = (key: string) =>
  /^shamble\.(check|repetition|dance|own|progress|player\.places|crew)|^studio/.test(key);

/** A tab of this version in which Gomez is signed in. */
async function openTab() {
  const { meet, leave, followPresence } = await import('#people/web/presence.ts');
  const { makeQueryClient } = await import('#platform/web/queries/query-client.ts');
  const client = makeQueryClient();
  const stop = followPresence(client);
  meet(client, gomez as Parameters<typeof meet>[1]);
  return { client, meet, leave: () => leave(client), stop };
}

async function deliverAll(client: Awaited<ReturnType<typeof openTab>>['client']) {
  const { checkDelivery, pendingChecks } = await import('#course/web/queries/checks.ts');
  const { sendPending } = await import('#platform/web/queries/send-pending.ts');
  const { deliverRepetitions } = await import('#course/web/queries/pending-repetitions.ts');
  const { deliverDances } = await import('#course/web/queries/pending-dances.ts');
  await sendPending(pendingChecks, 'gomez', checkDelivery(client, 'gomez'));
  await deliverRepetitions(client, 'gomez');
  await deliverDances(client);
  await (await import('#crew/web/send-waiting-tallies.ts')).sendWaitingTallies();
}

const wholePhrase = (phrase: string) => ({ phrase, counts: 32, from: 0, to: 32 });

test('pending writes are sent once, in order, under their keys, and none of another person’s', async () => {
  const { client, stop } = await openTab();
  await deliverAll(client);
  const [checked, unchecked, repetitions, ...rest] = sent;
  expect([checked?.[0], unchecked?.[0]]).toEqual([
    'PUT /api/checklists/a/check',
    'DELETE /api/checklists/b/check',
  ]);
  expect(repetitions?.[1]).toMatchObject({
    repetitions: [{ key: 'repetition of gomez', rate: 0.5, score: 'house', parts: [wholePhrase('3')] }],
  });
  // Counts of crews are sent last (src/crew/web/send-waiting-tallies.test.ts).
  expect(rest.slice(0, 2).map(([, , key]) => key)).toEqual(['together-1000', 'told before']);
  sent = [];
  await deliverAll(client);
  expect(sent).toEqual([]);
  stop();
});

test('typed words, counts and choices of an earlier version are still in their places', async () => {
  const { stop } = await openTab();
  const { knownProgress } = await import('#course/web/queries/known-progress.ts');
  const { ownStore } = await import('#platform/web/own-store.ts');
  const { deviceMemory } = await import('#player/web/device-memory.ts');
  const { keptDraft } = await import('#studio/web/use-draft.ts');
  const memory = deviceMemory();
  expect(knownProgress()?.checked).toEqual(['z']);
  expect(memory.readPlaces()).toEqual({ 'step dance': 40 });
  expect([memory.readSettings().playbackRate, memory.readSettings().version]).toEqual([0.75, 'seated']);
  expect(['quiz', 'trophies', 'mirror'].map((key) => ownStore.read('gomez', 'known', key))).toEqual([
    { 1: 'right' },
    ['first'],
    true,
  ]);
  expect((await import('#crew/web/crew-device.ts')).crewDevice.get('list')).toMatchObject({ leads: [] });
  expect((await import('#crew/web/crew-device.ts')).hasTypedRecord()).toBe(true);
  expect((await import('#crew/web/crew-roster.ts')).keptNames()).toBe(1);
  expect((await import('#crew/web/crew-tally.ts')).readDeviceTally('crew-1')?.label).toBe('Gate 2');
  expect((await import('#crew/web/crew-tally.ts')).readDeviceTally('crew-1')?.plus).toBe(2);
  expect(keptDraft('step 1-learn-1', { notes_html: '' })?.value).toEqual({ notes_html: 'Slower.' });
  expect(keptDraft('faqs: order', [])?.value).toEqual(['b', 'a']);
  expect(keys().filter(isOld)).toEqual([]);
  stop();
});

test('repetitions from before scores existed count for the house routine', async () => {
  storage.clear();
  for (const [key, text] of deviceBeforeScores('gomez')) storage.setItem(key, text);
  const { client, stop } = await openTab();
  const { knownProgress } = await import('#course/web/queries/known-progress.ts');
  const { pendingRepetitions } = await import('#course/web/queries/pending-repetitions.ts');
  const { withRepetitions } = await import('#player/rules/phrase-record.ts');
  const { phrases, coverage } = knownProgress()?.dance ?? { phrases: [], coverage: null };
  expect(coverage).toMatchObject({ clean: expect.arrayContaining([[64, 104]]), length: 768, tempo: 128 });
  // Pending writes are shown on top of what the server knew.
  const waiting = pendingRepetitions
    .waiting('gomez')
    .map((each) => ({ ...each, at: '2026-11-26T10:01:00.000Z' }));
  const [third] = withRepetitions(phrases, waiting);
  expect(third).toMatchObject({ score: 'house', phrase: '3', clean: 1, clean_joined: 1 });
  await deliverAll(client);
  const bodies = sent.filter(([path]) => path.endsWith('/api/repetitions')).map(([, body]) => body);
  expect(bodies).toMatchObject([
    {
      repetitions: [
        {
          key: 'before',
          score: 'house',
          parts: [
            { phrase: '2', counts: 32, from: 24, to: 32 },
            { phrase: '3', counts: 32, from: 0, to: 8 },
          ],
        },
      ],
    },
  ]);
  stop();
});

// §3.sign-out-clears-our-keys
test('signing out removes all data of the person, also what a tab of version 1.0 kept meanwhile', async () => {
  const tab = await openTab();
  for (const [key, text] of usedDevice('gomez', 'gomez')) storage.setItem(key, text);
  tab.leave();
  expect(keys().filter((key) => key.includes('gomez'))).toEqual([]);
  // Drafts stay with the person who wrote them, whoever signs in meanwhile.
  expect(keys().filter((key) => key.includes('morticia'))).toEqual([
    'shamble/morticia/draft/faqs: order',
    'shamble/morticia/draft/step 1-learn-1',
  ]);
  expect(keys().filter((key) => !key.includes('morticia'))).toEqual([
    'shamble.language.v1',
    'shamble.player.extras.v1',
    'shamble.player.v1',
    'shamble.takes.v1',
  ]);
  tab.stop();
});

test('signing out in a tab of version 1.0 removes what a tab beside it keeps', async () => {
  const tab = await openTab();
  const old = new BroadcastChannel('shamble.presence');
  storage.removeItem('shamble.signed-in.v1');
  old.postMessage({ left: 'gomez' });
  await vi.waitFor(() => expect(keys().filter((key) => key.includes('gomez'))).toEqual([]));
  old.close();
  tab.stop();
});

test('a session that ends by itself keeps the pending writes and what was typed in the studio', async () => {
  const tab = await openTab();
  tab.meet(tab.client, null);
  const kinds = keys().flatMap((key) => /^shamble\/gomez\/([^/]*\/[^/]*)/.exec(key)?.[1] ?? []);
  expect(kinds).toEqual([
    'draft/faqs: order',
    'draft/step 1-learn-1',
    ...['waiting/check', 'waiting/check', 'waiting/dance', 'waiting/dance'],
    ...['waiting/repetition', 'waiting/tally', 'waiting/tally'],
  ]);
  tab.stop();
});

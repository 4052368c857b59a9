import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { rememberSignedIn } from '#people/web/signed-in-marker.ts';
import { fakeStorage } from '#testing/web/fake-storage.ts';

let reachable: boolean;
let asked: number;

beforeEach(() => {
  vi.useFakeTimers();
  reachable = true;
  asked = 0;
  vi.stubGlobal('localStorage', fakeStorage());
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('fetch', async () => {
    asked += 1;
    if (!reachable) throw new TypeError('Failed to fetch');
    return Response.json({ problem: null, leads: [], member_of: [] });
  });
  rememberSignedIn({ id: 'gomez', first_name: 'Gomez' });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a page of crews that shows the device’s data asks the server again until it answers, and then stops asking', async () => {
  // The library is imported here, after the window is set up: without a window it would take the test for a server,
  // and ask only once.
  const { QueryObserver } = await import('@tanstack/react-query');
  const { crewsQuery } = await import('./crew.ts');
  const { askAgainMs, makeQueryClient } = await import('#platform/web/queries/query-client.ts');
  const client = makeQueryClient();
  await client.fetchQuery(crewsQuery);
  reachable = false;
  const observer = new QueryObserver(client, crewsQuery);
  const stop = observer.subscribe(() => {});
  const offline = () => observer.getCurrentResult().data?.offline;
  await vi.waitFor(() => expect(offline()).toBe(true));
  await vi.advanceTimersByTimeAsync(2 * askAgainMs);
  expect([offline(), asked]).toEqual([true, 4]);
  reachable = true;
  await vi.advanceTimersByTimeAsync(askAgainMs);
  expect([offline(), asked]).toEqual([false, 5]);
  await vi.advanceTimersByTimeAsync(4 * askAgainMs);
  expect(asked).toBe(5);
  stop();
});

test('when a person comes back to a page of crews, it shows what others have changed meanwhile', async () => {
  const { focusManager, QueryObserver } = await import('@tanstack/react-query');
  const { crewsQuery } = await import('./crew.ts');
  const { makeQueryClient } = await import('#platform/web/queries/query-client.ts');
  const client = makeQueryClient();
  client.mount();
  const stop = new QueryObserver(client, crewsQuery).subscribe(() => {});
  await vi.waitFor(() => expect(asked).toBe(1));
  await vi.advanceTimersByTimeAsync(0);
  focusManager.setFocused(false);
  focusManager.setFocused(true);
  await vi.waitFor(() => expect(asked).toBe(2));
  stop();
  client.unmount();
  focusManager.setFocused(undefined);
});

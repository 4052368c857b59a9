import { afterEach, expect, test, vi } from 'vitest';
import { fakeStorage } from '#testing/web/fake-storage.ts';

afterEach(() => vi.unstubAllGlobals());

test('typed text of a visitor is kept for the person who signs in, and text of a person is deleted at sign-out', async () => {
  vi.stubGlobal('localStorage', fakeStorage());
  vi.stubGlobal('sessionStorage', fakeStorage());
  const { keepFeedback, keptFeedback } = await import('./kept-feedback.ts');
  const { enter, leave } = await import('#people/web/presence.ts');
  const { makeQueryClient } = await import('#platform/web/queries/query-client.ts');
  const client = makeQueryClient();
  const gomez = { id: 'gomez', first_name: 'Gomez', survey_open: false } as Parameters<typeof enter>[1];
  keepFeedback({ message: 'by a visitor' });
  enter(client, gomez);
  expect(keptFeedback()).toEqual({ message: 'by a visitor' });
  leave(client);
  expect(keptFeedback()).toEqual({});
});

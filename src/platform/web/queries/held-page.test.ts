import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { leave, meet } from '#people/web/presence.ts';
import { fakeStorage } from '#testing/web/fake-storage.ts';
import { forgetDrafts, hasOwnDrafts } from './held-page.ts';
import { makeQueryClient } from './query-client.ts';

const gomez = { id: 'gomez', first_name: 'Gomez', chosen_zone: null } as Parameters<typeof meet>[1];
const ofMorticia = 'shamble/morticia/draft/step 1';
const client = makeQueryClient();
let storage: Storage;

beforeEach(() => {
  storage = fakeStorage();
  vi.stubGlobal('localStorage', storage);
  meet(client, gomez);
  storage.setItem('shamble/gomez/draft/step 1', '{}');
  storage.setItem(ofMorticia, '{}');
});
afterEach(() => {
  meet(client, null);
  vi.unstubAllGlobals();
});

test('what was typed in the studio stays where a session ends by itself', () => {
  meet(client, null);
  expect(hasOwnDrafts()).toBe(false);
  meet(client, gomez);
  expect(hasOwnDrafts()).toBe(true);
});

test('it goes with a sign-out on any page, and what another person typed stays theirs', () => {
  leave(client);
  meet(client, gomez);
  expect([hasOwnDrafts(), storage.getItem(ofMorticia)]).toEqual([false, '{}']);
});

test('the studio takes away what is typed by the person who is here, once they said so', () => {
  forgetDrafts();
  expect([hasOwnDrafts(), storage.getItem(ofMorticia)]).toEqual([false, '{}']);
});

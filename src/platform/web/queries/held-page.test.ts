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

test('words typed in the studio stay when a session expires', () => {
  meet(client, null);
  expect(hasOwnDrafts()).toBe(false);
  meet(client, gomez);
  expect(hasOwnDrafts()).toBe(true);
});

test('a sign-out on any page removes the person’s typed words, and another person’s stay', () => {
  leave(client);
  meet(client, gomez);
  expect([hasOwnDrafts(), storage.getItem(ofMorticia)]).toEqual([false, '{}']);
});

test('the studio removes the words of the signed-in person, once they have agreed', () => {
  forgetDrafts();
  expect([hasOwnDrafts(), storage.getItem(ofMorticia)]).toEqual([false, '{}']);
});

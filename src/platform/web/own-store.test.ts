import { afterEach, expect, test, vi } from 'vitest';
import { deniedStorage, fakeStorage, fullStorage } from '#testing/web/fake-storage.ts';
import { makeDeviceStore } from './device-store.ts';
import { makeOwnStore } from './own-store.ts';

afterEach(() => vi.unstubAllGlobals());

const storeIn = (find: () => Storage | undefined) => makeOwnStore(makeDeviceStore(find));
const draft = 'studio-draft:gomez:step 1';
const roster = 'shamble.crew.v1.roster.night-shift.gomez';

test.each([
  ['works', fakeStorage],
  ['is denied', deniedStorage],
  ['is full', fullStorage],
  ['is missing', () => undefined],
])('where storage %s a page keeps its values, each person’s separately', (_, find) => {
  const storage = find === fakeStorage ? fakeStorage() : null;
  const store = storeIn(() => storage ?? find());
  store.write('gomez', 'known', 'guide/a', [1]);
  store.write('gomez', 'waiting', 'check/1', { done: true });
  store.write('gomez.morticia', 'known', 'guide/a', [2]);
  expect(store.read('gomez', 'known', 'guide/a')).toEqual([1]);
  expect(store.keys('gomez', 'known')).toEqual(['guide/a']);
  store.keepOnly(null, 'known');
  expect([store.read('gomez', 'known', 'guide/a'), store.keys('gomez', 'waiting')]).toEqual([
    null,
    ['check/1'],
  ]);
  store.drop('gomez');
  expect(store.keys('gomez', 'waiting')).toEqual([]);
});

test('storage that is emptied while the page is open has no values, and keeps new ones', () => {
  const storage = fakeStorage();
  const store = storeIn(() => storage);
  store.write('gomez', 'known', 'a', 1);
  storage.clear();
  expect([store.read('gomez', 'known', 'a'), store.keys('gomez', 'known')]).toEqual([null, []]);
  store.write('gomez', 'known', 'a', 2);
  expect(storage.getItem('shamble/gomez/known/a')).toBe('2');
});

test('listeners are called for other tabs’ changes and for an emptied storage, but not for other keys of this address', () => {
  vi.stubGlobal('window', new EventTarget());
  let calls = 0;
  storeIn(() => fakeStorage()).listen(() => calls++);
  for (const key of ['shamble/gomez/known/a', null, 'theme'])
    window.dispatchEvent(Object.assign(new Event('storage'), { key }));
  expect(calls).toBe(2);
});

test('a value that storage has no space for at its new place stays at its old place, until it is removed', () => {
  const full = fakeStorage();
  full.setItem(draft, '"typed"');
  full.setItem = fullStorage().setItem;
  const store = storeIn(() => full);
  expect(store.read('gomez', 'draft', 'step 1')).toBe('typed');
  store.write('gomez', 'draft', 'step 1', 'typed on');
  store.keepOnly('gomez', 'known');
  expect([store.read('gomez', 'draft', 'step 1'), full.getItem(draft)]).toEqual(['typed on', '"typed"']);
  expect(storeIn(() => full).read('gomez', 'draft', 'step 1'), 'after a reload').toBe('typed');
  store.remove('gomez', 'draft', 'step 1');
  expect(full.getItem(draft)).toBeNull();
});

test('values that a tab of version 1.0 stores meanwhile are taken over and merged when the person returns to this page', () => {
  const page = Object.assign(new EventTarget(), { visibilityState: 'visible' });
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('document', page);
  const storage = fakeStorage();
  storage.setItem(roster, '[{"id":"1","name":"Lurch"},{"id":"2","name":"Thing"}]');
  storage.setItem('shamble.player.places.v1.gomez', '{"step 1":40,"step 2":7}');
  const store = storeIn(() => storage);
  expect(store.keys('gomez', 'known')).toEqual(['crew/roster.night-shift', 'places']);
  storage.setItem(roster, '[{"id":"3","name":"Itt"},{"id":"2","name":"The Thing"}]');
  storage.setItem('shamble.player.places.v1.gomez', '{"step 2":9}');
  storage.setItem(draft, '"typed there"');
  page.dispatchEvent(new Event('visibilitychange'));
  const names = store.read('gomez', 'known', 'crew/roster.night-shift') as { name: string }[];
  expect(names.map(({ name }) => name)).toEqual(['Lurch', 'Itt', 'The Thing']);
  expect(store.read('gomez', 'known', 'places')).toEqual({ 'step 1': 40, 'step 2': 9 });
  expect(store.read('gomez', 'draft', 'step 1')).toBe('typed there');
  expect(storage.length).toBe(3);
});

test('pending checks that versions before 1.0 kept in one list wait in their order', () => {
  const storage = fakeStorage();
  const wishes = [
    { checklist_id: 'b', done: true },
    { checklist_id: 'a', done: false },
  ];
  storage.setItem('shamble.checks.v1', JSON.stringify({ user_id: 'gomez', wishes }));
  const store = storeIn(() => storage);
  const values = store.keys('gomez', 'waiting', 'check/').map((key) => store.read('gomez', 'waiting', key));
  expect(values).toEqual(wishes);
  expect(storage.getItem('shamble.checks.v1')).toBeNull();
});

const oldKeys = [
  ...['shamble.checks.v1', 'shamble.check.v2.1', 'shamble.repetition.v1.1', 'shamble.dance.v1.1.gomez'],
  ...['shamble.own.guide', 'shamble.progress.v1', 'shamble.player.places.v1', roster, draft],
  ...['shamble.crew.v1.tally.1.gomez', 'shamble.crew.v1.tallies-before.1.gomez'],
];

test.each([
  '',
  '{',
  '[]',
  'null',
  '7',
  '"x"',
  '{"user_id":7,"wishes":[null,1]}',
  '[null,{"id":null}]',
  '{"step 1":40}',
])('an old value of another shape (%s) causes no error, and does not stay under its old key', (text) => {
  const storage = fakeStorage();
  for (const key of oldKeys) storage.setItem(key, text);
  storage.setItem('theme', 'dark');
  const store = storeIn(() => storage);
  for (const kind of ['known', 'waiting', 'draft'] as const)
    for (const key of store.keys('gomez', kind)) store.read('gomez', kind, key);
  store.drop('gomez');
  expect([storage.length, storage.getItem('theme')]).toEqual([1, 'dark']);
});

import { expect, test } from 'vitest';
import { deniedStorage, fakeStorage, fullStorage } from '#testing/web/fake-storage.ts';
import { makeDeviceStore } from './device-store.ts';

// §3.storage-refuses-no-error
test.each([
  ['works', fakeStorage],
  ['is denied', deniedStorage],
  ['is full', fullStorage],
  ['is missing', () => undefined],
])('a page keeps its values where storage %s', (_, find) => {
  const storage = find === fakeStorage ? fakeStorage() : null;
  const store = makeDeviceStore(() => storage ?? find());
  store.set('a', '1');
  store.set('b', '2');
  store.set('a', '3');
  expect([store.get('a'), store.get('b'), store.get('c')]).toEqual(['3', '2', null]);
  store.remove('a');
  expect(store.get('a')).toBeNull();
  expect(store.keys()).toEqual(['b']);
});

test('a value that storage accepts later is no longer only in memory', () => {
  let denied = true;
  const storage = fakeStorage();
  const store = makeDeviceStore(() => (denied ? deniedStorage() : storage));
  store.set('a', 'old');
  denied = false;
  store.set('a', 'new');
  expect([store.get('a'), storage.getItem('a')]).toEqual(['new', 'new']);
});

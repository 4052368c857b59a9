import { expect, test } from 'vitest';
import { ownStore } from '../own-store.ts';
import { openDraft, viewOf } from './kept-draft.ts';
import { mergeFields } from './merge.ts';

type Event = { name: string; day: string };
const merge = mergeFields<Event>();
const base: Event = { name: 'Thriller', day: '1' };

/** A draft of the event, by the person who is signed in. */
function openEvent(key: string) {
  const here = { person: 'gomez' as string | null };
  const place = { who: () => here.person, kind: 'draft', key } as const;
  return { here, place, open: () => openDraft<Event, string>(place, 'gomez') };
}

test('a draft of the release before counts from what is stored, as long as that is what it began from', () => {
  const kept = { value: { ...base, name: 'Mine' }, version: 'a' };
  expect(viewOf(kept, { value: base, version: 'a' }, merge)).toMatchObject({
    value: kept.value,
    base,
    dirty: true,
    clashes: [],
  });
  // After another save nobody knows who changed what, so each difference is a clash.
  expect(viewOf(kept, { value: { ...base, day: '2' }, version: 'b' }, merge)).toMatchObject({
    value: kept.value,
    version: 'a',
    clashes: ['name', 'day'],
    theirs: { name: 'Thriller', day: '2' },
  });
});

test('an edit is put together with what another person stored, and one that is stored by now is none', () => {
  const kept = { value: { ...base, name: 'Mine' }, version: 'a', base };
  expect(viewOf(kept, { value: { ...base, day: '2' }, version: 'b' }, merge)).toMatchObject({
    value: { name: 'Mine', day: '2' },
    version: 'b',
    dirty: true,
    clashes: [],
  });
  expect(viewOf(kept, { value: kept.value, version: 'b' }, merge)).toMatchObject({
    dirty: false,
    version: 'b',
  });
});

test('what overtakes a save without an answer may be that save: it waits to be sent again, as it is', () => {
  const sent = { value: { ...base, name: 'Mine' }, body: { version: 'a' }, key: 'once' };
  const kept = { value: { name: 'Mine', day: '3' }, version: 'a', base, sent };
  const view = viewOf(kept, { value: sent.value, version: 'b' }, merge);
  expect(view).toMatchObject({ value: kept.value, version: 'a', sent, dirty: true, clashes: [] });
});

test('what is kept in another shape is none of it', () => {
  const { open, place } = openEvent('shape');
  for (const kept of [7, 'words', [], { value: ['a'] }, { value: { name: 'Thriller' } }, null]) {
    ownStore.write('gomez', place.kind, place.key, kept);
    expect(open().read(base)).toBe(null);
  }
});

test('nothing is kept for a person who has left', () => {
  const { here, open } = openEvent('left');
  const draft = open();
  here.person = null;
  draft.write({ value: base, version: 'a' });
  here.person = 'morticia';
  draft.write({ value: base, version: 'a' });
  expect(draft.text()).toBe(null);
});

test('an editor knows its draft where storage is emptied, until it ends; another one does not', () => {
  const { open, place } = openEvent('emptied');
  const [draft, other] = [open(), open()];
  draft.write({ value: base, version: 'a' });
  expect(draft.read(base)?.value).toEqual(base);
  ownStore.remove('gomez', place.kind, place.key);
  expect([draft.read(base)?.value, other.read(base)]).toEqual([base, null]);
  // A save does this when its answer comes after its editor has left the page.
  other.write(null);
  expect(draft.read(base)).toBe(null);
});

import { expect, test } from 'vitest';
import { ownStore } from '../own-store.ts';
import { openDraft, viewOf } from './kept-draft.ts';
import { mergeFields } from './merge.ts';

type Event = { name: string; day: string };
const merge = mergeFields<Event>();
const base: Event = { name: 'Thriller', day: '1' };

/** Returns the place of gomez's draft of the event, and `open`, which opens the draft. `here.person` is signed in. */
function openEvent(key: string) {
  const here = { person: 'gomez' as string | null };
  const place = { who: () => here.person, kind: 'draft', key } as const;
  return { here, place, open: () => openDraft<Event, string>(place, 'gomez') };
}

test('a draft of the previous release is an edit of the stored value, as long as the version is the same', () => {
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

test('an edit is merged with what another person has stored, and is no longer an edit once it is stored itself', () => {
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

test('a version newer than an unanswered save may come from that save, which then waits to be sent again unchanged', () => {
  const sent = { value: { ...base, name: 'Mine' }, body: { version: 'a' }, key: 'once' };
  const kept = { value: { name: 'Mine', day: '3' }, version: 'a', base, sent };
  const view = viewOf(kept, { value: sent.value, version: 'b' }, merge);
  expect(view).toMatchObject({ value: kept.value, version: 'a', sent, dirty: true, clashes: [] });
});

test('a draft in another shape is ignored', () => {
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

test('an editor keeps its draft after storage was emptied, until the draft is saved or discarded; another editor does not', () => {
  const { open, place } = openEvent('emptied');
  const [draft, other] = [open(), open()];
  draft.write({ value: base, version: 'a' });
  expect(draft.read(base)?.value).toEqual(base);
  ownStore.remove('gomez', place.kind, place.key);
  expect([draft.read(base)?.value, other.read(base)]).toEqual([base, null]);
  // A save that is answered after its editor has left the page writes null like this.
  other.write(null);
  expect(draft.read(base)).toBe(null);
});

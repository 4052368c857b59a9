import { expect, test } from 'vitest';
import {
  draftOf,
  fieldsOf,
  type KeptRecord,
  mergeRecord,
  type RecordFields,
  readFields,
  recordPlace,
  type StoredRecord,
} from './record-draft.ts';

const stored: StoredRecord = {
  event_code: 'CA-117',
  started_at: '2027-10-30T22:00:00.000Z',
  ended_at: '2027-10-30T22:06:00.000Z',
  before: 62,
  after: 61,
  explanation: 'One fainted.',
  evidence: ['witness_1', 'fixed_video'],
  charity: null,
  version: 3,
};

test('a stored record is shown in the crew’s zone, and reading the form gives the same record', () => {
  const draft = fieldsOf(stored, 'Europe/Berlin');
  expect(draft.started_at).toBe('2027-10-31T00:00');
  const { record, wrong } = readFields(draft, 'Europe/Berlin');
  const { version: _, ...rest } = stored;
  expect(wrong).toEqual([]);
  expect(record).toEqual({
    ...rest,
    charity: '',
    started_at: Date.parse(stored.started_at ?? ''),
    ended_at: Date.parse(stored.ended_at ?? ''),
  });
});

test.each(['-1', '6.5', 'sixty', '1000001'])('%j is refused as a count', (before) => {
  expect(readFields({ ...fieldsOf(stored, 'UTC'), before }, 'UTC').wrong).toEqual(['before']);
});

test('empty fields are read as null or empty text', () => {
  const empty = { event_code: ' ', started_at: '', before: '', after: ' ' };
  const { record, wrong } = readFields({ ...fieldsOf(stored, 'UTC'), ...empty }, 'UTC');
  expect(wrong).toEqual([]);
  expect(record).toMatchObject({ event_code: '', started_at: null, before: null, after: null });
});

test('changes of two devices are merged, and a field that both changed has both values', () => {
  const base = fieldsOf(stored, 'UTC');
  const typed: RecordFields = {
    ...base,
    after: '60',
    charity: 'The animal shelter',
    evidence: ['fixed_video', 'candid_1'],
  };
  const elsewhere = fieldsOf(
    { ...stored, event_code: 'CA-118', after: 59, evidence: ['witness_1', 'fixed_video', 'witness_2'] },
    'UTC',
  );
  const { mine, theirs, clashes } = mergeRecord(typed, base, elsewhere);
  expect(mine).toMatchObject({ event_code: 'CA-118', before: '62', after: '60', charity: typed.charity });
  expect(mine.evidence.toSorted()).toEqual(['candid_1', 'fixed_video', 'witness_2']);
  expect([clashes, theirs.after]).toEqual([['after'], '59']);
});

test('a draft of the earlier release is read, and that release can read a draft of this release', () => {
  const base = fieldsOf(stored, 'UTC');
  const before = { ...base, after: '60', version: 3, base, sent: [{ ...base, version: 3, base }] };
  const draft = draftOf(before);
  expect(draft).toEqual({ value: { ...base, after: '60' }, version: 3, base, sent: undefined });
  const sent = { value: base, body: { version: 3 }, key: 'once' };
  if (draft === null) throw new Error('not taken over');
  const written = recordPlace('crew-1').write?.({ ...draft, sent });
  expect(written).toMatchObject({ ...base, after: '60', version: 3, base });
  expect(written).not.toHaveProperty('sent');
  expect(draftOf(written as KeptRecord)).toEqual({ ...draft, sent });
  expect(draftOf({ version: 3, base, before: 'Typed.' })).toBe(null);
});

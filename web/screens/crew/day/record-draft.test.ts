import { expect, test } from 'vitest';
import { draftOf, readDraft, type StoredRecord } from './record-draft.ts';

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

test('what is stored is typed on the clocks of the crew, and comes back the same', () => {
  const draft = draftOf(stored, 'Europe/Berlin');
  expect(draft.started_at).toBe('2027-10-31T00:00');
  const { record, wrong } = readDraft(draft, 'Europe/Berlin');
  const { version: _, ...rest } = stored;
  expect(wrong).toEqual([]);
  expect(record).toEqual({
    ...rest,
    started_at: Date.parse(stored.started_at ?? ''),
    ended_at: Date.parse(stored.ended_at ?? ''),
  });
});

test.each(['-1', '6.5', 'sixty', '1000001'])('%j is no count', (before) => {
  expect(readDraft({ ...draftOf(stored, 'UTC'), before }, 'UTC').wrong).toEqual(['before']);
});

test('what is empty is nothing yet', () => {
  const empty = { event_code: ' ', started_at: '', before: '', after: ' ' };
  const { record, wrong } = readDraft({ ...draftOf(stored, 'UTC'), ...empty }, 'UTC');
  expect(wrong).toEqual([]);
  expect(record).toMatchObject({ event_code: null, started_at: null, before: null, after: null });
});

import { expect, test } from 'vitest';
import {
  afterLostAnswer,
  afterSave,
  bodyOf,
  draftOf,
  isChanged,
  mergeDraft,
  noteSent,
  readDraft,
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

test('what is stored is typed on the clocks of the crew, and comes back the same', () => {
  const draft = draftOf(stored, 'Europe/Berlin');
  expect(draft.started_at).toBe('2027-10-31T00:00');
  const { record, wrong } = readDraft(draft, 'Europe/Berlin');
  const { version: _, ...rest } = stored;
  expect(wrong).toEqual([]);
  expect(record).toEqual({
    ...rest,
    charity: '',
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
  expect(record).toMatchObject({ event_code: '', started_at: null, before: null, after: null });
});

test('two devices’ changes are put together, and where both typed, the other’s words are told', () => {
  const typed = {
    ...draftOf(stored, 'UTC'),
    after: '60',
    charity: 'The animal shelter',
    evidence: ['fixed_video' as const, 'candid_1' as const],
  };
  const elsewhere: StoredRecord = {
    ...stored,
    version: 4,
    event_code: 'CA-118',
    after: 59,
    evidence: ['witness_1', 'fixed_video', 'witness_2'],
  };
  const { draft, theirs } = mergeDraft(typed, elsewhere, 'UTC');
  expect(draft).toMatchObject({
    version: 4,
    event_code: 'CA-118',
    before: '62',
    after: '60',
    charity: 'The animal shelter',
    evidence: ['witness_2', 'candid_1', 'fixed_video'],
  });
  expect(theirs).toEqual({ after: '59' });
  // Nothing differs any more once the draft is put together.
  expect(mergeDraft(draft, elsewhere, 'UTC')).toEqual({ draft, theirs: {} });
});

test('what was typed alike on two devices leaves nothing to save', () => {
  const typed = { ...draftOf(stored, 'UTC'), after: '60' };
  expect(isChanged(typed)).toBe(true);
  expect(isChanged({ ...draftOf(stored, 'UTC'), evidence: [] })).toBe(true);
  expect(isChanged(mergeDraft(typed, { ...stored, after: 60, version: 4 }, 'UTC').draft)).toBe(false);
});

test('what was typed while a save was on its way stays a change of what that save stored', () => {
  const sent = { ...draftOf(stored, 'UTC'), before: '63', charity: 'The animal shelter ' };
  const saved: StoredRecord = { ...stored, before: 63, charity: 'The animal shelter', version: 4 };
  const typed = { ...sent, after: '62', evidence: [] };
  const rest = afterSave(typed, sent, saved, 'UTC');
  expect(rest).toEqual({ ...draftOf(saved, 'UTC'), after: '62', evidence: [] });
  // The next save is one of this version: it overwrites nobody's words.
  expect(rest).toMatchObject({ version: 4, base: { before: '63', after: '61' } });
});

test('nothing is left of a draft that is saved as it was sent', () => {
  const sent = { ...draftOf(stored, 'UTC'), charity: 'The animal shelter ' };
  const saved: StoredRecord = { ...stored, charity: 'The animal shelter', version: 4 };
  expect(afterSave(sent, sent, saved, 'UTC')).toBeNull();
});

test('a save whose answer was lost is known again, also after others, and what was typed since is left to send', () => {
  const first = noteSent({ ...draftOf(stored, 'UTC'), before: '63' });
  const second = noteSent({ ...first, charity: ' The animal shelter' });
  const typed = { ...second, before: '64' };
  for (const sent of [first, second]) {
    const now: StoredRecord = { ...bodyOf(sent, 'UTC'), version: 4 };
    const rest = afterLostAnswer(typed, now, 'UTC');
    expect(rest).toEqual({
      ...draftOf(now, 'UTC'),
      before: '64',
      charity: typed.charity.slice(sent === first ? 0 : 1),
    });
  }
});

test('what another device saved is never taken for one’s own', () => {
  const typed = noteSent({ ...draftOf(stored, 'UTC'), before: '63' });
  const elsewhere = { ...stored, before: 63, charity: 'The zoo' };
  expect(afterLostAnswer(typed, { ...elsewhere, version: 4 }, 'UTC')).toBeNull();
  expect(afterLostAnswer(typed, { ...stored, before: 63, version: 5 }, 'UTC')).toBeNull();
});

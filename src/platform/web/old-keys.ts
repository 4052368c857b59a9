// Reads the keys under which version 1.0 kept values on a device, and gives the new place of each value. No function
// here may throw.

type Moved = {
  person: string;
  kind: 'known' | 'waiting' | 'draft';
  key: string;
  value: unknown;
  /** Merges the old `value` with `there`, the value at the new place. Without `join` the old value replaces `there`. */
  join?: (there: unknown, value: unknown) => unknown;
};

/**
 * Returns the values of a key of version 1.0, none if `text` can't be read; null for a key that version 1.0 did not
 * have.
 */
export function readOldKey(key: string, text: string | null): Moved[] | null {
  for (const [form, read] of forms) {
    const found = form.exec(key);
    if (!found) continue;
    try {
      const value: unknown = JSON.parse(text ?? 'null');
      if (value === null) return [];
      return read(value, found[1] ?? '', found[2] ?? '').filter(
        ({ person, value }) => typeof person === 'string' && person !== '' && value !== undefined,
      );
    } catch {
      return [];
    }
  }
  return null;
}

// biome-ignore lint/suspicious/noExplicitAny: what a device kept may be anything, and what it lacks throws or is left out
type Kept = any;
type Read = (value: Kept, first: string, second: string) => Moved[];

/** Returns the reader for the entries of a queue of pending writes. Each entry names its person. */
const queued =
  (operation: string): Read =>
  ({ user_id, ...value }, place) => [
    { person: user_id, kind: 'waiting', key: `${operation}/${place}`, value },
  ];

const forms: readonly [form: RegExp, read: Read][] = [
  [/^shamble\.check\.v2\.(.*)$/, queued('check')],
  [/^shamble\.repetition\.v1\.(.*)$/, queued('repetition')],
  [/^shamble\.dance\.v1\.(.*)\..*$/, queued('dance')],
  // The pending checks of early versions, which kept all checks in one entry.
  [
    /^shamble\.checks\.v1$/,
    ({ user_id, wishes }) =>
      wishes.map(
        (value: unknown, index: number): Moved => ({
          person: user_id,
          kind: 'waiting',
          key: `check/${placeOf(index)}`,
          value,
        }),
      ),
  ],
  [/^shamble\.own\.(.*)$/, ({ user_id, value }, key) => [{ person: user_id, kind: 'known', key, value }]],
  [
    /^shamble\.progress\.v1$/,
    ({ user_id, progress }) => [{ person: user_id, kind: 'known', key: 'progress', value: progress }],
  ],
  // The places where learners stopped in each step. Entries of early versions, whose keys name no person, are dropped.
  [
    /^shamble\.player\.places\.v1\.?(.*)$/,
    (value, person) => [
      {
        person,
        kind: 'known',
        key: 'places',
        value,
        join: (there, own) => ({ ...(there as object), ...(own as object) }),
      },
    ],
  ],
  [
    /^shamble\.crew\.v1\.tally\.(.*)\.(.*)$/,
    (tally, crew_id, person) => [tallyOf(person, crew_id, tally, 1)],
  ],
  [
    /^shamble\.crew\.v1\.tallies-before\.(.*)\.(.*)$/,
    (tallies, crew_id, person) => tallies.map((tally: Kept) => tallyOf(person, crew_id, tally, 0)),
  ],
  [
    /^shamble\.crew\.v1\.(.*)\.(.*)$/,
    (value, what, person) => [
      {
        person,
        kind: 'known',
        key: `crew/${what}`,
        value,
        ...(what.startsWith('roster.') && { join: joinById }),
      },
    ],
  ],
  // This preference was once kept as a draft, so that a sign-out would ask about it as if it were unsaved words.
  [
    /^shamble\/([^/]*)\/draft\/event zone$/,
    ({ value }, person) => [{ person, kind: 'known', key: 'studio/event-zone', value }],
  ],
  [/^studio-draft:([^:]*):(.*)$/, (value, person, key) => [{ person, kind: 'draft', key, value }]],
];

/** Returns a crew's count as a pending write; `order` is 0 for a count that was replaced, 1 for the current count. */
function tallyOf(person: string, crew_id: string, tally: Kept, order: number): Moved {
  const key = `tally/${placeOf(order)}.${tally.device_id}`;
  return { person, kind: 'waiting', key, value: { ...tally, crew_id } };
}

/** Returns a place in the outbox before the places of all new writes, which begin with the time. */
function placeOf(order: number): string {
  return `${'0'.repeat(15)}.${String(order).padStart(9, '0')}`;
}

function joinById(there: unknown, value: unknown): unknown {
  const [before, now] = [there, value] as { id: string }[][];
  if (!Array.isArray(before) || !Array.isArray(now)) return value;
  return [...before.filter(({ id }) => now.every((each) => each.id !== id)), ...now];
}

// For component tests: a crew, its members, and a server that keeps what pages save.

import type { Crew, Membership } from '#crew/api/crew.ts';
import type { SessionUser } from '#people/api/session.ts';
import type { OutputOf } from '#subjects/api/contract.ts';
import { type Answers, refusal, unreachable } from '#testing/web/answers.ts';
import { morticia, signedInAnswers } from '#testing/web/person.ts';

/** An adult with a proven address and the role of a coordinator, who may lead crews. */
export const grace: SessionUser = {
  ...morticia,
  first_name: 'Grace',
  email: 'grace@example.org',
  role: 'coordinator',
};

export const crewId = '00000000-0000-4000-8000-0000000000c1';

type Named = Crew['members'][number];
type Stored = OutputOf<'readRecord'>;
type StoredTally = OutputOf<'readTallies'>['tallies'][number];

const shown = {
  id: crewId,
  name: 'The Night Shift',
  place: 'Gym 2',
  zone: 'Europe/Berlin',
  rehearsals: [],
  drills: [],
  delete_after: '2027-11-29T22:00:00.000Z',
};

export function crewOf(changes: Partial<Crew> = {}): Crew {
  return {
    ...shown,
    version: 1,
    approves: false,
    code: '7K3M9XQZ',
    code_old: false,
    members: [],
    mails: 0,
    heir: null,
    ...changes,
  };
}

/** Returns a member's view of the crew. */
export function membershipOf(changes: Partial<Membership> = {}): Membership {
  return {
    ...shown,
    leader_name: 'Grace',
    shows_name: false,
    counts: false,
    mails: false,
    mails_held: false,
    leaderless: false,
    state: 'in',
    number: 1,
    offer: null,
    ...changes,
  };
}

/** Returns members 1, 2, 3, who show these names. */
export function named(...names: string[]): Named[] {
  return names.map((first_name, index) => ({ number: index + 1, first_name, state: 'in' }));
}

/** The instant at which the server got the counts. */
export const seenAt = '2027-10-30T20:00:00.000Z';

export const noRecord: Stored = {
  event_code: null,
  started_at: null,
  ended_at: null,
  before: null,
  after: null,
  explanation: null,
  evidence: [],
  charity: null,
  version: 0,
};

/** The server's rows: `crew` is null after its deletion, `member_of` has the crews that the person is in. */
export type CrewRows = {
  crew: Crew | null;
  member_of: Membership[];
  tallies: StoredTally[];
  record: Stored;
  /** The server's time. */
  now: string;
};

/** Returns the answers of a server to the leader of a crew, and the rows that they read and write. */
export function crewServer(given: Partial<CrewRows> = {}, person = grace) {
  const rows: CrewRows = {
    crew: crewOf(),
    member_of: [],
    tallies: [],
    record: noRecord,
    now: seenAt,
    ...given,
  };
  /** The version that each save made, by its idempotency key. */
  const saved = new Map<string, number>();
  const of = <Result>(give: (crew: Crew) => Result) =>
    rows.crew === null ? refusal('not_found') : give(rows.crew);
  const change = (changes: Partial<Crew>) => {
    rows.crew = rows.crew && { ...rows.crew, ...changes };
    return {};
  };
  const answers = {
    ...signedInAnswers(person),
    readCrews: () => ({
      problem: null,
      leads: rows.crew
        ? [{ id: rows.crew.id, name: rows.crew.name, people: rows.crew.members.length, waiting: 0 }]
        : [],
      member_of: rows.member_of,
    }),
    readCrew: () => of((crew) => crew),
    readFocus: () => of(() => ({ shares: null, drill: [] })),
    saveCrew: ({ body: { version, ...parts } }) =>
      of((crew) => {
        if (version !== crew.version) return refusal('conflict');
        change({ ...parts, version: version + 1 });
        return { version: version + 1, delete_after: crew.delete_after };
      }),
    deleteCrew: () =>
      of(() => {
        rows.crew = null;
        return {};
      }),
    removeMember: ({ params }) =>
      of(({ members }) =>
        members.some(({ number }) => number === Number(params.number))
          ? change({ members: members.filter(({ number }) => number !== Number(params.number)) })
          : refusal('not_found'),
      ),
    offerCrew: ({ body }) => of(() => change({ heir: body.number })),
    saveRehearsal: ({ params, body }) =>
      of(({ rehearsals }) => {
        const others = rehearsals.filter(({ id }) => id !== params.rehearsal_id);
        return change({ rehearsals: [...others, { id: params.rehearsal_id, ...body }] });
      }),
    removeRehearsal: ({ params }) =>
      of(({ rehearsals }) =>
        change({ rehearsals: rehearsals.filter(({ id }) => id !== params.rehearsal_id) }),
      ),
    readTallies: () => of(() => ({ at: rows.now, tallies: rows.tallies })),
    putTally: ({ params, body }) => {
      const stored = { device_id: params.device_id, left_out: false, updated_at: rows.now };
      rows.tallies = rows.tallies.filter(({ device_id }) => device_id !== params.device_id);
      rows.tallies.push({ ...stored, ...body });
      return body;
    },
    leaveOutTally: ({ params, body }) => {
      rows.tallies = rows.tallies.map((tally) =>
        tally.device_id === params.device_id ? { ...tally, ...body } : tally,
      );
      return {};
    },
    readRecord: () => of(() => rows.record),
    saveRecord: ({ headers, body: { version, ...record } }) =>
      of(() => {
        const key = headers.get('idempotency-key') ?? '';
        if (saved.has(key)) return { version: saved.get(key) ?? 0 };
        if (version !== rows.record.version) return refusal('conflict');
        saved.set(key, version + 1);
        rows.record = { ...record, version: version + 1 };
        return { version: version + 1 };
      }),
  } satisfies Answers;
  return { rows, answers };
}

/** Makes a call whose answer is lost after the server has done its work. */
export function answerLost<Sent>(answer: (sent: Sent) => unknown): (sent: Sent) => Promise<never> {
  return (sent) => {
    answer(sent);
    return unreachable();
  };
}

/** A rehearsal on a Friday before the event. */
export const rehearsal = {
  id: '00000000-0000-4000-8000-0000000000a1',
  starts_at: '2027-10-01T16:30:00.000Z',
  minutes: 90,
  place: null,
  online: true,
};

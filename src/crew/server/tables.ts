// The tables of crews. Names of people without an account are not stored here: they stay on the leader's device.

import type { Evidence } from '#crew/rules/record.ts';
import {
  boolean,
  bytes,
  instant,
  integer,
  json,
  nullable,
  text,
  textOf,
  uuid,
  withDefault,
} from '#platform/server/db/columns.ts';
import { kept, type PersonalTables, secret } from '#platform/server/db/personal-column.ts';

const CREW = 'the crew or its leader’s account is deleted, 30 days after the event at the latest';
const MEMBER = 'the member leaves, or the crew or the account is deleted';
const HEIR = 'it is answered or taken back, or the account or the crew is deleted';
const COUNTER = 'the person leaves or is taken out, or the account or the crew is deleted';
const SHARES = 'the next day’s replace them, or the crew is deleted';

export const crewPeopleTables = {
  crews: {
    id: kept(withDefault(uuid), CREW, 'Names the crew'),
    leader_id: kept(text, CREW, 'Who leads it: sees what members show, and answers for it'),
    heir_id: kept(nullable(text), HEIR, 'To whom the leader offers it'),
    name: kept(text, CREW, 'So that members know where they are'),
    place: kept(nullable(text), CREW, 'Where it rehearses and dances, as typed'),
    zone: kept(text, CREW, 'The time zone of its rehearsals'),
    code_hash: secret(bytes, CREW, 'Recognises the code with which people join; a keyed hash'),
    code_sealed: secret(bytes, CREW, 'The same code, encrypted, to show it to the leader'),
    code_made_at: kept(instant, CREW, 'After two weeks the leader says yes to each who uses it'),
    approves: kept(boolean, CREW, 'Whether the leader says yes to each who joins'),
    drills: kept(withDefault(json<number[]>()), CREW, 'The lessons that the crew drills'),
    shares: kept(
      nullable(json<number[] | null>()),
      SHARES,
      'How far the crew is, in tenths, from five people on; of nobody alone',
    ),
    shares_at: kept(nullable(instant), SHARES, 'So that they are made once a day'),
    numbered: kept(withDefault(integer), CREW, 'The last number given to a member, never given again'),
    version: kept(withDefault(integer), CREW, 'So that two edits at once are noticed'),
    delete_after: kept(instant, CREW, 'When it is deleted'),
    created_at: kept(withDefault(instant), CREW, 'Upkeep'),
  },
  crew_members: {
    crew_id: kept(uuid, MEMBER, 'Which crew'),
    user_id: kept(text, MEMBER, 'Who is in it'),
    number: kept(integer, MEMBER, "'Dancer 7': what the leader sees of a member who shows no name"),
    state: kept(textOf<'waiting' | 'in'>(), MEMBER, 'Whether the leader has said yes'),
    shows_name: kept(boolean, MEMBER, 'Whether the leader may see the first name'),
    counts: kept(boolean, MEMBER, "Whether the person's lessons count in the crew's shares"),
    mails: kept(boolean, MEMBER, "Whether the person asked for the leader's mails"),
    wording: kept(text, MEMBER, 'Which wording was agreed to at joining, and whether it named a guardian'),
    joined_at: kept(withDefault(instant), MEMBER, 'When that was'),
  },
  crew_rehearsals: {
    id: kept(uuid, CREW, 'Names the rehearsal'),
    crew_id: kept(uuid, CREW, 'Whose it is'),
    starts_at: kept(instant, CREW, 'When it begins'),
    minutes: kept(integer, CREW, 'How long it is'),
    place: kept(nullable(text), CREW, 'Where, as typed'),
    online: kept(boolean, CREW, 'Whether it meets in the online room of its time'),
  },
  crew_tallies: {
    crew_id: kept(uuid, CREW, 'For which crew the phone counts'),
    device_id: kept(uuid, CREW, 'Names the counting phone to this table alone; drawn by the phone'),
    label: kept(text, CREW, 'What the counter is called, as typed'),
    kind: kept(textOf<'gate' | 'witness'>(), CREW, 'Whether it adds to the sum or is compared'),
    plus: kept(integer, CREW, 'How often it counted up'),
    minus: kept(integer, CREW, 'How often it counted back'),
    version: kept(integer, CREW, 'Which label is the later one'),
    user_id: kept(nullable(text), COUNTER, 'Who counted, so that one person does not use up all counts'),
    left_out: kept(withDefault(boolean), CREW, 'Whether the leader left it out of the sum'),
    updated_at: kept(instant, CREW, 'When it was heard of last'),
  },
  crew_records: {
    crew_id: kept(uuid, CREW, 'Whose event it was'),
    event_code: kept(nullable(text), CREW, 'The number that the organizers gave the event'),
    started_at: kept(nullable(instant), CREW, 'When the dance began'),
    ended_at: kept(nullable(instant), CREW, 'When it ended'),
    before: kept(nullable(integer), CREW, 'How many were counted before it'),
    after: kept(nullable(integer), CREW, 'How many were counted after it'),
    explanation: kept(nullable(text), CREW, 'Why the two differ, as typed'),
    evidence: kept(withDefault(json<Evidence[]>()), CREW, 'Which pieces of evidence are at hand'),
    charity: kept(nullable(text), CREW, 'For whom money was collected, as typed'),
    version: kept(withDefault(integer), CREW, 'So that two edits at once are noticed'),
    updated_at: kept(instant, CREW, 'Upkeep'),
  },
} as const satisfies PersonalTables;

/** The folder of the migrations for these tables. */
export const crewMigrations = new URL('./migrations/', import.meta.url);

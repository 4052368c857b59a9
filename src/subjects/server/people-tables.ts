// The tables that say something about people: every column with why it is stored and how long. This is the privacy register
// (docs/privacy.md): a column without an entry does not compile, and one without a column fails schema.test.ts.

import type { TrophyPart } from '#course/content/trophies.ts';
import { crewTables } from '#crew/server/crew-tables.ts';
import type { FeedbackType } from '#pages/rules/feedback.ts';
import type { AgeGroup } from '#people/rules/age-gate.ts';
import type { ExperienceLevel, Role } from '#people/rules/survey.ts';
import {
  bigint,
  boolean,
  bytes,
  day,
  double,
  generated,
  instant,
  integer,
  integers,
  json,
  nullable,
  text,
  textOf,
  uuid,
  withDefault,
} from '#platform/server/db/columns.ts';
import { kept, type PersonalColumn, secret } from '#platform/server/db/personal-column.ts';
import type { LinkPurpose } from '#subjects/rules/paths.ts';

const ACCOUNT = 'the account is deleted';
const SESSION = '30 days without use, 180 days at most';
const LINK = '10 or 30 minutes have passed';
const MARK = 'it is unmarked, or the account is deleted';
const MAIL = '30 days have passed; the note of the welcome mail: the account is deleted';
const MONTH = '30 days have passed';
const UNSENT = 'it is sent, 30 days at most';
const FEEDBACK = 'an operator deletes it';
const SENDER = "the sender's account is deleted";
const IMPORT = 'the import is applied or dropped, an hour at most';
const UNDO = 'it can no longer be undone: a week has passed';
const KEPT = 'the course is given up';
const RECENT = 'a day has passed at most';
const DAY = 'a day has passed';
const YEAR = 'a year has passed';

export const peopleTables = {
  // People
  users: {
    id: kept(text, ACCOUNT, 'Names the account inside the database'),
    first_name: kept(text, ACCOUNT, 'To greet the person'),
    last_name: kept(nullable(text), ACCOUNT, 'Optional; shown in the profile'),
    email: kept(text, ACCOUNT, 'To sign in and to receive the mails asked for'),
    email_verified: kept(
      withDefault(boolean),
      ACCOUNT,
      'Whether a link to the address was used, which protects the account and what was sent from the address',
    ),
    age_group: kept(textOf<AgeGroup>(), ACCOUNT, '13-17 or 18+: the stricter rules for minors'),
    experience_level: kept(
      nullable(textOf<ExperienceLevel>()),
      ACCOUNT,
      "The survey's answer, shown in the profile",
    ),
    current_streak: kept(withDefault(integer), ACCOUNT, 'The streak as of the last practice day'),
    last_practice_day: kept(nullable(day), ACCOUNT, 'To continue the streak, and to choose when to remind'),
    practice_zone: kept(nullable(text), ACCOUNT, 'The time zone in which that day was counted'),
    time_zone: kept(nullable(text), ACCOUNT, 'Local days and sensible hours for reminders'),
    chosen_zone: kept(nullable(text), ACCOUNT, 'The time zone chosen instead of what the browser says'),
    language: kept(nullable(text), ACCOUNT, 'The language in which the course was last used, for mails'),
    reminders_opt_in: kept(nullable(boolean), ACCOUNT, 'Whether reminders are wanted'),
    reminders_chosen_at: kept(nullable(instant), ACCOUNT, 'When the reminders choice was made'),
    consent_wording: kept(
      nullable(text),
      ACCOUNT,
      'Which wording of the age notice and the reminders box was agreed to',
    ),
    minutes_per_day: kept(nullable(integer), ACCOUNT, 'Minutes a day for the plan to the event'),
    rest_days: kept(nullable(integers), ACCOUNT, 'Days of the week that the plan keeps free'),
    last_active_date: kept(nullable(day), ACCOUNT, 'Day of the last sign-in, as the specification asks'),
    created_at: kept(withDefault(instant), ACCOUNT, "'Member since'"),
    updated_at: kept(withDefault(instant), ACCOUNT, 'Upkeep'),
  },
  user_roles: {
    user_id: kept(text, ACCOUNT, 'Whose role it is'),
    role: kept(nullable(textOf<Role>()), ACCOUNT, "The survey's answer, shown in the profile"),
  },
  // Signing in
  accounts: {
    id: kept(text, ACCOUNT, 'Names the record'),
    account_id: kept(
      text,
      ACCOUNT,
      "Equal to the user's id; the account library of version 1.0 asked for it",
    ),
    provider_id: kept(text, ACCOUNT, 'Always credential: a password'),
    user_id: kept(text, ACCOUNT, 'Whose password it is'),
    password: secret(nullable(text), ACCOUNT, 'Argon2id hash; the password itself is never stored'),
    created_at: kept(withDefault(instant), ACCOUNT, 'Upkeep'),
    updated_at: kept(withDefault(instant), ACCOUNT, 'When the password was changed last'),
  },
  sessions: {
    id: kept(text, SESSION, 'To end one device from the list'),
    token: secret(text, SESSION, "Recognises the signed cookie; worth nothing without the server's secret"),
    user_id: kept(text, SESSION, 'Whose session it is'),
    expires_at: kept(instant, SESSION, 'When it ends'),
    ip_address: kept(
      nullable(text),
      SESSION,
      'Always empty; the account library of version 1.0 asked for it',
    ),
    user_agent: kept(
      nullable(text),
      SESSION,
      "Kind of browser and system only ('Firefox on Android'), for the list of devices",
    ),
    created_at: kept(withDefault(instant), SESSION, 'Fresh sign-ins, and the longest life of a session'),
    updated_at: kept(withDefault(instant), SESSION, 'Last use, to the hour, for the list of devices'),
  },
  links: {
    token_hash: secret(bytes, LINK, 'Recognises a mailed link; SHA-256, the token is not stored'),
    user_id: kept(text, LINK, 'Whose link it is'),
    purpose: kept(textOf<LinkPurpose>(), LINK, 'Signing in, a new password or a new address'),
    email: kept(text, LINK, 'The address it was mailed to: it works for no other'),
    created_at: kept(instant, LINK, 'Upkeep'),
    expires_at: kept(instant, LINK, 'When it stops working'),
  },
  link_codes: {
    user_id: kept(text, LINK, 'Whose code it is'),
    purpose: kept(textOf<'magic' | 'email'>(), LINK, 'Signing in or a new address'),
    email: kept(text, LINK, 'The address it was mailed to: it works for no other'),
    browser_hash: secret(bytes, LINK, 'Recognises the browser that asked; SHA-256 of its random cookie'),
    code_hash: secret(bytes, LINK, "Recognises the code; worth nothing without the server's secret"),
    created_at: kept(instant, LINK, 'Upkeep'),
    expires_at: kept(instant, LINK, 'When it stops working'),
  },
  // Practice
  progress: {
    user_id: kept(text, ACCOUNT, 'Whose mark it is'),
    step_id: kept(text, ACCOUNT, 'What was practised'),
    checklist_id: kept(nullable(text), MARK, 'Which item was marked'),
    status: kept(withDefault(textOf<'complete'>()), MARK, 'Always complete'),
    completed_at: kept(withDefault(instant), MARK, 'When'),
  },
  lesson_progress: {
    user_id: kept(text, ACCOUNT, 'Whose lesson it is'),
    lesson_id: kept(text, ACCOUNT, 'Which lesson'),
    completed: kept(withDefault(boolean), ACCOUNT, 'Whether it is done'),
    completed_at: kept(nullable(instant), ACCOUNT, 'When it was done first'),
  },
  practice_days: {
    user_id: kept(text, ACCOUNT, 'Whose day it is'),
    day: kept(day, ACCOUNT, 'A local day on which the person practised, for the streak'),
  },
  phrase_records: {
    user_id: kept(text, ACCOUNT, 'Whose record it is'),
    phrase: kept(integer, ACCOUNT, 'Which phrase of the dance'),
    danced: kept(integer, ACCOUNT, 'How often it was danced or watched, to lead through the lesson'),
    clean: kept(integer, ACCOUNT, 'How often it was clean'),
    clean_rate: kept(nullable(double), ACCOUNT, 'The fastest speed at which it was clean'),
    again: kept(integer, ACCOUNT, 'How often it was not clean since; weak phrases are recalled first'),
    eights: kept(integers, ACCOUNT, 'How often each eight counts of it were clean'),
    joined: kept(integer, ACCOUNT, 'How often the join with the phrase before was clean'),
    checks: kept(integer, ACCOUNT, 'How often its zombie check was danced'),
    practised_at: kept(instant, ACCOUNT, 'When it was practised last'),
  },
  repetition_keys: {
    user_id: kept(text, YEAR, 'Whose repetition or rehearsal it was'),
    key: kept(text, YEAR, 'Its own key: one that a device sends twice counts once'),
    counted_at: kept(instant, YEAR, 'When it was counted'),
  },
  trophies: {
    id: kept(withDefault(uuid), ACCOUNT, 'Names the record'),
    user_id: kept(text, ACCOUNT, 'Whose trophy it is'),
    part: kept(textOf<TrophyPart>(), ACCOUNT, 'Which trophy'),
    unlocked_at: kept(nullable(instant), ACCOUNT, 'When it was earned'),
  },
  // Mail and feedback
  mails: {
    id: kept(withDefault(uuid), MAIL, 'Names the mail in the queue and in its message id'),
    user_id: kept(text, MAIL, "To delete a person's mails with the account"),
    kind: kept(text, MAIL, 'Which template'),
    dedupe_key: kept(nullable(text), MAIL, 'So that nothing is sent twice'),
    sealed: secret(nullable(bytes), UNSENT, 'The encrypted mail with its address, until it is sent'),
    created_at: kept(withDefault(instant), MONTH, 'Upkeep'),
    sent_at: kept(nullable(instant), MONTH, 'That it was sent'),
    bounced_at: kept(nullable(instant), MONTH, 'That the receiving server refuses it for good'),
    bounce_code: kept(nullable(integer), MONTH, 'With which number'),
    failure: kept(nullable(text), MONTH, 'Of which kind the last failure was, never in words'),
    given_up_at: kept(nullable(instant), MONTH, 'That it was never delivered: its time was over'),
  },
  feedback: {
    id: kept(withDefault(uuid), FEEDBACK, 'Names the record'),
    name: kept(nullable(text), SENDER, 'Optional, as typed'),
    email: kept(nullable(text), SENDER, 'Optional, to answer'),
    feedback_type: kept(textOf<FeedbackType>(), FEEDBACK, 'What it is about'),
    message: kept(text, FEEDBACK, 'What was said'),
    created_at: kept(withDefault(instant), FEEDBACK, 'When'),
    done_at: kept(nullable(instant), FEEDBACK, 'When an operator had dealt with it'),
    user_id: kept(
      nullable(text),
      SENDER,
      'Who sent it while signed in: their download and deletion find it by this',
    ),
  },
  // Operators
  history: {
    id: kept(generated(bigint), KEPT, 'Order of the changes'),
    changed_at: kept(withDefault(instant), KEPT, 'When'),
    user_id: kept(nullable(text), ACCOUNT, 'Which operator; emptied when that account is deleted'),
    summary: kept(text, KEPT, 'What was changed, in words'),
    undoes: kept(nullable(bigint), KEPT, 'Which change it took back'),
  },
  history_rows: {
    change_id: kept(bigint, KEPT, 'Which change it belongs to'),
    position: kept(generated(bigint), KEPT, 'Order'),
    table_name: kept(text, KEPT, 'Which table of the course'),
    row_key: kept(text, KEPT, 'Which row'),
    before: kept(
      nullable(json<Record<string, unknown>>()),
      KEPT,
      'Content before the change; nothing about people',
    ),
    after: kept(nullable(json<Record<string, unknown>>()), KEPT, 'Content after the change'),
  },
  // Upkeep
  idempotency_keys: {
    scope: kept(
      text,
      DAY,
      "What a repeated request is about; for rehearsals, crews and the studio with the user's id",
    ),
    key: kept(text, DAY, "The request's own random key"),
    answer: kept(nullable(json<unknown>()), DAY, 'The first answer, to be given again'),
    created_at: kept(withDefault(instant), DAY, 'Upkeep'),
  },
  rate_limits: {
    key: kept(text, RECENT, 'Keyed hash of a limit and whom it counts; says nothing by itself'),
    count: kept(integer, RECENT, 'How often'),
    expires_at: kept(instant, RECENT, 'When it is forgotten'),
  },
  audit_log: {
    id: kept(generated(bigint), YEAR, 'Order'),
    event: kept(text, YEAR, 'That an account was deleted; not whose'),
    at: kept(withDefault(instant), YEAR, 'When'),
  },
  imports: {
    id: kept(withDefault(uuid), IMPORT, 'Names an import that waits'),
    created_at: kept(withDefault(instant), IMPORT, 'To clear it away'),
    files: kept(withDefault(json<unknown>()), IMPORT, 'Always empty'),
    user_id: kept(nullable(text), IMPORT, 'Which operator it is of'),
    state: kept(
      withDefault(textOf<'open' | 'planning' | 'planned' | 'applying' | 'applied'>()),
      IMPORT,
      'Where it stands',
    ),
    step: kept(withDefault(text), IMPORT, 'What is being done'),
    beat_at: kept(withDefault(instant), IMPORT, 'When that was last said'),
    plan: kept(nullable(json<unknown>()), IMPORT, 'The dry run in numbers'),
    problem: kept(nullable(text), IMPORT, 'Why the last work ended without a result'),
    change_id: kept(nullable(bigint), IMPORT, 'Which change it became'),
  },
  invitations: {
    id: kept(generated(bigint), KEPT, 'Order'),
    user_id: kept(nullable(text), ACCOUNT, 'Which operator; emptied when that account is deleted'),
    subject: kept(text, KEPT, "The operator's subject"),
    words: kept(text, KEPT, "The operator's words, the same for all"),
    state: kept(withDefault(textOf<'running' | 'stopped' | 'done'>()), KEPT, 'Whether it is being sent'),
    created_at: kept(withDefault(instant), KEPT, 'When it was begun'),
  },
  import_plan: {
    import_id: kept(uuid, IMPORT, 'Which import it belongs to'),
    table_name: kept(text, IMPORT, 'Which table the row is for'),
    line: kept(nullable(integer), IMPORT, 'Its place in the file'),
    key: kept(text, IMPORT, 'Its id in the file'),
    action: kept(text, IMPORT, 'What would happen with it'),
    detail: kept(text, IMPORT, 'The same in words; nothing of a child under 13'),
  },
  import_people: {
    user_id: kept(text, ACCOUNT, 'Who came with an import'),
    change_id: kept(bigint, ACCOUNT, 'Which one: so that it can be undone'),
    invited_at: kept(nullable(instant), ACCOUNT, 'When they were told, so that it happens once'),
  },
  import_records: {
    change_id: kept(bigint, UNDO, 'Which import'),
    user_id: kept(text, UNDO, 'Whose account, from before the import, got something from it'),
    table_name: kept(text, UNDO, 'Which kind of record'),
    ref: kept(text, UNDO, 'Of which lesson, step or trophy'),
    item: kept(nullable(text), UNDO, 'Of which item, or how a lesson stood before'),
  },
  import_rows: {
    import_id: kept(uuid, IMPORT, 'Which import it belongs to'),
    table_name: kept(text, IMPORT, 'Which table the row is for'),
    line: kept(integer, IMPORT, 'Its place in the file'),
    data: kept(json<Record<string, unknown>>(), IMPORT, 'The row as read; nothing of a child under 13'),
    problem: kept(nullable(text), IMPORT, 'What is wrong with it'),
  },
  ...crewTables,
} as const satisfies Record<string, Record<string, PersonalColumn>>;

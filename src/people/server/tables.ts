// The tables of accounts, and of mails to people.

import type { AgeGroup } from '#people/rules/age-gate.ts';
import type { ExperienceLevel, Role } from '#people/rules/survey.ts';
import {
  boolean,
  bytes,
  day,
  instant,
  integer,
  integers,
  nullable,
  text,
  textOf,
  uuid,
  withDefault,
} from '#platform/server/db/columns.ts';
import { kept, type PersonalTables, secret } from '#platform/server/db/personal-column.ts';
import type { Side } from '#player/rules/side.ts';
import type { LinkPurpose } from '#subjects/rules/paths.ts';

const ACCOUNT = 'the account is deleted';
const SESSION = '30 days without use, 180 days at most';
const LINK = '10 or 30 minutes have passed';
const MAIL = '30 days have passed; the note of the welcome mail: the account is deleted';
const MONTH = '30 days have passed';
const UNSENT = 'it is sent, 30 days at most';

/** Tables that say something about people. */
export const peoplePeopleTables = {
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
    chosen_side: kept(
      nullable(textOf<Side>()),
      ACCOUNT,
      'From which side the dancer is seen, on every device',
    ),
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
} as const satisfies PersonalTables;

// Every setting of the server, read once from the environment. A bad value stops the start with one clear line.

import { isIP } from 'node:net';
import { z } from 'zod';
import { english, type Language, pseudoLanguages, translatedLanguages } from '#platform/content/languages.ts';
import { isEmail } from '#platform/rules/email.ts';
import { SHORTEST_SECRET } from './secret-flaw.ts';
import { storedEmail } from './stored-email.ts';

const whole = (least: number, most: number, words: string) =>
  z
    .string()
    .trim()
    .refine((given) => /^\d+$/.test(given) && Number(given) >= least && Number(given) <= most, {
      message: `must be a whole number ${words}`,
    })
    .transform(Number);
const port = whole(0, 65_535, 'from 0 to 65535');
const count = whole(1, Number.MAX_SAFE_INTEGER, 'of at least 1');
const oneOf = <Value extends string>(...values: [Value, ...Value[]]) =>
  z.enum(values, { error: `must be one of ${values.join(', ')}` });
const list = z
  .string()
  .default('')
  .transform((value) => value.split(/[\s,]+/).filter(Boolean));
/** A list of addresses and CIDR ranges. */
const ranges = list.refine((given) => given.every(isRange), {
  message: 'must be addresses or CIDR ranges, such as 10.0.0.1 or 10.0.0.0/8',
});
/** An email address, alone or with a name before it; its host may be a name in the local network, such as localhost. */
const sender = z.string().refine(
  (value) => {
    const address = /^[^<>\r\n]*<([^<>]*)>$/.exec(value)?.[1] ?? value;
    return isEmail(address.replace(/@([\w-]+)$/, '@$1.example'));
  },
  { message: 'must be a mail address, alone or after a name, such as Shamble <dance@example.org>' },
);
const httpOrigin = z
  .url({ protocol: /^https?$/, abort: true, error: 'must be an address such as https://dance.example.org' })
  .refine((value) => new URL(value).href === `${new URL(value).origin}/`, {
    message:
      'must be only scheme, host and port, such as https://dance.example.org (Shamble does not live below a path)',
  })
  .transform((value) => new URL(value).origin);

/** An address with a user and a password, in which # and % must be percent-encoded. */
const address = (protocol: RegExp, example: string) =>
  z
    .string()
    .refine((value) => !value.includes('#'), { message: 'a # in user or password is written as %23' })
    // With one of these characters unencoded, a piece of the password would count as the host. So the message shows no
    // part of the address.
    .refine((value) => !/[@/?\s]/.test(/:\/\/(.*)@/s.exec(value)?.[1] ?? ''), {
      message: 'in user or password @ is written as %40, / as %2F, ? as %3F, : as %3A and a space as %20',
    })
    .refine((value) => !/%(?![0-9a-f]{2})/i.test(value), {
      message: 'a % in user or password is written as %25',
    })
    .pipe(z.url({ protocol, error: `must be an address such as ${example}` }));

/** A secret text of at least `least` characters; the error does not show it. */
const long = (least: number) =>
  z.string().min(least, {
    error: ({ input }) => `must have at least ${least} characters, not ${String(input).length}`,
  });

/** The translated languages, and the invented languages that show what is not translated. */
const knownLanguages = [...translatedLanguages, ...pseudoLanguages];
const languageTags = [english, ...knownLanguages].map(({ tag }) => tag);

const settings = z.object({
  PORT: port.default(3000),
  HOST: z.string().min(1).default('127.0.0.1'),
  DATA_DIR: z.string().min(1).default('.data'),
  /** The address of any PostgreSQL; without an address the server runs its own PostgreSQL in DATA_DIR. */
  DATABASE_URL: address(/^postgres(ql)?$/, 'postgres://user:password@localhost:5432/shamble').optional(),
  /** The origin at which people reach the site, for links in mails and the canonical address. */
  PUBLIC_URL: httpOrigin.optional(),
  SMTP_URL: address(/^smtps?$/, 'smtps://user:password@mail.example.org:465').optional(),
  MAIL_FROM: sender.default('Shamble <shamble@localhost>'),
  /**
   * The secret that signs cookies and mailed links. If it is not set, a secret is made and kept in DATA_DIR; with
   * DATABASE_URL it must be set.
   */
  AUTH_SECRET: long(SHORTEST_SECRET).optional(),
  /** The parts that the daily backup and `npm run backup` have beside the tables. */
  BACKUP_INCLUDES: list.refine((given) => given.every((each) => ['media', 'secret'].includes(each)), {
    message: 'must be media, secret or both',
  }),
  /** The passphrase that seals the secret in backups. */
  BACKUP_PASSPHRASE: long(12).optional(),
  /** A shell command that sends the file BACKUP_FILE elsewhere, after the daily backup and after `npm run backup`. */
  BACKUP_COMMAND: z.string().optional(),
  OPERATOR_EMAILS: list
    .transform((emails) => emails.map((email) => storedEmail(email) ?? email))
    .refine((emails) => emails.every(isEmail), {
      message: 'must be mail addresses, such as ada@example.org, with commas or spaces between them',
    }),
  DEV_TOOLS: oneOf('on', 'off').optional(),
  /** Addresses or CIDR ranges of proxies whose forwarded headers are believed. */
  TRUSTED_PROXIES: ranges,
  WORKERS: whole(1, 64, 'from 1 to 64').default(1),
  LOG_LEVEL: oneOf('debug', 'info', 'warn', 'error', 'silent').default('info'),
  /** The token with which GET /metrics is read; without a token that page does not exist. */
  METRICS_TOKEN: long(20).optional(),
  /** Sign-ups per client address and hour; a dance class shares one address. */
  SIGN_UPS_PER_HOUR: count.default(100),
  MAILS_PER_HOUR: count.default(100),
  /** Failed sign-ins per client address and five minutes. */
  SIGN_INS_PER_ADDRESS: count.default(30),
  /**
   * Tags of the languages that visitors are offered beside English. An empty list means every completely translated
   * language, `en` means English alone.
   */
  LANGUAGES: list.refine((tags) => tags.every((tag) => languageTags.includes(tag)), {
    message: `must be of ${languageTags.join(', ')}, with commas or spaces between them`,
  }),
  /** Calls per person and minute; visitors are not counted. */
  READS_PER_MINUTE: count.default(600),
  WRITES_PER_MINUTE: count.default(120),
});

/** Returns English and the languages that are offered beside it. */
export function offeredLanguages({ LANGUAGES }: Pick<Env, 'LANGUAGES'>): Language[] {
  const complete = LANGUAGES.length === 0;
  return [
    english,
    ...knownLanguages.filter(({ tag, offered }) => (complete ? offered : LANGUAGES.includes(tag))),
  ];
}

function isRange(given: string): boolean {
  const [, address = '', bits = '0'] = /^([^/]+)(?:\/(\d{1,3}))?$/.exec(given) ?? [];
  const family = isIP(address);
  return family !== 0 && Number(bits) <= (family === 4 ? 32 : 128);
}

/** Returns the end of a message, which shows the given value; '' for a value that holds a secret, or may hold one. */
function shown(name: string, given: string): string {
  if (secretSettings.includes(name) || /\/\/.*@/s.test(given)) return '';
  return `, not ${JSON.stringify(given)}`;
}

/** The settings that hold a secret, or may hold one. */
export const secretSettings = [
  'DATABASE_URL',
  'SMTP_URL',
  'AUTH_SECRET',
  'BACKUP_PASSPHRASE',
  'METRICS_TOKEN',
];

/** The name of every setting. */
export const settingNames = Object.keys(settings.shape);

export type Env = z.infer<typeof settings>;

/** Reads the settings. Throws an error with a line that names the first bad variable, its rule and its value. */
export function readEnv(variables: Record<string, string | undefined>): Env {
  // If DATABASE_URL is empty, starting the built-in database instead would look as if all data were lost.
  if (variables.DATABASE_URL === '')
    throw new Error('DATABASE_URL: is empty. Set it, or remove it for the built-in database');
  if (variables.DATA_DIR === '')
    throw new Error('DATA_DIR: is empty. Set it, or remove it for the folder .data');
  const misspelt = misspeltDatabase(variables);
  if (misspelt) throw new Error(`${misspelt} is not a setting: did you mean DATABASE_URL?`);
  const given = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''));
  const parsed = settings.safeParse(given);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    const name = String(issue?.path[0]);
    throw new Error(`${name}: ${issue?.message}${shown(name, given[name] ?? '')}`);
  }
  if (parsed.data.DATABASE_URL && !parsed.data.AUTH_SECRET)
    throw new Error('AUTH_SECRET: required when DATABASE_URL is set, at least 32 characters');
  if (parsed.data.BACKUP_INCLUDES.includes('secret') && !parsed.data.BACKUP_PASSPHRASE)
    throw new Error('BACKUP_PASSPHRASE: required when BACKUP_INCLUDES names secret, at least 12 characters');
  return parsed.data;
}

/**
 * Returns one line to print for each variable whose name is nearly that of a setting that is not set, because such a
 * variable would be ignored in silence. A misspelt DATABASE_URL is left out, because readEnv refuses it.
 */
export function misspeltSettings(variables: Record<string, string | undefined>): string[] {
  const refused = misspeltDatabase(variables);
  const meant = new Map<string, string>();
  for (const name of settingNames)
    for (const given of nearlySpelt(variables, name)) if (!meant.has(given)) meant.set(given, name);
  return [...meant]
    .filter(([given]) => !settingNames.includes(given) && given !== refused)
    .map(([given, name]) => `${given} is not a setting: did you mean ${name}?`);
}

/**
 * Returns the variables whose name is nearly `name`: at most every fifth letter differs, and the order of the letters
 * does not count. Returns none if `name` itself is set.
 */
function nearlySpelt(variables: Record<string, string | undefined>, name: string): string[] {
  // A name of fewer than five letters is too much like the variables of other programs.
  if (variables[name] || name.length < 5) return [];
  const most = Math.floor(name.length / 5);
  return Object.keys(variables).filter(
    (given) => given !== name && Math.max(lettersLeft(given, name), lettersLeft(name, given)) <= most,
  );
}

/**
 * Returns the name of a variable that is nearly DATABASE_URL and has the address of a PostgreSQL: a server that ignored
 * the variable would serve another, empty database.
 */
function misspeltDatabase(variables: Record<string, string | undefined>): string | undefined {
  return nearlySpelt(variables, 'DATABASE_URL').find((given) =>
    /^postgres(ql)?:/i.test(variables[given] ?? ''),
  );
}

/** Returns the number of letters of `one` that have no partner in `other`. */
function lettersLeft(one: string, other: string): number {
  const partners = [...other];
  return [...one].filter((letter) => {
    const at = partners.indexOf(letter);
    if (at >= 0) partners.splice(at, 1);
    return at < 0;
  }).length;
}

// The doctor's findings about the data folder and the database.

import { stat } from 'node:fs/promises';
import type pg from 'pg';
import { parseEventDate } from '#event/rules/event-date.ts';
import { clockGap, GAP_MS } from '#event/server/clock-gap.ts';
import { backupFolder, isBackedUpDaily, latestBackup } from '#platform/server/backup/automatic-backup.ts';
import { migrationChecksums } from '#platform/server/db/migrate.ts';
import type { Env } from '#platform/server/env.ts';
import { readKeptSecret, secretPath } from '#platform/server/secret.ts';
import { flawOfSecret, isBytes } from '#platform/server/secret-flaw.ts';
import { mailsHeldUp, mailsLeft } from '#platform/server/service-figures.ts';
import { copyDefaults } from '#subjects/content/texts.ts';
import { schemaFlaw } from '../schema-flaw.ts';
import { type Finding, isPublic } from './check-settings.ts';

const DAY = 86_400_000;

export async function checkDataFolder(env: Env, now: number): Promise<Finding[]> {
  const findings: Finding[] = [];
  if (!env.AUTH_SECRET) findings.push(...(await checkKeptSecret(env.DATA_DIR)));
  // An operator who runs the database also backs it up.
  if (!isBackedUpDaily(env)) return findings;
  const latest = await latestBackup(env.DATA_DIR);
  if (latest === null || now - latest.at.getTime() > 2 * DAY)
    findings.push({
      level: isPublic(env) ? 'warning' : 'hint',
      about: 'backup',
      says: `none of the last two days in ${backupFolder(env.DATA_DIR)}: npm run backup`,
    });
  return findings;
}

async function checkKeptSecret(dataDir: string): Promise<Finding[]> {
  const path = secretPath(dataDir);
  const about = 'auth-secret';
  const secret = await readKeptSecret(dataDir);
  if (secret === null) return [];
  const flaw = flawOfSecret(secret);
  if (flaw)
    return [{ level: 'blocker', about, says: `${path} ${flaw}: put a copy of it back, or remove it` }];
  const findings: Finding[] = [];
  if (isBytes(secret))
    findings.push({
      level: 'warning',
      about,
      says: `${path} holds bytes that are no text, which is easier to guess than it looks: rotate it`,
    });
  const { mode } = await stat(path);
  if ((mode & 0o077) !== 0)
    findings.push({ level: 'blocker', about, says: `${path} can be read by others: chmod 600` });
  return findings;
}

export async function checkDatabase(env: Env, pool: pg.Pool, now: number): Promise<Finding[]> {
  const ask = async (sql: string, values: unknown[] = []) => (await pool.query(sql, values)).rows;
  const findings: Finding[] = [];
  const [{ empty }] = await ask("select to_regclass('migrations') is null as empty");
  if (empty) return [{ level: 'hint', about: 'database', says: 'is empty: the first start fills it' }];
  const known = await migrationChecksums();
  const flaw = await schemaFlaw(pool, known);
  if (flaw) findings.push({ level: 'blocker', about: 'schema', says: flaw });
  const applied = new Set((await ask('select name from migrations')).map(({ name }) => name));
  const missing = [...known.keys()].filter((name) => !applied.has(name));
  if (missing.length > 0)
    findings.push({
      level: 'warning',
      about: 'schema',
      says: `${missing.length} migrations wait for the next start`,
    });

  const gap = Math.round(await clockGap(pool));
  if (Math.abs(gap) >= GAP_MS)
    findings.push({
      level: 'warning',
      about: 'clock',
      says: `this machine is ${Math.abs(gap)} ms ${gap > 0 ? 'ahead of' : 'behind'} the database: let NTP set both`,
    });

  const [date] = await ask("select value from settings where key = 'next_challenge_date'");
  const eventAt = parseEventDate(date?.value);
  if (eventAt === null || eventAt < now)
    findings.push({
      level: 'warning',
      about: 'next_challenge_date',
      says: 'is missing or over: no countdown is shown',
    });

  const texts = await ask("select key, text from ui_copy where key like 'link\\_%' order by key");
  const shipped = texts.filter(({ key, text }) => (copyDefaults as Record<string, string>)[key] === text);
  for (const { key, text } of shipped)
    findings.push({ level: 'hint', about: key, says: `still leads to ${text}` });

  const proven = await ask('select email from users where email_verified and lower(email) = any ($1)', [
    env.OPERATOR_EMAILS,
  ]);
  const unproven = env.OPERATOR_EMAILS.length - proven.length;
  if (unproven > 0)
    findings.push({
      level: 'hint',
      about: 'OPERATOR_EMAILS',
      says: `${unproven} of ${env.OPERATOR_EMAILS.length} have not yet proven their address by a mailed link`,
    });

  const [{ queue }] = await ask("select to_regclass('graphile_worker.jobs') is not null as queue");
  const count = async (mails: string) =>
    env.SMTP_URL && queue ? (await ask(`select count(*)::int as count from ${mails}`))[0].count : 0;
  const stuck = await count(`(${mailsHeldUp}) held_up where since < now() - interval '1 hour'`);
  if (stuck > 0)
    findings.push({
      level: 'warning',
      about: 'mail',
      says: `Waiting for more than an hour: ${stuck}`,
    });
  const givenUp = await count("mails where given_up_at > now() - interval '1 day'");
  if (givenUp > 0)
    findings.push({
      level: 'warning',
      about: 'mail',
      says: `Never delivered, because no mail server took them in their time, since yesterday: ${givenUp}`,
    });
  const left = await count(mailsLeft);
  if (left > 0)
    findings.push({
      level: 'hint',
      about: 'mail',
      says: `Never to be sent, because they came with a backup or were written without a mail server: ${left}`,
    });
  return findings;
}

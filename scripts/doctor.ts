// `npm run doctor` names unsafe and missing settings. It ends with 1 when the site must not go public as it is.

import { NoDatabase, openForTools } from '../src/platform/server/db/open-for-tools.ts';
import { type Env, misspeltSettings, readEnv } from '../src/platform/server/env.ts';
import { checkFilms } from '../src/subjects/server/doctor/check-films.ts';
import { checkDatabase, checkDataFolder } from '../src/subjects/server/doctor/check-installation.ts';
import { checkMailServer } from '../src/subjects/server/doctor/check-mail-server.ts';
import { checkSettings, type Finding } from '../src/subjects/server/doctor/check-settings.ts';

const marks = { blocker: '✗ blocker', warning: '! warning', hint: '· hint', ok: '✓ fine' };

async function examine(env: Env): Promise<Finding[]> {
  const now = Date.now();
  const findings = [
    ...checkSettings(env),
    ...(await checkDataFolder(env, now)),
    ...(await checkMailServer(env)),
  ];
  try {
    await using database = await openForTools(env);
    const found = await checkDatabase(env, database.pool, now);
    findings.push(...found);
    // An empty or older database may not have the tables that this check reads.
    if (!found.some(({ about }) => about === 'database' || about === 'schema'))
      findings.push(...(await checkFilms(database.db, env)));
  } catch (error) {
    const says = error instanceof Error ? error.message : String(error);
    findings.push(
      error instanceof NoDatabase
        ? { level: 'warning', about: 'database', says }
        : { level: 'blocker', about: 'database', says: `cannot be examined: ${says}` },
    );
  }
  return findings;
}

async function examineSettings(): Promise<Finding[]> {
  try {
    return await examine(readEnv(process.env));
  } catch (error) {
    return [
      { level: 'blocker', about: 'settings', says: error instanceof Error ? error.message : String(error) },
    ];
  }
}

const order = Object.keys(marks);
const findings = await examineSettings();
for (const says of misspeltSettings(process.env))
  findings.push({ level: 'warning', about: 'settings', says });
if (findings.length === 0) findings.push({ level: 'ok', about: 'everything', says: 'is set and safe' });
const width = Math.max(...findings.map(({ about }) => about.length));
for (const { level, about, says } of findings.sort((a, b) => order.indexOf(a.level) - order.indexOf(b.level)))
  console.log(`${marks[level].padEnd(10)} ${about.padEnd(width)}  ${says}`);
process.exitCode = findings.some(({ level }) => level === 'blocker') ? 1 : 0;

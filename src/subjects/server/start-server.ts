// One server process: opens the database, assembles everything and listens. It stops in order and loses no request.

import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { makeAccounts } from '#people/server/accounts.ts';
import { makePeopleLimits } from '#people/server/limits.ts';
import { english } from '#platform/content/languages.ts';
import { makeApp } from '#platform/server/app.ts';
import { backUpForUndo, backupFolder, makeDailyBackup } from '#platform/server/backup/automatic-backup.ts';
import { listenToDatabase } from '#platform/server/db/announcements.ts';
import { openDatabase, typed } from '#platform/server/db/database.ts';
import { type Env, offeredLanguages } from '#platform/server/env.ts';
import { addHealthRoutes } from '#platform/server/health.ts';
import { callLanguage } from '#platform/server/http/call-language.ts';
import { makeListener } from '#platform/server/http/listener.ts';
import { openApiText } from '#platform/server/http/open-api.ts';
import { localOrigin } from '#platform/server/local-origin.ts';
import { type Log, reasonOf } from '#platform/server/log.ts';
import { mediaFolder } from '#platform/server/media-folder.ts';
import { addMetricsRoute } from '#platform/server/metrics.ts';
import { makeDevFront } from '#platform/server/pages/dev-front.ts';
import { readyPages } from '#platform/server/pages/ready-pages.ts';
import { makeDeveloperRule } from '#platform/server/security/developer-rule.ts';
import { securityHeaders } from '#platform/server/security/headers.ts';
import { makeLimiter } from '#platform/server/security/limiter.ts';
import { refuseForeign } from '#platform/server/security/same-origin.ts';
import { readHealth } from '#studio/server/health.ts';
import { STUDIO_TIMEOUT_MS, type Studio } from '#studio/server/studio.ts';
import type { OperationName } from '#subjects/api/all-routes.ts';
import { featureOf } from '#subjects/api/contract.ts';
import { watchContent } from './content-watch.ts';
import { channels, makeEarlyCalls, makeHandlers } from './handlers.ts';
import type { Host } from './host.ts';
import { startJobs } from './jobs.ts';
import type { Published } from './published.ts';
import { englishReader } from './speech.ts';

export type RunningServer = {
  /** The address at which the server can be opened. */
  url: string;
  /** Refuses new requests, lets running ones finish (10 s at most), then closes everything. */
  stop: () => Promise<void>;
};

export type ServerOptions = {
  env: Env;
  secret: string;
  connection: pg.PoolConfig;
  log: Log;
  /** The clock, in UTC milliseconds; a test may set its own. */
  now: () => number;
  checkAnswers: boolean;
  /**
   * Whether a page that was first compressed quickly is compressed again as small as possible. This takes seconds of
   * processor time after every start and edit, so short tests leave it out.
   */
  smallestPages: boolean;
  /** Whether jobs run only when a test asks for them: the timetable could delete rows in the middle of a test. */
  withoutTimetable?: boolean;
  /** Whether pages are rendered from the source files, for development. */
  develop?: boolean;
};

/** Milliseconds to wait for the database's connections to close. */
const CLOSING_MS = 10_000;

export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const { env, secret, connection, log, now } = options;
  const origin = env.PUBLIC_URL ?? localOrigin(env.HOST, env.PORT);
  let stopping = false;
  const { db, pool } = openDatabase(connection, (error) => {
    // While the server stops, the database may end before the pool has closed its connections.
    if (!stopping) log.warn('database_connection_lost', { reason: reasonOf(error) });
  });
  const announcements = await listenToDatabase(connection, channels);
  const languages = offeredLanguages(env);
  const media = mediaFolder(env.DATA_DIR);
  const content = await watchContent(db, announcements, log, languages, media);
  const front = options.develop
    ? await makeDevFront(origin, content.current, languages)
    : await readyPages({ origin, languages, mediaFolder: media }, content, options.smallestPages, log);
  const shared = { env, secret, origin, log, now };
  const speech: Published['speech'] = (tag) => content.current().speech(tag);
  const limiter = makeLimiter({ ...shared, db });
  const mayDevelop = makeDeveloperRule(env);
  const accounts = makeAccounts({
    ...shared,
    db,
    pool,
    limits: makePeopleLimits(limiter, env, log),
    mayDevelop,
    announcements,
    languages,
    speech,
  });
  const backUp = makeDailyBackup(env, secret, now);
  const studio: Studio = {
    db,
    slowDb: typed(pool, STUDIO_TIMEOUT_MS),
    content,
    mail: { origin, from: env.MAIL_FROM },
    mediaFolder: media,
    temporaryFolder: join(env.DATA_DIR, 'tmp'),
    backUp: (name: string) => backUpForUndo(connection, backupFolder(env.DATA_DIR), name, now()),
    readHealth: () => readHealth(db, env),
    log,
  };
  const jobs = await startJobs({
    ...shared,
    connection,
    content,
    backUp,
    studio,
    withoutTimetable: options.withoutTimetable,
  });
  const facts = { https: origin.startsWith('https:'), inlineScripts: front.inlineScripts };
  const headers = securityHeaders({ ...facts, camera: false });
  const stageHeaders = securityHeaders({ ...facts, camera: true });
  const stops: (() => void)[] = [];
  const host: Host = {
    ...shared,
    db,
    content,
    settings: () => content.current().settings,
    announcements,
    languages,
    limiter,
    accounts,
    studio,
    headers,
    onStop: (stop) => stops.push(stop),
  };

  const isFeatureOff = (name: string) => content.current().settings.off?.includes(name) ?? false;
  const isOff = (name: OperationName) => {
    const feature = featureOf(name);
    return feature !== undefined && isFeatureOff(feature);
  };

  const app = makeApp({
    handlers: makeHandlers(host),
    gate: { readSession: accounts.readSession, mayDevelop, limit: limiter.limitCalls, isOff },
    refuseForeign: (context) => refuseForeign(context.req.raw, ownOrigins(env, context.req.header('host'))),
    log,
    reader: ({ req }) => speech(callLanguage(languages, req) ?? english.tag) ?? englishReader,
    checkAnswers: options.checkAnswers,
    openApi: openApiText,
    addRoutes: (router) => {
      addMetricsRoute(router, { db, token: env.METRICS_TOKEN ?? null });
      addHealthRoutes(router, { db, isStopping: () => stopping });
      accounts.addRoutes(router);
    },
  });
  const { server, drain } = makeListener({
    app,
    front,
    early: makeEarlyCalls(host),
    mediaFolder: media,
    headers,
    stageHeaders,
    tags: languages.map(({ tag }) => tag),
    speech,
    log,
  });
  await front.attach(server);
  server.listen(env.PORT, env.HOST);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;

  return {
    url: localOrigin(env.HOST, port),
    stop: async () => {
      stopping = true;
      for (const stop of stops) stop();
      await drain();
      await front.stop();
      content.stop();
      // The stop must not wait for a database that no longer answers.
      const closing = [jobs.stop(), announcements.stop(), pool.end()];
      await Promise.race([Promise.all(closing), sleep(CLOSING_MS, undefined, { ref: false })]);
    },
  };
}

/**
 * Returns the origins of this site: only PUBLIC_URL where it is set, otherwise any address of this machine that the
 * browser used.
 */
function ownOrigins(env: Env, host: string | undefined): Set<string> {
  return new Set(env.PUBLIC_URL ? [env.PUBLIC_URL] : [`http://${host}`]);
}

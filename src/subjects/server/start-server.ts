// One server process: opens the database, assembles everything and listens. Stops in order, losing no request.

import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { makeClassScreens } from '#class/server/class-screens.ts';
import { courseHandlers } from '#course/server/handlers.ts';
import { progressHandlers } from '#course/server/progress/handlers.ts';
import { makeTurnQueue } from '#course/server/progress/turn-queue.ts';
import { crewHandlers } from '#crew/server/handlers.ts';
import { languageHandlers } from '#languages/server/handlers.ts';
import { movingInHandlers } from '#moving-in/server/handlers.ts';
import { faqHandlers } from '#pages/server/faq/handlers.ts';
import { feedbackHandlers } from '#pages/server/feedback/handlers.ts';
import { makeAccounts } from '#people/server/accounts.ts';
import { makeApp } from '#platform/server/app.ts';
import { backUpForUndo, backupFolder, makeDailyBackup } from '#platform/server/backup/automatic-backup.ts';
import { listenToDatabase } from '#platform/server/db/announcements.ts';
import { openDatabase, typed } from '#platform/server/db/database.ts';
import { type Env, offeredLanguages } from '#platform/server/env.ts';
import { addHealthRoutes } from '#platform/server/health.ts';
import { callLanguage } from '#platform/server/http/call-language.ts';
import { makeListener } from '#platform/server/http/listener.ts';
import { openApiText } from '#platform/server/http/open-api.ts';
import { originForOthers, wantsLan } from '#platform/server/lan.ts';
import { localOrigin } from '#platform/server/local-origin.ts';
import { type Log, reasonOf } from '#platform/server/log.ts';
import { mediaFolder } from '#platform/server/media-folder.ts';
import { addMetricsRoute } from '#platform/server/metrics.ts';
import { makeDevFront } from '#platform/server/pages/dev-front.ts';
import { readyPages } from '#platform/server/pages/ready-pages.ts';
import { requestAddressReader } from '#platform/server/security/client-address.ts';
import { makeDeveloperRule } from '#platform/server/security/developer-rule.ts';
import { securityHeaders } from '#platform/server/security/headers.ts';
import { refuseForeign } from '#platform/server/security/same-origin.ts';
import { studioHandlers } from '#studio/server/handlers.ts';
import { readHealth } from '#studio/server/health.ts';
import { STUDIO_TIMEOUT_MS } from '#studio/server/studio.ts';
import { makeMomentCalls } from '#together/server/moment-calls.ts';
import { makeRoomCounts } from '#together/server/room-counts.ts';
import { watchContent } from './content-watch.ts';
import { startJobs } from './jobs.ts';
import { makeLimits } from './limits.ts';
import type { Published } from './published.ts';

export type RunningServer = {
  /** Where it listens, as an address to open. */
  url: string;
  /** Refuses new requests, lets running ones finish (10 s at most), then closes everything. */
  stop: () => Promise<void>;
};

export type ServerOptions = {
  env: Env;
  secret: string;
  connection: pg.PoolConfig;
  log: Log;
  /** UTC milliseconds; a test may bring its own clock. */
  now: () => number;
  checkAnswers: boolean;
  /**
   * Compresses each page as far as it goes, once it has been served quickly compressed. Seconds of a processor after every
   * start and edit: a test that ends sooner does without.
   */
  smallestPages: boolean;
  /** Jobs run only when something asks for them: a test's rows do not go in the middle of it, when the clock strikes. */
  withoutTimetable?: boolean;
  /** Renders pages from source, for development. */
  develop?: boolean;
};

/** Milliseconds to wait for the database's connections to close. */
const CLOSING_MS = 10_000;

export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const { env, secret, connection, log, now } = options;
  const origin = env.PUBLIC_URL ?? localOrigin(env.HOST, env.PORT);
  let stopping = false;
  const { db, pool } = openDatabase(connection, (error) => {
    // The pool may still be closing connections when the database itself is stopped.
    if (!stopping) log.warn('database_connection_lost', { reason: reasonOf(error) });
  });
  const announcements = await listenToDatabase(connection, ['content', 'people', 'class']);
  const languages = offeredLanguages(env);
  const content = await watchContent(db, announcements, log, languages);
  const front = options.develop
    ? await makeDevFront(origin, content.current, languages)
    : await readyPages({ origin, languages }, content, options.smallestPages, log);
  const shared = { env, secret, origin, log, now };
  const speech: Published['speech'] = (tag) => content.current().speech(tag);
  const limits = makeLimits({ ...shared, db });
  const mayDevelop = makeDeveloperRule(env);
  const accounts = makeAccounts({
    ...shared,
    db,
    pool,
    limits,
    mayDevelop,
    announcements,
    languages,
    speech,
  });
  const backUp = makeDailyBackup(env, secret, now);
  const jobs = await startJobs({
    ...shared,
    connection,
    content,
    backUp,
    withoutTimetable: options.withoutTimetable,
  });
  const facts = { https: origin.startsWith('https:'), inlineScripts: front.inlineScripts };
  const headers = securityHeaders({ ...facts, camera: false });
  const stageHeaders = securityHeaders({ ...facts, camera: true });
  const screens = makeClassScreens({
    ...limits,
    db,
    secret,
    announcements,
    originForPhones: (asked) => (wantsLan() ? originForOthers(asked, env.HOST) : null),
    now,
  });
  const counts = makeRoomCounts({ db, log, now });
  const moment = makeMomentCalls({
    counts,
    secret,
    eventDate: () => content.current().settings.next_challenge_date,
    addressOf: requestAddressReader(env.TRUSTED_PROXIES),
    headers,
    now,
  });
  const media = mediaFolder(env.DATA_DIR);

  const studio = {
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

  const app = makeApp({
    handlers: {
      ...accounts.handlers,
      ...courseHandlers(content),
      ...progressHandlers({ db, queue: makeTurnQueue(), published: content.current, now, log }),
      ...feedbackHandlers({ db, countFeedback: limits.countFeedback }),
      ...faqHandlers(db),
      ...screens.handlers,
      ...crewHandlers({ ...limits, db, secret, settings: () => content.current().settings, now }),
      ...studioHandlers(studio),
      ...movingInHandlers(studio),
      ...languageHandlers(studio),
    },
    gate: { readSession: accounts.readSession, mayDevelop, limit: limits.limitCalls },
    refuseForeign: (context) => refuseForeign(context.req.raw, ownOrigins(env, context.req.header('host'))),
    log,
    say: ({ req }) => {
      const tag = callLanguage(languages, req);
      return tag === null ? undefined : speech(tag)?.say;
    },
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
    moment,
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
      // Streams never end by themselves.
      screens.stop();
      await drain();
      await front.stop();
      content.stop();
      counts.stop();
      // A database that no longer answers can't close its connections, and must not hold up the stop.
      const closing = [jobs.stop(), announcements.stop(), pool.end()];
      await Promise.race([Promise.all(closing), sleep(CLOSING_MS, undefined, { ref: false })]);
    },
  };
}

/** With PUBLIC_URL only that origin is ours; without it, whatever address of this machine the browser used. */
function ownOrigins(env: Env, host: string | undefined): Set<string> {
  return new Set(env.PUBLIC_URL ? [env.PUBLIC_URL] : [`http://${host}`]);
}

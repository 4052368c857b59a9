// Routes for monitoring. They say whether the process is alive, and whether it can serve people.

import type { Hono } from 'hono';
import type { Db } from './db/database.ts';
import { migrationNames } from './db/migrate.ts';

export type Health = { db: Db; isStopping: () => boolean };

/**
 * Adds the health routes: /health/live never touches the database; /health/ready answers 503 with a reason code while
 * the server can't serve people.
 */
export function addHealthRoutes(app: Hono, { db, isStopping }: Health): void {
  // The names of the migrations are read now: an upgrade may put new migrations into the folder before the
  // new version starts.
  const names = migrationNames();
  app.get('/health/live', (context) =>
    context.json({ status: 'live' }, 200, { 'cache-control': 'no-store' }),
  );
  app.get('/health/ready', async (context) => {
    const reason = isStopping() ? 'stopping' : await databaseReason(db, await names);
    const headers = { 'cache-control': 'no-store', ...(reason ? { 'retry-after': '2' } : {}) };
    return context.json(
      reason ? { status: 'unready', reason } : { status: 'ready' },
      reason ? 503 : 200,
      headers,
    );
  });
}

async function databaseReason(db: Db, names: readonly string[]): Promise<string | null> {
  try {
    const applied = await db.selectFrom('migrations').select('name').execute();
    return applied.length >= names.length ? null : 'migrations_missing';
  } catch {
    return 'database_unreachable';
  }
}

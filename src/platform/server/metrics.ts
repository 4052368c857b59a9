// Figures for Prometheus about this server and its waiting work, for holders of METRICS_TOKEN. They tell nothing about
// any person.

import { timingSafeEqual } from 'node:crypto';
import type { Hono } from 'hono';
import { serverPaths } from '#subjects/rules/paths.ts';
import type { Db } from './db/database.ts';
import { AppError } from './http/app-error.ts';
import { readServiceFigures } from './service-figures.ts';

type Metric = { name: string; help: string; type: 'gauge' | 'counter'; value: number };

/** Adds the route of the figures; with a null `token` it adds nothing. */
export function addMetricsRoute(app: Hono, { db, token }: { db: Db; token: string | null }): void {
  if (token === null) return;
  app.get(serverPaths.metrics, async (context) => {
    if (!isToken(context.req.header('authorization'), token)) throw new AppError('not_found');
    const metrics = [...processMetrics(), ...(await databaseMetrics(db))];
    return context.text(metrics.map(written).join(''), 200, {
      'content-type': 'text/plain; version=0.0.4; charset=utf-8',
      'cache-control': 'no-store',
    });
  });
}

function isToken(header: string | undefined, token: string): boolean {
  const given = Buffer.from(header ?? '');
  const wanted = Buffer.from(`Bearer ${token}`);
  return given.length === wanted.length && timingSafeEqual(given, wanted);
}

function processMetrics(): Metric[] {
  const { user, system } = process.cpuUsage();
  return [
    gauge('process_resident_memory_bytes', 'Memory of this process', process.memoryUsage.rss()),
    gauge('process_uptime_seconds', 'Since this process began', process.uptime()),
    {
      ...gauge('process_cpu_seconds_total', 'Processor time of this process', (user + system) / 1e6),
      type: 'counter',
    },
  ];
}

async function databaseMetrics(db: Db): Promise<Metric[]> {
  const figures = await readServiceFigures(db);
  const sumOf = (counts: readonly { count: number }[]) => counts.reduce((sum, { count }) => sum + count, 0);
  return [
    gauge('shamble_mails_waiting', 'Mails that are not sent yet', figures.mailsWaiting),
    gauge(
      'shamble_mails_bounced',
      'Mails of the last month that were refused for good',
      figures.mailsBounced,
    ),
    gauge(
      'shamble_mails_given_up',
      'Mails of the last month that no mail server took in their time',
      sumOf(figures.mailsGivenUp),
    ),
    gauge('shamble_jobs_failed', 'Jobs that are not tried again', sumOf(figures.jobsFailed)),
    gauge('shamble_feedback_open', 'Messages that nobody has dealt with', figures.feedbackOpen),
    gauge('shamble_database_bytes', 'Size of the database', figures.databaseBytes),
  ];
}

function gauge(name: string, help: string, value: number): Metric {
  return { name, help, type: 'gauge', value };
}

function written({ name, help, type, value }: Metric): string {
  return `# HELP ${name} ${help}\n# TYPE ${name} ${type}\n${name} ${value}\n`;
}

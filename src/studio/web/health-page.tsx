import { CircleAlert, CircleCheck } from 'lucide-react';
import { Card } from '#platform/web/ui/card.tsx';
import { useNow } from '#platform/web/ui/use-now.ts';
import { type HealthPart, healthProblems } from '#studio/rules/health-problems.ts';
import { sizeText } from '#studio/rules/size-text.ts';
import { useStudio } from '#studio/web/studio.ts';
import type { OutputOf } from '#subjects/api/contract.ts';
import { Loaded } from './loaded.tsx';
import { PageHead } from './page-head.tsx';

const titles: Readonly<Record<HealthPart, string>> = {
  disk: 'Disk',
  backup: 'Backups',
  mail: 'Mails',
  jobs: 'Jobs',
  videos: 'Video files',
};
const parts = Object.keys(titles) as HealthPart[];

/** The reasons why mails were never delivered, by kind of failure. */
const failures: Readonly<Record<string, string>> & { other: string } = {
  deferred: 'the mail server put them off until their time was over',
  refused: 'the mail server refuses our mails',
  sign_in: 'the mail server did not let us sign in',
  tls: 'no secure connection to the mail server could be made',
  timeout: 'the mail server did not answer in time',
  unreachable: 'the mail server could not be reached',
  late: 'they were due while nothing was being sent',
  other: 'of another failure of sending',
};

type Health = OutputOf<'readStudioHealth'>;

/** The page with the state of the installation, for operators who do not read logs. */
export function HealthPage() {
  const query = useStudio('readStudioHealth');
  return (
    <>
      <PageHead title="Health">
        How the machine behind the course is doing, read when this page opened.
      </PageHead>
      <Loaded query={query}>{(health) => <HealthCards health={health} />}</Loaded>
    </>
  );
}

function HealthCards({ health }: { health: Health }) {
  const now = useNow() ?? Date.parse(health.started_at);
  const { versions, disk, backup, mail, jobs } = health;
  const problems = healthProblems(health, now);
  const unwell = parts.filter((name) => problems[name]).map((name) => titles[name].toLowerCase());
  const part = (name: HealthPart, lines: string[]) => (
    <HealthCard title={titles[name]} problem={problems[name]} lines={lines} />
  );
  return (
    <>
      <p role="status">
        <strong>
          {unwell.length === 0
            ? 'All is well.'
            : `${unwell.length} ${unwell.length === 1 ? 'thing wants' : 'things want'} a look: ${unwell.join(', ')}.`}
        </strong>
      </p>
      <div className="columns studio-health-cards">
        {part('disk', [
          disk
            ? `${sizeText(disk.free)} free of ${sizeText(disk.total)}`
            : 'This system does not tell its free space.',
          `Database ${sizeText(health.database_bytes)}, video files ${sizeText(health.media_bytes)}`,
        ])}
        {part('backup', [
          backup.latest
            ? `The newest was written ${age(backup.latest.at, now)}: ${backup.latest.name}, ${sizeText(backup.latest.bytes)}`
            : 'None has been written here.',
          backup.daily
            ? 'One is written every day at 4:20 UTC.'
            : 'Who runs the database backs it up: none is written here by itself.',
          backup.sends
            ? backup.sent
              ? `Taken elsewhere ${age(backup.sent.at, now)}: ${backup.sent.name}`
              : 'None has been taken elsewhere yet.'
            : 'They stay on this machine. BACKUP_COMMAND takes them elsewhere.',
        ])}
        {part('mail', [
          mail.waiting === 0
            ? 'None is waiting.'
            : `${mail.waiting} waiting${mail.oldest_at === null ? '' : `; the first of those held up was due ${age(mail.oldest_at, now)}`}`,
          ...(mail.sends && mail.left > 0
            ? [
                `${mail.left} of them will not be sent: they came with a backup, or were written without a mail server`,
              ]
            : []),
          `${mail.bounced} refused for good by other mail servers, in the last month`,
          ...mail.given_up.map(
            ({ reason, count }) =>
              `${count} never delivered, in the last month, because ${failures[reason] ?? failures.other}`,
          ),
          mail.sends ? 'A mail server is set.' : 'No mail server is set.',
        ])}
        {part('jobs', [
          jobs.waiting === 0
            ? 'None is waiting.'
            : `${jobs.waiting} waiting, ${jobs.retried} of them after a failure`,
          ...(jobs.failed.length === 0
            ? ['None has failed for good.']
            : jobs.failed.map(({ task, count: times }) => `${task}: ${times} failed for good`)),
        ])}
        {part(
          'videos',
          health.videos.length === 0
            ? ['No step misses its film.']
            : health.videos.map(({ step, says }) => `${step}: ${says}`),
        )}
        <HealthCard
          title="Versions"
          lines={[
            `Shamble ${versions.shamble}, schema ${versions.schema.replace('.sql', '')}`,
            `Node ${versions.node}, PostgreSQL ${versions.postgres}`,
            `This server started ${age(health.started_at, now)}`,
          ]}
        />
      </div>
    </>
  );
}

function HealthCard({
  title,
  problem,
  lines,
}: {
  title: string;
  problem?: string | undefined;
  lines: string[];
}) {
  const Icon = problem ? CircleAlert : CircleCheck;
  return (
    <Card className="studio-health" data-problem={problem !== undefined}>
      <h2 className="card-title cluster">
        <Icon aria-hidden="true" size={24} />
        <span>{title}</span>
      </h2>
      {problem && (
        <Card as="p" look="notice" size="small">
          {problem}
        </Card>
      )}
      <ul>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </Card>
  );
}

/** Returns how long ago `at` was: 'just now', '5 minutes ago', '3 days ago'. */
function age(at: string, now: number): string {
  const minutes = Math.floor((now - Date.parse(at)) / 60_000);
  if (minutes < 1) return 'just now';
  const [value, unit] =
    minutes < 90
      ? [minutes, 'minute']
      : minutes < 48 * 60
        ? [Math.round(minutes / 60), 'hour']
        : [Math.round(minutes / 1_440), 'day'];
  return `${value} ${unit}${value === 1 ? '' : 's'} ago`;
}

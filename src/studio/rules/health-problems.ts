// The parts of an installation that need attention, with sentences that say what to do.

const HOUR = 3_600_000;
const GB = 1e9;
/** A disk is nearly full when fewer than LEAST_FREE bytes and less than LEAST_SHARE of it are free. */
const LEAST_FREE = 2 * GB;
const LEAST_SHARE = 0.1;
/** Hours after which a backup is old, and hours after which a waiting mail is stuck. */
const OLD_BACKUP = 48;
const OLD_MAIL = 1;

/** The parts of an installation that can have a problem. */
export type HealthPart = 'disk' | 'backup' | 'mail' | 'jobs' | 'videos';

/** The facts about an installation; times are ISO 8601, sizes bytes. */
export type HealthFacts = {
  started_at: string;
  disk: { free: number; total: number } | null;
  backup: {
    daily: boolean;
    latest: { at: string } | null;
    sends: boolean;
    sent: { at: string } | null;
  };
  mail: { sends: boolean; oldest_at: string | null };
  jobs: { failed: readonly { task: string; count: number }[]; retried: number };
  /** The steps with a fault in their film. */
  videos?: readonly { step: string; says: string }[];
};

/**
 * Returns at most one sentence for each part; a part without a sentence is healthy. `now` is in epoch milliseconds.
 * Before the first backup, the time since the server's start counts as the backup's age, so that a new installation is
 * healthy before its first night.
 */
export function healthProblems(
  { started_at, disk, backup, mail, jobs, videos = [] }: HealthFacts,
  now: number,
): Partial<Record<HealthPart, string>> {
  const older = (at: string, hours: number) => now - Date.parse(at) > hours * HOUR;
  const problems: [HealthPart, boolean, string][] = [
    [
      'disk',
      disk !== null && disk.free < Math.min(LEAST_FREE, disk.total * LEAST_SHARE),
      `Only ${((disk?.free ?? 0) / GB).toFixed(1)} GB are free. When none are left nothing more is saved: make room, or move the data folder to a larger disk.`,
    ],
    [
      'backup',
      backup.daily && older(backup.latest?.at ?? started_at, OLD_BACKUP),
      'No backup was written in the last two days. Look for job_trouble in the log, and run npm run backup.',
    ],
    [
      'backup',
      backup.sends && older(backup.sent?.at ?? started_at, OLD_BACKUP),
      'No backup was taken elsewhere in the last two days. Look at BACKUP_COMMAND: npm run backup says what fails.',
    ],
    ['mail', !mail.sends, 'No mail server is set: mails wait, and nobody gets a link. Set SMTP_URL.'],
    [
      'mail',
      mail.oldest_at !== null && older(mail.oldest_at, OLD_MAIL),
      'Mails have waited for more than an hour. Look for job_trouble in the log, and at SMTP_URL.',
    ],
    [
      'jobs',
      jobs.failed.length > 0,
      'These jobs failed for good and are not tried again. The log says why, under job_trouble.',
    ],
    [
      'videos',
      videos.length > 0,
      'Learners see these steps without their film, or not as they are meant. Put the file right, or choose another in the lesson.',
    ],
  ];
  return Object.fromEntries(
    problems
      .filter(([, is]) => is)
      .reverse()
      .map(([part, , words]) => [part, words]),
  );
}

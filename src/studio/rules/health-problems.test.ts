import { expect, test } from 'vitest';
import { type HealthFacts, healthProblems } from './health-problems.ts';

const now = Date.parse('2027-03-10T12:00:00Z');
const ago = (hours: number) => new Date(now - hours * 3_600_000).toISOString();

const well: HealthFacts = {
  started_at: ago(72),
  disk: { free: 40e9, total: 100e9 },
  backup: { daily: true, latest: { at: ago(8) }, sends: true, sent: { at: ago(8) } },
  mail: { sends: true, oldest_at: ago(0.1) },
  jobs: { failed: [], retried: 1 },
};

// §2.studio-shows-where-one-every
test('a healthy installation has no problems', () => {
  expect(healthProblems(well, now)).toEqual({});
});

test.each<[string, Partial<HealthFacts>, object]>([
  ['a full disk', { disk: { free: 1.2e9, total: 100e9 } }, { disk: /^Only 1.2 GB are free/ }],
  ['an unknown disk', { disk: null }, {}],
  ['a small disk that has room', { disk: { free: 1.2e9, total: 5e9 } }, {}],
  [
    'an old backup',
    { backup: { ...well.backup, latest: { at: ago(49) } } },
    { backup: /written in the last two/ },
  ],
  [
    'no backup',
    { backup: { ...well.backup, latest: null, sends: false } },
    { backup: /written in the last two/ },
  ],
  [
    'no backup yet, right after the start',
    { started_at: ago(3), backup: { ...well.backup, latest: null, sent: null } },
    {},
  ],
  ['backups that others make', { backup: { daily: false, latest: null, sends: false, sent: null } }, {}],
  ['one that stayed here', { backup: { ...well.backup, sent: null } }, { backup: /taken elsewhere/ }],
  [
    'a film that is not there',
    { videos: [{ step: 'Day 1, part 1', says: 'a.mp4 is not in the media folder.' }] },
    { videos: /without their film/ },
  ],
  ['no mail server', { mail: { sends: false, oldest_at: null } }, { mail: /Set SMTP_URL/ }],
  [
    'no mail server, for which mails wait',
    { mail: { sends: false, oldest_at: ago(5) } },
    { mail: /Set SMTP_URL/ },
  ],
  ['stuck mails', { mail: { sends: true, oldest_at: ago(1.1) } }, { mail: /more than an hour/ }],
  [
    'failed jobs',
    { jobs: { failed: [{ task: 'back_up', count: 1 }], retried: 0 } },
    { jobs: /failed for good/ },
  ],
])('%s is reported in words', (_, facts, problems) => {
  const expected = Object.entries(problems).map(([part, words]) => [part, expect.stringMatching(words)]);
  expect(healthProblems({ ...well, ...facts }, now)).toEqual(Object.fromEntries(expected));
});

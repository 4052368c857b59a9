import { expect, test } from 'vitest';
import { studioQuery } from '#studio/web/studio.ts';
import type { OutputOf } from '#subjects/api/contract.ts';
import { renderToHtml } from '#testing/web/render-to-html.tsx';
import { HealthPage } from './health-page.tsx';

const health: OutputOf<'readStudioHealth'> = {
  versions: { shamble: '1.0.0', schema: '060-later.sql', node: '24.21.0', postgres: '18.4' },
  started_at: '2027-03-10T12:00:00.000Z',
  disk: { free: 41_200_000_000, total: 100_000_000_000 },
  database_bytes: 8_700_000,
  media_bytes: 0,
  backup: {
    daily: true,
    latest: { name: 'daily-2027-03-10.gz', at: '2027-03-10T04:20:00.000Z', bytes: 120_400 },
    sends: false,
    sent: null,
  },
  mail: { sends: true, waiting: 2, left: 1, oldest_at: null, bounced: 0, given_up: [] },
  jobs: { waiting: 1, failed: [], retried: 0 },
  videos: [],
};
const page = (changes: Partial<typeof health> = {}) =>
  renderToHtml(<HealthPage />, {
    data: [[studioQuery('readStudioHealth').queryKey, { ...health, ...changes }]],
  });

test('a healthy installation is shown as such, with its figures', () => {
  const html = page();
  expect(html).toContain('All is well.');
  for (const line of [
    '41 GB free of 100 GB',
    'Database 8.7 MB, video files 0 bytes',
    'The newest was written 8 hours ago: daily-2027-03-10.gz, 120 KB',
    'Shamble 1.0.0, schema 060-later',
    'Node 24.21.0, PostgreSQL 18.4',
    '1 of them will not be sent: they came with a backup',
  ])
    expect(html).toContain(line);
});

test('problems are counted, and shown at the part that has them', () => {
  const html = page({
    disk: { free: 1_000_000_000, total: 100_000_000_000 },
    jobs: { waiting: 0, failed: [{ task: 'back_up', count: 2 }], retried: 0 },
    videos: [{ step: 'Day 1, part 1', says: 'a.mp4 has no picture.' }],
  });
  expect(html).toContain('3 things want a look: disk, jobs, video files.');
  expect(html).toContain('Only 1.0 GB are free.');
  expect(html).toContain('back_up: 2 failed for good');
  expect(html).toContain('Day 1, part 1: a.mp4 has no picture.');
});

import { afterEach, expect, test, vi } from 'vitest';
import type { Profile } from '#people/api/profile.ts';
import { profileQuery } from '#people/web/profile-queries.ts';
import { renderToHtml } from '#testing/web/render-to-html.tsx';
import { ProfileScreen } from './profile-screen.tsx';

/** The profile in these tests. */
const morticia = {
  first_name: 'Morticia',
  last_name: 'Graves',
  email: 'morticia@example.org',
  age_group: '13-17',
  experience_level: 'parts',
  role: 'coordinator',
  current_streak: 1,
  lessons_completed: 7,
  trophies_earned: 2,
  created_at: '2026-09-03T12:00:00.000Z',
  reminders_opt_in: true,
} satisfies Partial<Profile> as Profile;

vi.stubEnv('TZ', 'America/New_York');

function profile(changes: Partial<Profile> = {}): string {
  return renderToHtml(<ProfileScreen />, { data: [[profileQuery.queryKey, { ...morticia, ...changes }]] });
}

// §6.role-stored-role-record-shown §7.reads-settings-copy-lessons-steps §2.profile-name-email-age-group
// §9.member-since-mmmm-d-yyyy
test.each([
  'Morticia Graves',
  'morticia@example.org',
  '13-17',
  'Parts of it',
  'Coordinator',
  '1 day',
  '7',
  '2',
  'September 3, 2026',
])('the profile shows %s', (text) => {
  expect(profile()).toContain(`>${text}<`);
});

test('without a survey the profile says so and offers it', () => {
  const html = profile({ role: null, experience_level: null });
  for (const answer of ['Experience level', 'Role'])
    expect(html).toMatch(new RegExp(`>${answer}</dt><dd>Not set<`));
  expect(html).toContain('href="/auth/signup"');
});

test.each([
  [true, 'true'],
  [false, 'false'],
])('the reminders switch shows %s', (reminders_opt_in, checked) => {
  expect(profile({ reminders_opt_in })).toMatch(new RegExp(`role="switch"[^>]*aria-checked="${checked}"`));
});

// §2.profile-support-block-button-payment
test('the profile has the links to support, to signing out and to deleting the account', () => {
  const html = profile();
  for (const text of [
    'Buy us a coffee',
    'Change Password',
    'Download my data',
    'Delete my account',
    'Sign Out',
  ])
    expect(html).toContain(text);
  expect(html).toMatch(/target="_blank" [^>]*href="https:[^>]*>Buy us a coffee</);
});

afterEach(() => vi.unstubAllGlobals());

test.each<[string | undefined, Partial<Profile>, string | null]>([
  ['Europe/Berlin', { counted_zone: 'Europe/Berlin' }, null],
  ['UTC', { counted_zone: 'UTC' }, 'This device says UTC. If that is not where you are'],
  ['Atlantic/Reykjavik', { counted_zone: 'Atlantic/Reykjavik' }, 'This device says Atlantic/Reykjavik. If'],
  ['Etc/Unknown', { counted_zone: 'UTC' }, 'This device does not say its time zone.'],
  [
    'America/Newly_Named',
    { counted_zone: 'UTC' },
    'This device says America/Newly_Named, a time zone that is not known',
  ],
  [
    'Europe/Berlin',
    { counted_zone: 'Asia/Tokyo', chosen_zone: 'Asia/Tokyo' },
    'follow this zone, whatever a device says',
  ],
])(
  'when the device’s zone is %s and days count in %j, the profile offers a time zone: %s',
  (zone, counted, hint) => {
    vi.stubGlobal('Temporal', { Now: { timeZoneId: () => zone } });
    const html = profile({ chosen_zone: null, ...counted });
    expect(html.includes('Time zone of your days')).toBe(hint !== null);
    if (hint) expect(html).toContain(hint);
  },
);

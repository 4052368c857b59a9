import { expect, test } from 'vitest';
import { copyQuery } from '#platform/web/queries/copy.ts';
import { placesIn } from '#subjects/rules/places.ts';
import { renderToHtml } from '#testing/web/render-to-html.tsx';
import { LandingScreen } from './landing-screen.tsx';

test('the served front page holds both calls, the three acts, six features and the event, but no digits', () => {
  const html = renderToHtml(<LandingScreen />);
  expect(html.match(/href="\/auth"/g)).toHaveLength(2);
  expect(html).toContain('href="#demo"');
  for (const act of ['The problem', 'The solution', 'The result']) expect(html).toContain(act);
  expect(html.match(/class="landing-feature"/g)).toHaveLength(6);
  expect(html).toContain('Saturday, October 30 at 3:00 pm PDT / 10:00 pm GMT (Oct 30)');
  expect(html.match(/data-unit="(days|hours|minutes)">--</g)).toHaveLength(3);
});

test('without a date the specified words replace the countdown', () => {
  const settings = { next_challenge_date: null, challenge_name: null };
  const html = renderToHtml(<LandingScreen />, { data: [[copyQuery.queryKey, { copy: {}, settings }]] });
  expect(html).toContain('Date TBD - Stay tuned!');
  expect(html).not.toContain('role="timer"');
});

test('the front page of a course with another dance does not show the house dancer', () => {
  const settings = { next_challenge_date: null, challenge_name: null };
  const html = (own_dance?: true) =>
    renderToHtml(<LandingScreen />, {
      data: [[copyQuery.queryKey, { copy: {}, settings: { ...settings, own_dance } }]],
    });
  expect(html()).toContain('<canvas class="landing-dancers">');
  expect(html(true)).not.toContain('<canvas');
});

test('texts of operators are shown as text, never as markup', () => {
  const html = renderToHtml(<LandingScreen />, { copy: { landing_hero_title: 'Rise <now>' } });
  expect(html.includes('Rise &lt;now&gt;</h1>')).toBe(true);
});

test('teachers find the class screen on the front page, unless it is switched off', () => {
  const settings = (off: string[]) => ({ next_challenge_date: null, challenge_name: null, off });
  const html = (off: string[]) =>
    renderToHtml(<LandingScreen />, { data: [[copyQuery.queryKey, { copy: {}, settings: settings(off) }]] });
  const links = placesIn('teachers');
  expect(html([]).includes('landing-teachers')).toBe(links.length > 0);
  for (const { to } of links) expect(html([])).toContain(`href="${to}"`);
  expect(html(['class'])).not.toContain('landing-teachers');
});

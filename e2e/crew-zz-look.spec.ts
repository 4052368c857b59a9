import { randomUUID } from 'node:crypto';
import { crewConsent } from '../content/copy/crew/consent.ts';
import { enterAsLearner } from './fixtures/people.ts';
import { test } from './fixtures/test.ts';

test('look', async ({ page, browser, server }) => {
  test.setTimeout(180_000);
  await page.goto('/');
  const leader = await enterAsLearner(page, server, { first_name: 'Grace' });
  await server.db.updateTable('users').set({ email_verified: true }).where('id', '=', leader.id).execute();
  await server.db.updateTable('user_roles').set({ role: 'instructor' }).where('user_id', '=', leader.id).execute();
  const headers = { origin: server.url };
  const made = await page.request.post(`${server.url}/api/crews`, { headers, data: { name: 'The Night Shift', place: 'Gym 2, Elm Street School', zone: 'Europe/Berlin', approves: false } });
  const { id } = await made.json();
  const { code } = await (await page.request.get(`${server.url}/api/crews/${id}`)).json();
  await page.request.put(`${server.url}/api/crews/${id}/rehearsals/${randomUUID()}`, { headers, data: { starts_at: new Date(Date.now() + 86_400_000).toISOString(), minutes: 90, place: '', online: true } });
  const shot = async (p: typeof page, name: string) => {
    for (const width of [360, 768, 1440]) {
      await p.setViewportSize({ width, height: 800 });
      await p.waitForTimeout(300);
      await p.screenshot({ path: `/tmp/crews-shots/${name}-${width}.png`, fullPage: true });
    }
  };
  for (let n = 0; n < 6; n += 1) {
    const context = await browser.newContext();
    const member = await context.newPage();
    await member.goto(server.url);
    await enterAsLearner(member, server, { first_name: `Zoe${n}`, completed: n * 2, age_group: n === 0 ? '13-17' : '18+' });
    if (n === 5) {
      await member.goto(`${server.url}/crew/join#${code}`);
      await member.getByRole('button', { name: /Join The/ }).waitFor();
      await shot(member, 'join');
    }
    if (n === 0) {
      await member.goto(`${server.url}/crew/join#${code}`);
      await member.getByRole('button', { name: /Join The/ }).click();
      await shot(member, 'join-minor');
    }
    await member.request.post(`${server.url}/api/crew-members`, { headers, data: { code, wording: crewConsent.wording, guardian: true, shows_name: n % 2 === 0, counts: true, mails: true } });
    if (n === 5) {
      await member.goto(`${server.url}/crew`);
      await member.getByText('Next rehearsal').waitFor();
      await shot(member, 'member');
    }
    await context.close();
  }
  await page.goto(`${server.url}/crew/${id}`);
  await page.getByText('Day 1: ').first().waitFor({ state: 'attached' });
  await shot(page, 'leader');
  await page.goto(`${server.url}/crew`);
  await page.getByText('Crews that you lead').waitFor();
  await shot(page, 'home');
  await page.goto(`${server.url}/crew/open`);
  await shot(page, 'open');
  await page.goto(`${server.url}/dashboard`);
  await page.getByText('Lead a crew').waitFor();
  await shot(page, 'dashboard');
});

// The whole course in another language, on a phone. Each kind of screen and mail is really visited. A further lesson of
// a kind that was visited is only marked as completed in the database.

import type { Page } from '@playwright/test';
import { sql } from 'kysely';
import { mailCopy } from '#people/content/mail-copy.ts';
import { fillTemplate } from '#platform/rules/fill-template.ts';
import { localDay } from '#platform/rules/local-day.ts';
import { unsubscribeTexts } from '#subjects/content/mail-texts.ts';
import { writePractice } from '../../src/testing/server/learner-rows.ts';
import type { TestedServer } from '../fixtures/given-server.ts';
import { mailedLink, mailsOf } from '../fixtures/mail.ts';
import { faults } from '../fixtures/page-faults.ts';
import { newEmail } from '../fixtures/people.ts';
import { expect } from '../fixtures/test.ts';
import type { Words } from '../fixtures/words.ts';
import { findTrophies, liveDays, liveRehearsal, signIn, signUpByHand } from './whole-course.ts';

const newPassword = 'a-fresher-grave-9';

/** Takes the course from the landing page to the last trophy, and receives every mail; then reads all mails. */
export async function takeCourseIn(page: Page, server: TestedServer, words: Words): Promise<void> {
  const { text, at } = words;
  const email = newEmail();
  await signUpByHand(page, words, email);
  await look(page, words, 'the dashboard of a beginner');
  const { id } = await server.db
    .selectFrom('users')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirstOrThrow();

  await practise(page, words);
  await page.goto(at('/learn'));
  await liveDays(page, words, 1, 1);
  await writePractice(server.db, id, { completed: 3 });
  await page.reload();
  await liveDays(page, words, 4, 4);
  await mailReminder(page, server, words, id);
  await writePractice(server.db, id, { completed: 11 });
  await page.goto(at('/learn'));
  await liveDays(page, words, 12, 12);
  await liveRehearsal(page, words);
  await look(page, words, 'the finished lesson list');
  await findTrophies(page, words);

  await page.goto(at('/profile'));
  await expect(page.getByText(text('profile_session_current'))).toBeVisible();
  await look(page, words, 'the profile');
  await changePassword(page, server, words, email);
  const moved = newEmail('moved');
  await changeAddress(page, server, words, moved);
  await signOutAndInByLink(page, server, words, moved);
  await readMails(server, words, id);
}

/** Loops a segment of the first lesson and ticks its item. */
async function practise(page: Page, words: Words): Promise<void> {
  const { text, at } = words;
  await page.goto(at('/learn/1?tab=practice'));
  await page
    .getByRole('button', { name: text('lesson_play_segment') })
    .first()
    .click();
  await expect(page.getByRole('button', { name: text('lesson_stop_loop') })).toBeVisible();
  await page.getByRole('listitem').getByRole('checkbox').first().check();
  await seeToast(page, text('toast.progressSaved'));
  await look(page, words, 'a lesson that is practised');
}

/** Mails the reminder to a person who last danced two days ago, and for whom it is five in the afternoon. */
async function mailReminder(page: Page, server: TestedServer, words: Words, id: string): Promise<void> {
  await expect(async () => {
    const now = new Date();
    const east = ((17 - now.getUTCHours() + 36) % 24) - 12;
    const time_zone = `Etc/GMT${east > 0 ? '-' : '+'}${Math.abs(east)}`;
    const last_practice_day = localDay(now.getTime() - 2 * 86_400_000, time_zone);
    await server.db.updateTable('users').set({ time_zone, last_practice_day }).where('id', '=', id).execute();
    await sql`select graphile_worker.add_job('remind')`.execute(server.db);
    await expect(async () => expect(await kindsOf(server, id)).toContain('practice')).toPass({
      timeout: 5_000,
    });
  }).toPass();
  const reminder = (await mailsOf(server, id)).find(({ kind }) => kind === 'practice');
  await page.goto(reminder?.unsubscribe ?? '');
  await expect(page).toHaveTitle(words.say(unsubscribeTexts.reminders.pageTitle));
  await look(page, words, 'the page that ends reminders');
}

async function changePassword(page: Page, server: TestedServer, words: Words, email: string): Promise<void> {
  const { text } = words;
  await page.getByRole('button', { name: text('profile_password') }).click();
  await seeToast(page, text('toast.passwordResetSent'));
  await page.goto('about:blank');
  await page.goto(await linkIn(page, server, words, email, 'reset'));
  await page.getByLabel(text('auth_new_password'), { exact: true }).fill('short');
  await page.getByRole('button', { name: text('auth_reset_button') }).click();
  await look(page, words, 'a password that is too short');
  await page.getByLabel(text('auth_new_password'), { exact: true }).fill(newPassword);
  await page.getByRole('button', { name: text('auth_reset_button') }).click();
  await seeToast(page, text('auth_reset_done'));
  await signIn(page, words, email, newPassword);
}

async function changeAddress(page: Page, server: TestedServer, words: Words, moved: string): Promise<void> {
  const { text, at } = words;
  await page.goto(at('/profile'));
  await page.getByRole('button', { name: text('profile_email_change') }).click();
  const dialog = page.getByRole('dialog', { name: text('profile_email_change') });
  await dialog.getByLabel(text('profile_email_new')).fill(moved);
  await dialog.getByLabel(text('auth_password'), { exact: true }).fill(newPassword);
  await look(page, words, 'the dialog for another address');
  await dialog.getByRole('button', { name: text('profile_email_save') }).click();
  await expect(page.getByText(text('profile_email_sent'))).toBeVisible();
  await page.goto('about:blank');
  await page.goto(await linkIn(page, server, words, moved, 'email'));
  await page.getByRole('button', { name: text('profile_email_confirm_button') }).click();
  await seeToast(page, text('toast.settingsSaved'));
}

async function signOutAndInByLink(
  page: Page,
  server: TestedServer,
  words: Words,
  email: string,
): Promise<void> {
  const { text } = words;
  await page
    .getByRole('main')
    .getByRole('button', { name: text('nav_sign_out') })
    .click();
  await expect(page).toHaveURL(/\/auth\/login$/);
  await page.getByRole('button', { name: text('auth_forgot') }).click();
  await page.getByLabel(text('auth_email'), { exact: true }).fill(email);
  await page.getByRole('button', { name: text('auth_magic_button') }).click();
  await seeToast(page, text('toast.magicLinkSent'));
  await page.goto('about:blank');
  await page.goto(await linkIn(page, server, words, email, 'magic'));
  await page.getByRole('button', { name: text('auth_redeem_button') }).click();
  await expect(page).toHaveURL(new RegExp(`${words.at('/dashboard')}$`));
}

/**
 * Checks that each mail to a learner is in the language, with its subject, and from right to left if the language is
 * written so.
 */
async function readMails(server: TestedServer, { language, say }: Words, id: string): Promise<void> {
  const mails = await mailsOf(server, id);
  expect(mails.map(({ kind }) => kind).toSorted()).toEqual(
    ['welcome', 'practice', 'reset', 'password_changed', 'email', 'email_changed', 'magic'].toSorted(),
  );
  for (const { kind, subject, html, text } of mails) {
    const template = say(mailCopy[`mail_${kind}_subject`] ?? '', `mail:${kind}_subject`);
    expect(subject).toBe(fillTemplate(template, { first_name: 'Morticia' }));
    expect(html).toContain(`<html lang="${language.tag}" dir="${language.direction}">`);
    const written = [subject, text, html.replace(/<style[\s\S]*?<\/style>|<[^>]*>/g, ' ')].join('\n');
    if (language.direction === 'rtl')
      expect(written.replace(/https?:\S+|Shamble|Morticia|&\w+;|\b\w{4}-\w{4}\b/g, '')).not.toMatch(/[a-z]/i);
  }
}

async function kindsOf(server: TestedServer, id: string): Promise<string[]> {
  return (await mailsOf(server, id)).map(({ kind }) => kind);
}

/** Returns a mail's link, which leads to the pages in the language. */
async function linkIn(
  page: Page,
  server: TestedServer,
  { at }: Words,
  to: string,
  purpose: 'magic' | 'reset' | 'email',
): Promise<string> {
  const link = await mailedLink(page, server.url, to, purpose);
  expect(link.startsWith(server.url + at('/'))).toBe(true);
  return link;
}

async function seeToast(page: Page, text: string): Promise<void> {
  await expect(page.locator('.toast-text', { hasText: text }).last()).toBeVisible();
}

/** Checks that nothing is cut or too wide, and that no English is left in a language with another script. */
async function look(page: Page, { language }: Words, place: string): Promise<void> {
  expect(await faults(page, place, language.direction === 'rtl')).toEqual([]);
}

// The profile with mails, downloads and the end of an account. Its settings and dialogs are tested in
// src/people/web/profile/*.component.test.tsx.

import { overflow } from '../fixtures/axe.ts';
import { mailedLink } from '../fixtures/mail.ts';
import { enterAsLearner, newEmail } from '../fixtures/people.ts';
import { expect, test } from '../fixtures/test.ts';
import { toasts } from '../fixtures/toasts.ts';

test('a new address counts once the link that was mailed to it is opened and confirmed, and only then', async ({
  page,
  server,
}) => {
  const { email, password } = await enterAsLearner(page, server);
  const next = newEmail('moved');
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Change email' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change email' });
  await dialog.getByLabel('New email').fill(next);
  await dialog.getByLabel('Password', { exact: true }).fill(password);
  await dialog.getByRole('button', { name: 'Save email' }).click();
  await expect(dialog.getByLabel('Code from the mail')).toBeVisible();
  await page.keyboard.press('Escape');
  const card = page.locator('.card').first();
  await expect(card.getByText(email)).toBeVisible();

  const link = await mailedLink(page, server.url, next, 'email');
  await page.goto('about:blank');
  await page.goto(link);
  const confirm = page.getByRole('dialog', { name: 'Confirm your new email' });
  await confirm.getByRole('button', { name: 'Use this address' }).click();
  await expect(toasts(page)).toContainText('Settings saved!');
  await expect(page).toHaveURL('/profile');
  await expect(card.getByText(next)).toBeVisible();
});

// §7.deleting-changing-address-ask-password
test('the data of an account is downloaded, and the account deleted after one more question', async ({
  page,
  server,
}) => {
  const { password } = await enterAsLearner(page, server);
  await page.goto('/profile');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download my data' }).click();
  expect((await download).suggestedFilename()).toBe('my-data.json');
  await page.getByRole('button', { name: 'Delete my account' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete my account' });
  await dialog.getByLabel('Password', { exact: true }).fill('not-this-one');
  await dialog.getByRole('button', { name: 'Yes, delete everything' }).click();
  await expect(dialog.getByText('That is not your password.')).toBeVisible();
  await dialog.getByLabel('Password', { exact: true }).fill(password);
  await dialog.getByRole('button', { name: 'Yes, delete everything' }).click();
  await expect(toasts(page)).toContainText('Your account is gone. Rest in peace.');
  await expect(page).toHaveURL('/auth/login');
});

test('with text at twice its size nothing leaves its card or the window of a phone', {
  tag: '@soak',
}, async ({ page, server }) => {
  await page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => {
      document.documentElement.style.fontSize = '200%';
    });
  });
  await page.setViewportSize({ width: 360, height: 640 });
  await enterAsLearner(page, server, { completed: 4 });
  for (const path of ['/profile', '/dashboard', '/learn', '/together']) {
    await page.goto(path);
    await expect(page.locator('.card').first()).toBeVisible();
    const outside = await page.evaluate(() =>
      [...document.querySelectorAll('.card dd, .card span, .room-late output, .brand')]
        .filter((element) => {
          const box = (element.closest('.card, .site-header') ?? document.body).getBoundingClientRect();
          const { right, bottom } = element.getBoundingClientRect();
          // A folded part is below its card, where nobody sees it.
          return element.checkVisibility() && (right > box.right || bottom > box.bottom + 1);
        })
        .map(({ className, textContent }) => `${className}: ${textContent}`),
    );
    // Words in a space narrower than ten letters break after every letter.
    const squeezed = await page
      .locator('.card-row > div, .part-progress > li')
      .evaluateAll((words) =>
        words
          .filter((element) => element.clientWidth < 5 * parseFloat(getComputedStyle(element).fontSize))
          .map(({ textContent }) => textContent),
      );
    expect([path, ...outside, ...squeezed, ...(await overflow(page))]).toEqual([path]);
  }
});

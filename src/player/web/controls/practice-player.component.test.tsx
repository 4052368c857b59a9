// The player's controls and keys on a lesson's page, and the settings that the device stores.

import { expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { quietDevice as device, paused, playing, press } from '#testing/web/lesson.ts';
import { signedInAnswers } from '#testing/web/person.ts';
import { profileAnswers } from '#testing/web/profile.ts';
import { showApp } from '#testing/web/show-app.tsx';
import { said } from '#testing/web/toasts.ts';

const answers = signedInAnswers();
const at = '/learn/1';
const part = page.getByText('Part 1 of 3');
const settings = 'shamble.player.v1';

/** Sends a key as a keyboard of another kind sends it. */
const send = (key: string, code: string, altKey = false) =>
  window.dispatchEvent(new KeyboardEvent('keydown', { key, code, altKey }));

// §2.loop-off-speeds-1-0 §3.player-settings-device-under-v1 §8.speed-set-n-x-loop
test('loop and speed show their present values, which the device stores under a v1 key', async () => {
  await showApp({ at, answers, device });
  await page.getByRole('button', { name: 'Loop OFF' }).click();
  await said('Loop enabled');
  await page.getByRole('button', { name: 'Loop ON' }).click();
  await said('Loop disabled');
  for (const [speed, words] of [
    ['0.25', 'Speed set to 0.25x'],
    ['0.5', 'Speed set to 0.5x'],
    ['1.0', 'Speed set to 1x'],
    ['0.75', 'Speed set to 0.75x'],
  ] as const) {
    await page.getByRole('radio', { name: speed }).click({ force: true });
    await said(words);
  }
  const kept = JSON.parse(localStorage.getItem(settings) ?? '');
  expect(kept).toEqual({ loopEnabled: false, delayEnabled: false, playbackRate: 0.75 });
});

test('an invalid stored setting gives the default, and the valid settings beside it are kept', async () => {
  const odd = { ...device, [settings]: '{"playbackRate":9,"loopEnabled":true}' };
  await showApp({ at, answers, device: odd });
  await expect.element(page.getByRole('radio', { name: '1.0' })).toBeChecked();
  await expect.element(page.getByRole('button', { name: 'Loop ON' })).toBeVisible();
});

test('keys set and halve a loop from A to B, also on other keyboards, and the address names the loop', async () => {
  const shown = await showApp({ at, answers, device });
  const start = page.getByRole('slider', { name: 'Loop start' });
  const end = page.getByRole('slider', { name: 'Loop end' });
  await expect.element(part).toBeVisible();
  await press('5', 'a', '9', 'b');
  await expect.element(end).toHaveAttribute('aria-valuenow', '27');
  // These are the keys A and Alt+A on a French Mac.
  send('a', 'KeyQ');
  send('æ', 'KeyQ', true);
  await expect.element(start).toHaveAttribute('aria-valuenow', '15.1');
  await press('{Shift>}A{/Shift}');
  await expect.element(start).toHaveAttribute('aria-valuenow', '15');
  await press('{Shift>}B{/Shift}');
  await expect.element(end).toHaveAttribute('aria-valuenow', '26.9');
  // This is the key Alt+B on a Mac.
  send('∫', 'KeyB', true);
  await expect.element(end).toHaveAttribute('aria-valuenow', '27');
  await press('h');
  await expect.element(end).toHaveAttribute('aria-valuenow', '21');
  await expect.poll(() => window.location.search).toMatch(/a=15&b=21/);
  await shown.reload();
  await expect.element(start).toHaveAttribute('aria-valuenow', '15');
});

test('the focused timeline goes on from the place that the dance has reached', async () => {
  await showApp({ at, answers, device });
  const timeline = page.getByRole('slider', { name: 'Position' });
  await expect.element(part).toBeVisible();
  (timeline.element() as HTMLElement).focus();
  await press('k');
  await expect.element(page.css('.timeline-clock')).toMatchTextContent(/^0:(0[2-9]|[1-5])/);
  await press('k');
  await paused();
  await press('{ArrowRight}');
  await expect.poll(() => Number((timeline.element() as HTMLInputElement).value)).toBeGreaterThan(2);
});

test('Escape closes the panels of the row and hands the focus back to their buttons', async () => {
  await showApp({ at, answers, device });
  const row = page.getByRole('group', { name: 'Playing' });
  const sound = row.getByRole('button', { name: 'Sound' });
  const side = row.getByRole('button', { name: /^Side/ });
  const enter = async (button: typeof sound) => {
    (button.element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
  };
  await expect.element(sound).toBeVisible();
  await enter(sound);
  await expect.element(sound).toHaveAttribute('aria-expanded', 'true');
  await userEvent.keyboard('{Escape}');
  await expect.element(sound).toHaveAttribute('aria-expanded', 'false');
  await expect.element(sound).toHaveFocus();
  await enter(sound);
  await enter(side);
  await userEvent.tab();
  const mirror = page.getByRole('button', { name: /^Mirror/ });
  await expect.element(mirror).toBeVisible();
  (mirror.element() as HTMLElement).focus();
  await userEvent.keyboard('{Escape}');
  await expect.element(side).toHaveFocus();
});

test('a key opens the help sheet, and the sheet’s switch turns the single keys off', async () => {
  await showApp({ at, answers, device });
  await expect.element(part).toBeVisible();
  await press('?');
  const sheet = page.getByRole('dialog');
  await expect.element(sheet.getByText('5 seconds back or forward')).toBeVisible();
  const single = sheet.getByRole('switch', { name: 'Single-key shortcuts' });
  (single.element() as HTMLElement).focus();
  await press(' ', '{Escape}');
  await expect.element(sheet).not.toBeInTheDocument();
  await press('k');
  await paused();
});

test('keys and profile menu work in a browser without popovers', async () => {
  const { closest } = Element.prototype;
  vi.spyOn(Element.prototype, 'closest').mockImplementation(function (this: Element, selector: string) {
    return closest.call(this, selector.replace(':popover-open', ':unknown'));
  });
  const { hidePopover } = HTMLElement.prototype;
  Reflect.deleteProperty(HTMLElement.prototype, 'hidePopover');
  onTestFinished(() => {
    vi.restoreAllMocks();
    HTMLElement.prototype.hidePopover = hidePopover;
  });
  await showApp({ at, answers: profileAnswers(), device });
  await expect.element(part).toBeVisible();
  await press('k');
  await playing();
  await page.getByRole('button', { name: /^Profile: / }).click();
  const here = document.querySelector('.site-header');
  await page.css('.profile-menu').getByRole('link', { name: 'Profile' }).click();
  await expect.poll(() => window.location.pathname).toBe('/profile');
  expect(document.querySelector('.site-header')).toBe(here);
});

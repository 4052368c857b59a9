// Tests of the short messages: their time, their number, and their use with the keyboard and a screen reader.

import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { showApp } from '#testing/web/show-app.tsx';
import { toasts } from '#testing/web/toasts.ts';
import { showFailure, showToast } from './toast.ts';

const all = toasts.css('.toast');
const texts = () =>
  toasts
    .css('.toast-text')
    .elements()
    .map(({ textContent }) => textContent);
const dismiss = toasts.getByRole('button', { name: 'Dismiss' });

const saved = () => showToast({ kind: 'success', text: 'Progress saved!' });
const slowed = () => showToast({ kind: 'info', text: 'Speed set to 0.5x' });
const refused = () =>
  showFailure({
    title: 'Signup Failed',
    text: 'This email is already registered.',
    link: { label: 'Login instead', to: '/auth/login' },
  });

/** Waits until the time of so many messages has begun: a message's time begins a moment after the message is drawn. */
const timed = (messages: number) =>
  expect.poll(() => vi.mocked(setTimeout).mock.calls.filter(([, ms]) => ms === 5_000)).toHaveLength(messages);

beforeEach(async () => {
  await showApp({ at: '/coffee' });
  // The list of messages is fetched with the first focus.
  await userEvent.tab();
  // A message that appears under the pointer, where the last test left it, would not disappear.
  await userEvent.hover(page.getByRole('banner'));
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] });
  const begin = vi.spyOn(window, 'setTimeout');
  return () => {
    begin.mockRestore();
    vi.useRealTimers();
  };
});

test('a message leaves after five seconds, an error stays until it is dismissed', async () => {
  saved();
  refused();
  await expect.element(all).toHaveLength(2);
  await timed(1);
  await vi.advanceTimersByTimeAsync(4_000);
  expect(texts()).toContain('Progress saved!');
  await vi.advanceTimersByTimeAsync(2_000);
  await expect.element(all).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(texts()).toEqual(['This email is already registered.']);
  await dismiss.click();
  await expect.element(all).toHaveLength(0);
});

test('a message waits while a pointer or the focus is on it', async () => {
  // The pointer is moved before the message appears: otherwise the message's time would run while the pointer moves.
  const both = ['This email is already registered.', 'Progress saved!'];
  refused();
  await all.hover();
  saved();
  await expect.element(all).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(texts()).toEqual(both);
  (dismiss.last().element() as HTMLElement).focus();
  await userEvent.hover(page.getByRole('banner'));
  await vi.advanceTimersByTimeAsync(20_000);
  expect(texts()).toEqual(both);
  (dismiss.last().element() as HTMLElement).blur();
  await timed(1);
  await vi.advanceTimersByTimeAsync(6_000);
  await expect.element(all).toHaveLength(1);
});

test('three messages are shown at most, and newer messages do not remove an error', async () => {
  refused();
  for (const text of ['one', 'two', 'three'])
    showToast({ kind: 'info', text, action: { label: 'Undo', run: () => {} } });
  await expect.element(all).toHaveLength(3);
  expect(texts()).toEqual(['one', 'two', 'three']);
  await timed(3);
  await vi.advanceTimersByTimeAsync(6_000);
  await expect.poll(texts).toEqual(['This email is already registered.']);
});

// §8.messages-one-kind-become-one
test('of messages of one kind only the newest stays; errors and messages that offer something stay too', async () => {
  refused();
  showToast({ kind: 'success', text: 'Lesson marked complete!', action: { label: 'Undo', run: () => {} } });
  for (const _ of [1, 2, 3]) saved();
  await expect.element(all).toHaveLength(3);
  expect(texts()).toEqual([
    'This email is already registered.',
    'Lesson marked complete!',
    'Progress saved!',
  ]);
});

// §8.messages-one-kind-become-one
test('a new page keeps only the last message, and those that stay until dismissed', async () => {
  refused();
  saved();
  slowed();
  await expect.element(all).toHaveLength(3);
  await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' }).click();
  await expect.poll(() => window.location.pathname).toBe('/faq');
  await expect.element(all).toHaveLength(2);
  expect(texts()).toEqual(['This email is already registered.', 'Speed set to 0.5x']);
});

test('an error that is shown twice is on the screen only once', async () => {
  refused();
  saved();
  refused();
  await expect.element(all).toHaveLength(2);
  expect(texts()).toEqual(['Progress saved!', 'This email is already registered.']);
});

test('an error interrupts a screen reader, another message does not', async () => {
  saved();
  refused();
  await expect.element(toasts).toHaveAttribute('aria-live', 'polite');
  await expect.element(toasts.getByRole('alert')).toMatchTextContent(/This email is already registered\./);
  await expect.element(toasts.getByRole('group')).toMatchTextContent(/Progress saved!/);
});

test('Escape and the button give the focus to the next message, and at last to the element that had it before', async () => {
  refused();
  saved();
  await expect.element(all).toHaveLength(2);
  const before = page.getByRole('main').getByRole('link').first();
  (before.element() as HTMLElement).focus();
  (dismiss.last().element() as HTMLElement).focus();
  await userEvent.keyboard('{Escape}');
  await expect.element(dismiss).toHaveLength(1);
  await expect.element(dismiss).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(dismiss).toHaveLength(0);
  await expect.element(before).toHaveFocus();
});

test('a pressed link in a message closes the message and opens its page', async () => {
  refused();
  await toasts.getByRole('link', { name: 'Login instead' }).click();
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Welcome back');
  expect(window.location.pathname).toBe('/auth/login');
  await expect.element(all).toHaveLength(0);
});

test.each([
  [360, 740],
  [1280, 800],
])('at %i pixels messages are complete and in their place', async (width, height) => {
  await page.viewport(width, height);
  saved();
  slowed();
  refused();
  await expect.element(all).toHaveLength(3);
  const header = page.getByRole('banner').element().getBoundingClientRect().bottom;
  for (const { left, right, top, bottom } of all.elements().map((each) => each.getBoundingClientRect())) {
    expect(left).toBeGreaterThanOrEqual(0);
    expect(right).toBeLessThanOrEqual(width);
    expect(top).toBeGreaterThanOrEqual(width < 768 ? height / 2 : header);
    expect(bottom).toBeLessThanOrEqual(width < 768 ? height : height / 2);
  }
});

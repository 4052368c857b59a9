// The room of a dance: its address, the people who wait in it, and the invitations that they can take
// along.

import { expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { roomName } from '#event/rules/room-name.ts';
import { danceSeconds, hourRoom } from '#event/rules/rooms.ts';
import { serverClock } from '#event/web/server-clock.ts';
import { momentServer } from '#testing/web/moment.ts';
import { savedBy } from '#testing/web/saved-files.ts';
import { showApp } from '#testing/web/show-app.tsx';
import { said } from '#testing/web/toasts.ts';

const button = (name: string) => page.getByRole('button', { name });
const room = page.css('.room');
const time = room.css('time');

/** The start of a minute, at least `minutes` from now. */
const minuteIn = (minutes: number) => Math.ceil(Date.now() / 60_000 + minutes) * 60_000;
const enter = (start: number) =>
  showApp({ at: `/together?at=${roomName(start)}`, others: momentServer().others });

// This test must come first, because it needs a page that does not know an event yet. All tests of this file share the
// page's clock, which keeps the event of an earlier test.
test('people who wait read that the big dance was moved, and stay where they are', async () => {
  const start = minuteIn(8);
  const later = start + 3_600_000;
  const { moment, others } = momentServer({ event: start });
  await showApp({ at: '/together', others });
  await expect.element(room).toHaveAttribute('data-phase', 'waiting');
  await expect.element(time).toHaveAttribute('datetime', new Date(start).toISOString());
  moment.event = later;
  await serverClock.probe();
  await expect.element(page.getByRole('alert')).toMatchTextContent('have moved the big dance');
  await expect.element(room).toHaveAttribute('data-phase', 'waiting');
  await page.getByRole('link', { name: 'Go to its room' }).click();
  await expect.element(time).toHaveAttribute('datetime', new Date(later).toISOString());
});

test.each([
  ['that is a word', 'tonight', 'That is no time that this page can read'],
  ['without a time', '2027-10-30', 'That is no time that this page can read'],
  ['with seconds', `${roomName(minuteIn(60)).slice(0, -1)}:30Z`, 'A dance starts on a whole minute'],
  ['long ago', '2020-01-01T00:00Z', 'That is too far away'],
  ['far ahead', '2099-01-01T00:00Z', 'That is too far away'],
])('an address %s is refused in words, with a link to a room', async (_, at, says) => {
  await showApp({ at: `/together?at=${at}`, others: momentServer().others });
  await expect.element(page.getByRole('alert')).toMatchTextContent(says);
  await page.getByRole('link', { name: 'Go to the next room' }).click();
  await expect.element(page.getByRole('heading', { name: /dance of the hour|THRILL/ })).toBeVisible();
});

test('the time in another zone leads to the same room, whose countdown fills a wall long before the doors open', async () => {
  const start = hourRoom(Date.now(), danceSeconds) + 86_400_000;
  const there = new Date(start + 19_800_000).toISOString().slice(0, 16);
  await showApp({ at: `/together?at=${there}+05:30`, others: momentServer().others });
  await expect.element(time).toHaveAttribute('datetime', new Date(start).toISOString());
  await button('Fill the screen').click();
  await expect.element(room).toHaveAttribute('data-whole', 'true');
  await expect.element(page.css('.room-left')).toBeInViewport({ ratio: 1 });
  await userEvent.keyboard('{Escape}');
  await expect.element(room).toHaveAttribute('data-whole', 'false');
});

test('a class chooses a time, and a wrong time stays in the field', async () => {
  await enter(minuteIn(10));
  const field = page.getByLabelText('Day and time, on your clock');
  await button('Open this room').click();
  await expect.element(page.getByRole('alert')).toMatchTextContent('That is no time');
  await field.fill('2020-03-04T10:30');
  await button('Open this room').click();
  await expect.element(page.getByRole('alert')).toMatchTextContent('That is too far away');
  await expect.element(field).toHaveValue('2020-03-04T10:30');
  const day = new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10);
  await field.fill(`${day}T10:30`);
  await button('Open this room').click();
  const heading = page.getByRole('heading', { name: 'A dance at a chosen time' });
  await expect.element(heading).toHaveFocus();
  await expect.element(heading).toBeInViewport({ ratio: 1 });
  await expect.element(page.css('.room-when')).toMatchTextContent('10:30');
});

test('the room can be shared and put into a calendar with three alarms', async () => {
  const start = minuteIn(10);
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  Object.defineProperty(navigator, 'share', { value: undefined, configurable: true });
  onTestFinished(() => {
    write.mockRestore();
    Reflect.deleteProperty(navigator, 'share');
  });
  await enter(start);
  await button('Share this room').click();
  await said('The link is copied.');
  expect(write).toHaveBeenCalledWith(expect.stringContaining(`/together?at=${roomName(start)}`));
  const file = await savedBy(() => button('Add to calendar').click());
  expect(file.match(/TRIGGER:-P(1D|T1H|T10M)/g)).toHaveLength(3);
});

test('a second tab says that only one tab is counted, until the first is closed', async () => {
  const start = minuteIn(10);
  let close = () => {};
  const open = new Promise<void>((resolve) => {
    close = resolve;
  });
  // The test holds the lock that the first tab would hold.
  const first = navigator.locks.request(`shamble.room.${start}`, () => open);
  await enter(start);
  const note = page.getByText(/open in another tab too/);
  await expect.element(note).toBeVisible();
  close();
  await first;
  await expect.element(note).not.toBeInTheDocument();
});

test('a person with only a keyboard can join, mute and fill the screen', async () => {
  await enter(minuteIn(10));
  const tabTo = async (name: string) => {
    await expect.element(button(name)).toBeVisible();
    for (let tabs = 0; tabs < 40; tabs += 1) {
      await userEvent.tab();
      if (document.activeElement === button(name).element()) return;
    }
    throw new Error(`The keyboard never came to ${name}`);
  };
  await tabTo('Join with sound');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('You are in.')).toBeVisible();
  await tabTo('Sound');
  await userEvent.keyboard(' ');
  await expect.element(button('Sound')).toHaveAttribute('aria-pressed', 'false');
  await tabTo('Fill the screen');
  await userEvent.keyboard('{Enter}');
  await expect.element(room).toHaveAttribute('data-whole', 'true');
  await userEvent.keyboard('{Escape}');
  await expect.element(room).toHaveAttribute('data-whole', 'false');
});

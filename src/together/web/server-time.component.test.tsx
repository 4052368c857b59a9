// Pages whose device has a wrong clock, or whose server is out of reach. All tests of this file share the page's clock:
// the silent server comes first, and each later test has another server, whose time the page accepts at once.

import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { roomName } from '#event/rules/room-name.ts';
import { serverClock } from '#event/web/server-clock.ts';
import { afterStart } from '#subjects/web/after-start.tsx';
import { momentServer } from '#testing/web/moment.ts';
import { morticia, signedInAnswers } from '#testing/web/person.ts';
import { savedBy } from '#testing/web/saved-files.ts';
import { showApp } from '#testing/web/show-app.tsx';

const learner = { completed: 12 };
const days = 86_400_000;
const right = page.getByText(/Your clock is right to ±\d+ ms/);

/**
 * The start and address of the room that starts in ten minutes on a clock that is `ahead` milliseconds ahead of this
 * device's clock.
 */
function roomInTen(ahead = 0): { start: number; at: string } {
  const start = Math.ceil((Date.now() + ahead) / 60_000 + 10) * 60_000;
  return { start, at: `/together?at=${roomName(start)}` };
}

test('while the server is out of reach the page uses the device’s clock, and says so', async () => {
  await showApp({ at: roomInTen().at, others: momentServer({ ahead: null }).others });
  await expect.element(page.getByText(/this goes by your device’s own clock/)).toBeVisible();
});

// The fetch of this test is a stand-in, so its answers have no resource timing.
test('a browser without resource timing still knows the time', async () => {
  await showApp({ at: roomInTen().at, others: momentServer().others });
  await expect.element(right).toBeVisible();
});

test('a device that is a second wrong gets no message', async () => {
  const { client } = await showApp({
    at: '/dashboard',
    answers: signedInAnswers(morticia, learner),
    others: momentServer({ ahead: 1_200 }).others,
  });
  await afterStart(client);
  await serverClock.probe();
  await expect.element(page.getByRole('timer')).toBeVisible();
  await expect.element(page.getByText(/^Your device is/)).not.toBeInTheDocument();
});

// §4.device-whose-clock-wrong-told
test.each(['/', '/dashboard', '/rehearse'])(
  'a device that is 3 minutes 7 seconds fast gets a message beside the countdown of %s',
  async (at) => {
    const { others } = momentServer({ ahead: -187_000 });
    const answers = at === '/' ? {} : signedInAnswers(morticia, learner);
    const { client } = await showApp({ at, answers, others });
    await afterStart(client);
    await serverClock.probe();
    await expect.element(page.getByText(/Your device is 3 minutes [678] seconds fast/)).toBeVisible();
  },
);

// §4.devices-years-off-proxies-hold
test.each([
  ['fast', -20.3 * 365.25 * days, /Your device is 20 years \d+ days fast/],
  ['slow', 57.8 * 365.25 * days, /Your device is 57 years \d+ days slow/],
])(
  'a device that is years %s counts down correctly, enters its room, and gets a message in years',
  async (_, ahead, says) => {
    const { start, at } = roomInTen(ahead);
    await showApp({ at, others: momentServer({ ahead }).others });
    await serverClock.probe();
    await expect.element(page.getByText(says)).toBeVisible();
    await expect.element(page.css('.room')).toHaveAttribute('data-phase', 'waiting');
    const offBy = () => {
      const shown = page.css('.room-left').element().textContent.split(':').map(Number);
      const [minutes = 0, seconds = 0] = shown;
      return Math.abs(minutes * 60 + seconds - (start - Date.now() - ahead) / 1000);
    };
    await expect.poll(offBy).toBeLessThan(3);
    const file = await savedBy(() => page.getByRole('button', { name: 'Add to calendar' }).click());
    const today = (moment: number) => new Date(moment).toISOString().slice(0, 10).replaceAll('-', '');
    expect(file).toMatch(new RegExp(`DTSTAMP:(${today(Date.now() + ahead)}|${today(start)})T`));
  },
);

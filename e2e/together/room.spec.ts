// A dance's room behind a proxy that delays the server's answers.

import { roomName } from '../../src/event/rules/room-name.ts';
import { startSlowProxy } from '../../src/together/server/testing/slow-proxy.ts';
import { expect, test } from '../fixtures/test.ts';

test.use({ serviceWorkers: 'allow' });

// §4.devices-years-off-proxies-hold
test('behind a proxy that delays answers the page says how exact its clock is, and its countdown is right', async ({
  page,
  server,
}) => {
  const atOnce = { delay: 0, jitter: 0 };
  const held = 600;
  const proxy = await startSlowProxy(server.url, { there: atOnce, back: { ...atOnce, held } });
  const start = Math.ceil(Date.now() / 60_000 + 10) * 60_000;
  await page.goto(`${proxy.url}/together?at=${roomName(start)}`);
  const precision = page.getByText(/Your clock is right to ±\d+ ms/);
  await expect(precision).toBeVisible();
  expect(Number(/±(\d+)/.exec((await precision.textContent()) ?? '')?.[1])).toBeGreaterThanOrEqual(held / 2);
  const { shown, now } = await page.locator('.room-left').evaluate((digits) => {
    const [minutes = 0, seconds = 0] = (digits.textContent ?? '').split(':').map(Number);
    return { shown: minutes * 60 + seconds, now: Date.now() };
  });
  expect(Math.abs((start - now) / 1000 - shown)).toBeLessThan(2 + held / 1000);
  await page.getByRole('button', { name: 'Join with sound' }).click();
  await expect(page.getByText('You are in.')).toBeVisible();
  await page.goto('about:blank');
  await proxy.close();
});

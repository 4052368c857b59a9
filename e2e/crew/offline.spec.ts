// The event day of a crew in a gym without a network.

import { expect, test } from '../fixtures/test.ts';
import { enterAsLeader, openCrew } from './fixtures/crew.ts';

test.use({ serviceWorkers: 'allow' });
// §9.day-opens-without-network-also
test(
  'the day of a crew opens without a network on a device that has opened it before and was then switched off',
  { tag: '@soak' },
  async ({ playwright, launchOptions, server }, testInfo) => {
    const switchOn = (options = {}) =>
      playwright.chromium.launchPersistentContext(testInfo.outputPath('device'), {
        ...launchOptions,
        ...options,
      });
    const device = await switchOn();
    const leader = await device.newPage();
    await enterAsLeader(leader, server);
    const { id } = await openCrew(leader, server);
    await leader.goto(`${server.url}/crew/${id}/day?tab=roster`);
    await leader.getByLabel('Name of a walk-in').fill('Morticia Walkin');
    await leader.getByRole('button', { name: 'Add', exact: true }).click();
    await expect(leader.getByText('Morticia Walkin')).toBeVisible();
    await expect
      .poll(() =>
        leader.evaluate(async () => {
          const kept = await (await caches.open('shamble-assets')).keys();
          return kept.map(({ url }) => new URL(url).pathname).join();
        }),
      )
      .toContain('crew-screen');
    await leader.goto(`${server.url}/de/crew/${id}/day?tab=roster`);
    await expect(leader.getByText('Morticia Walkin')).toBeVisible();
    await expect
      .poll(() =>
        leader.evaluate(async () => {
          const wanted = ['/de/dashboard', '/api/copy?language=de', '/api/copy/crew?language=de'];
          return (await Promise.all(wanted.map((path) => caches.match(path)))).every(Boolean);
        }),
      )
      .toBe(true);
    await (await device.newCDPSession(leader)).send('Network.clearBrowserCache');
    await device.close();

    // The phone is switched on again without a network: no server listens at its proxy's address.
    const later = await switchOn({ proxy: { server: 'http://127.0.0.1:9', bypass: '<-loopback>' } });
    const day = await later.newPage();
    await day.goto(`${server.url}/crew/${id}/day?tab=roster`);
    await expect(day.getByText('Morticia Walkin')).toBeVisible();
    await day.getByRole('link', { name: 'Print', exact: true }).click();
    await day.getByRole('link', { name: 'Roster to sign', exact: true }).click();
    await expect(day.getByRole('heading', { level: 1, name: 'Roster to sign' })).toBeVisible();
    await day.goto(`${server.url}/crew/${id}/print/flyer`);
    await expect(day.locator('.sheet-figure path').first()).toBeAttached();
    await day.goto(`${server.url}/crew/${id}/count`);
    await expect(day.getByLabel('What is this counter called?')).toBeVisible();
    await day.goto(`${server.url}/de/crew/${id}/day?tab=roster`);
    await expect(day.getByRole('heading', { name: 'Namensliste' })).toBeVisible();
    await later.close();
  },
);

// The dashboard: what a component test can't show. Its states are in dashboard-screen.component.test.tsx.

import { enterAsLearner } from './fixtures/people.ts';
import { expect, test } from './fixtures/test.ts';

test('on a tablet no word in the title of a part is broken, in German either', async ({ page, server }) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  await enterAsLearner(page, server);
  await page.goto('/de/dashboard');
  await expect(page.locator('.part-progress-title')).toHaveCount(4);
  const broken = await page.locator('.part-progress-title').evaluateAll((titles) => {
    const range = document.createRange();
    return titles.flatMap(({ firstChild: text }) =>
      [...(text?.textContent ?? '').matchAll(/[^\s-]+/g)]
        .filter(({ 0: word, index }) => {
          range.setStart(text as Node, index);
          range.setEnd(text as Node, index + word.length);
          return range.getClientRects().length > 1;
        })
        .map(([word]) => word),
    );
  });
  expect(broken).toEqual([]);
});

// §9.calendar-files-event-daily-practice
test('the event and a daily practice can be taken into a calendar, also where a drawing can not be had', async ({
  page,
  server,
}) => {
  await enterAsLearner(page, server);
  // A drawing that can't be had takes nothing else away.
  await page.route('**/assets/trophy-art-*.js*', (route) => route.abort());
  await page.goto('/dashboard');
  for (const [button, name] of [
    ['Add to calendar', 'event.ics'],
    ['Remind me to practice daily', 'practice.ics'],
  ] as const) {
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: button }).click();
    expect((await download).suggestedFilename()).toBe(name);
  }
});

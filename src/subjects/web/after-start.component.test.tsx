// After its start a page asks for the server's time.

import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { nowPath } from '#event/api/moment.ts';
import { momentServer } from '#testing/web/moment.ts';
import { morticia, progressOf, signedInAnswers } from '#testing/web/person.ts';
import { showApp } from '#testing/web/show-app.tsx';
import { afterStart } from './after-start.tsx';

// This test must be the first, because all tests of this file share the page's clock, and with it the answers that the
// clock has got before.
test('a page that only shows a countdown asks twice for the server’s time', async () => {
  const { others } = momentServer({ ahead: -187_000 });
  let asked = 0;
  const { client } = await showApp({
    at: '/',
    others: (request) => {
      if (new URL(request.url).pathname === nowPath) asked += 1;
      return others(request);
    },
  });
  await afterStart(client);
  await expect.element(page.getByText(/^Your device is 3 minutes [678] seconds fast/)).toBeVisible();
  expect(asked).toBeLessThanOrEqual(2);
});

test('a dance that was kept on the device is sent once, at its time', async () => {
  const doings = { completed: 12 };
  const finishRehearsal = { progress: progressOf({ ...doings, rehearsed: true }), new_trophies: [] };
  const shown = await showApp({
    at: '/dashboard',
    answers: { ...signedInAnswers(morticia, doings), finishRehearsal },
    others: momentServer().others,
  });
  const keep = (start: number, due: number) =>
    localStorage.setItem(`shamble/${morticia.id}/waiting/dance/${start}`, JSON.stringify({ start, due }));
  keep(1_000, 0);
  keep(2_000, Date.now() + 3_600_000);
  await afterStart(shown.client);
  const kept = () => Object.keys(localStorage).filter((key) => key.includes('/dance/'));
  await expect.poll(kept).toEqual([`shamble/${morticia.id}/waiting/dance/2000`]);
  expect(shown.calls('finishRehearsal')).toHaveLength(1);
});

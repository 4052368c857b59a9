// What a page does once it stands.

import { expect, test } from 'vitest';
import { momentServer } from '#web/testing/moment.ts';
import { morticia, progressOf, signedInAnswers } from '#web/testing/person.ts';
import { showApp } from '#web/testing/show-app.tsx';
import { afterStart } from './after-start.tsx';

test('a dance that was kept on the device is told when it is due, once', async () => {
  const doings = { completed: 12 };
  const finishRehearsal = { progress: progressOf({ ...doings, rehearsed: true }), new_trophies: [] };
  const shown = await showApp({
    at: '/dashboard',
    answers: { ...signedInAnswers(morticia, doings), finishRehearsal },
    others: momentServer().others,
  });
  const keep = (start: number, due: number) =>
    localStorage.setItem(
      `shamble.dance.v1.${start}.${morticia.id}`,
      JSON.stringify({ user_id: morticia.id, start, due }),
    );
  keep(1_000, 0);
  keep(2_000, Date.now() + 3_600_000);
  await afterStart(shown.client);
  const kept = () => Object.keys(localStorage).filter((key) => key.includes('.dance.'));
  await expect.poll(kept).toEqual([`shamble.dance.v1.2000.${morticia.id}`]);
  expect(shown.calls('finishRehearsal')).toHaveLength(1);
});

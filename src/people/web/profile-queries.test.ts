import { MutationObserver } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { makeQueryClient } from '#platform/web/queries/query-client.ts';
import { setShownPerson } from '#platform/web/queries/shown-person.ts';
import { profileQuery, savesSurvey, setsReminders } from './profile-queries.ts';
import { sessionQuery } from './session.ts';

afterEach(() => vi.unstubAllGlobals());

test.each([
  ['the same person', 'gomez', ['coordinator', false]],
  ['another person', 'morticia', [null, true]],
])('an answer to a save changes the page that shows %s when it comes', async (_, then, shown) => {
  const client = makeQueryClient();
  const see = (id: string) => {
    setShownPerson(id);
    client.setQueryData(sessionQuery.queryKey, { user: { id, role: null, survey_open: true } } as never);
    client.setQueryData(profileQuery.queryKey, { reminders_opt_in: true } as never);
  };
  see('gomez');
  vi.stubGlobal('fetch', async () => {
    if (then !== 'gomez') see(then);
    return Response.json({ reminders_opt_in: false });
  });
  await new MutationObserver(client, setsReminders(client)).mutate(false);
  setShownPerson('gomez');
  const survey = { role: 'coordinator', experience_level: 'never' } as const;
  await new MutationObserver(client, savesSurvey(client)).mutate(survey);
  const { user } = client.getQueryData(sessionQuery.queryKey) ?? {};
  expect([user?.role, client.getQueryData(profileQuery.queryKey)?.reminders_opt_in]).toEqual(shown);
});

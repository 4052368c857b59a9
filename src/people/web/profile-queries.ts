import {
  mutationOptions,
  type QueryClient,
  queryOptions,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { call } from '#platform/web/queries/call.ts';
import { shownPerson } from '#platform/web/queries/shown-person.ts';
import type { InputOf } from '#subjects/api/contract.ts';
import { personalThings } from '#subjects/web/personal-things.ts';
import { leave } from './presence.ts';
import { sessionQuery } from './session.ts';

export const profileQuery = queryOptions({
  queryKey: ['mine', 'profile'],
  queryFn: () => call('readProfile'),
});

export const sessionsQuery = queryOptions({
  queryKey: ['mine', 'sessions'],
  queryFn: async () => (await call('listSessions')).sessions,
});

export function useProfile() {
  return useQuery(profileQuery);
}

/** Reads the devices on which the person is signed in. */
export function useSessions() {
  return useQuery(sessionsQuery);
}

export function useSaveSurvey() {
  return useMutation(savesSurvey(useQueryClient()));
}

/** Saves the survey. If another person is signed in when the answer comes, the page's data stays as it is. */
export function savesSurvey(client: QueryClient) {
  return mutationOptions({
    mutationFn: (body: InputOf<'saveSurvey'>['body']) => call('saveSurvey', { body }),
    onMutate: shownPerson,
    onSuccess: (_, { role }, person) => {
      if (person !== shownPerson()) return;
      client.setQueryData(sessionQuery.queryKey, (session) =>
        session?.user ? { ...session, user: { ...session.user, survey_open: false, role } } : session,
      );
      void client.invalidateQueries({ queryKey: profileQuery.queryKey });
    },
  });
}

export function useSetReminders() {
  return useMutation(setsReminders(useQueryClient()));
}

/**
 * Saves the reminders switch. As with savesSurvey, the answer changes nothing if another person is signed in by then.
 */
export function setsReminders(client: QueryClient) {
  return mutationOptions({
    mutationFn: (reminders_opt_in: boolean) => call('setReminders', { body: { reminders_opt_in } }),
    onMutate: shownPerson,
    onSuccess: ({ reminders_opt_in }, _, person) => {
      if (person !== shownPerson()) return;
      client.setQueryData(profileQuery.queryKey, (profile) => profile && { ...profile, reminders_opt_in });
    },
  });
}

/**
 * Saves the time zone by which days are counted; null for the device's own. All data that counts days is read again.
 */
export function useChooseZone() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (chosen_zone: string | null) => call('chooseZone', { body: { chosen_zone } }),
    onMutate: shownPerson,
    onSuccess: async (_, __, person) => {
      if (person !== shownPerson()) return;
      await client.refetchQueries({ queryKey: sessionQuery.queryKey });
      await client.invalidateQueries({ queryKey: ['mine'] });
    },
  });
}

export function useMailPasswordReset() {
  return useMutation({ mutationFn: () => call('mailPasswordReset') });
}

/** Mails a link to the new address; nothing changes until the link is used. */
export function useChangeEmail() {
  return useMutation({
    mutationFn: (body: InputOf<'changeEmail'>['body']) => call('changeEmail', { body }),
  });
}

/** Changes the address to the address that the token or code was mailed to. */
export function useConfirmEmail() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: InputOf<'confirmEmail'>['body']) => call('confirmEmail', { body }),
    onSuccess: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: profileQuery.queryKey }),
        client.invalidateQueries({ queryKey: sessionQuery.queryKey }),
      ]),
  });
}

/** Signs a device out; with null, all devices except this one. */
export function useEndSession() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (session_id: string | null) =>
      session_id === null ? call('endOtherSessions') : call('endSession', { params: { session_id } }),
    onSettled: () => client.invalidateQueries({ queryKey: sessionsQuery.queryKey }),
  });
}

/** Reads everything that is stored about the person, for saving as a file. */
export function useExportData() {
  return useMutation({ mutationFn: () => call('exportData') });
}

export function useDeleteAccount() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: InputOf<'deleteAccount'>['body']) => call('deleteAccount', { body }),
    onMutate: shownPerson,
    onSuccess: (_, __, gone) => {
      if (gone === shownPerson()) leave(client);
      // Data that stays on the device after a sign-out is removed too.
      for (const { forget } of personalThings) forget?.(gone, shownPerson());
    },
  });
}

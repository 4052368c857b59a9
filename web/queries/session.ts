// Who is here. The session itself lives in a cookie that scripts cannot read; this is what the server says about it.

import { type QueryClient, queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { InputOf, OutputOf } from '#api/contract.ts';
import type { SessionUser } from '#api/session.ts';
import { toastTexts } from '#content/messages.ts';
import { call, OutOfReachError } from './call.ts';
import { deviceChecks } from './device-checks.ts';
import { useHydrated } from './hydrated.ts';
import { forgetProgress } from './known-progress.ts';
import { forgetSignedIn, lastSignedIn, rememberSignedIn } from './signed-in-marker.ts';

type Session = OutputOf<'readSession'> & { offline: boolean; signedOut: boolean };

/** The signed-in person's session, or the last one known on this device while the server is out of reach. */
export const sessionQuery = queryOptions({
  queryKey: ['session'],
  queryFn: readSession,
});

/**
 * The current user, the loading flag (true until the session has been read once) and whether it was read at all.
 * `offline`: the server was out of reach and the person is taken to be the one last signed in here. `signedOut`: the
 * person left of their own accord, so nobody needs to be brought back to where they were.
 */
export function useSession() {
  const { data: read, isPending, isError, refetch } = useQuery(sessionQuery);
  const hydrated = useHydrated();
  const data = hydrated ? read : undefined;
  return {
    user: data?.user ?? null,
    loading: isPending || !hydrated,
    failed: isError && data === undefined,
    offline: data?.offline ?? false,
    signedOut: data?.signedOut ?? false,
    developerTools: data?.developer_tools ?? false,
    retry: () => void refetch(),
  };
}

export function useSignIn() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: InputOf<'signIn'>['body']) => call('signIn', { body }),
    onSuccess: ({ user }) => enter(client, user),
  });
}

export function useSignUp() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (body: InputOf<'signUp'>['body']) => {
      const answer: Partial<OutputOf<'signUp'>> = await call('signUp', { body });
      if (!answer.user) throw new Error(toastTexts.noUserReturned);
      return { user: answer.user };
    },
    onSuccess: ({ user }) => enter(client, user),
  });
}

export function useRequestMagicLink() {
  return useMutation({
    mutationFn: (body: InputOf<'requestMagicLink'>['body']) => call('requestMagicLink', { body }),
  });
}

export function useRedeemMagicLink() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: InputOf<'redeemMagicLink'>['body']) => call('redeemMagicLink', { body }),
    onSuccess: ({ user }) => enter(client, user),
  });
}

/** Setting a new password ends every session, this device's too. */
export function useRedeemPasswordReset() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: InputOf<'redeemPasswordReset'>['body']) => call('redeemPasswordReset', { body }),
    onSuccess: () => leave(client),
  });
}

export function useSignOut() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call('signOut'),
    onSuccess: () => {
      announceSignOut();
      leave(client);
    },
  });
}

/** Forgets everything about the person on this device; the player's settings stay (specification, section 3). */
export function leave(client: QueryClient): void {
  forgetSignedIn();
  deviceChecks.clear();
  forgetProgress();
  client.setQueryData(sessionQuery.queryKey, (session) => ({
    user: null,
    developer_tools: session?.developer_tools ?? false,
    offline: false,
    signedOut: true,
  }));
  client.removeQueries({ queryKey: ['mine'] });
}

/** Signs every other open tab of this browser out as well; returns the function that stops listening. */
export function followSignOut(client: QueryClient): () => void {
  const channel = new BroadcastChannel(signOutChannel);
  channel.onmessage = () => leave(client);
  return () => channel.close();
}

const signOutChannel = 'shamble.sign-out';

function announceSignOut(): void {
  const channel = new BroadcastChannel(signOutChannel);
  channel.postMessage('signed out');
  channel.close();
}

function enter(client: QueryClient, user: SessionUser): void {
  client.removeQueries({ queryKey: ['mine'] });
  rememberSignedIn(user);
  client.setQueryData(sessionQuery.queryKey, (session) => ({
    user,
    developer_tools: session?.developer_tools ?? false,
    offline: false,
    signedOut: false,
  }));
}

async function readSession(): Promise<Session> {
  try {
    const session = await call('readSession');
    if (session.user) rememberSignedIn(session.user);
    else forgetSignedIn();
    return { ...session, offline: false, signedOut: false };
  } catch (error) {
    const marked = lastSignedIn();
    if (!(error instanceof OutOfReachError) || marked === null) throw error;
    return { user: { ...unknownUser, ...marked }, developer_tools: false, offline: true, signedOut: false };
  }
}

const unknownUser = {
  last_name: null,
  email: '',
  age_group: '18+',
  survey_open: false,
  operator: false,
} as const;

// Reads from the server which person is signed in. The session itself is in a cookie that scripts can't read.

import {
  type QueryFunctionContext,
  queryOptions,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { useState } from 'react';
import type { SessionUser } from '#people/api/session.ts';
import { fixedText } from '#platform/web/fixed-text.ts';
import { dropAsked } from '#platform/web/queries/asked-link.ts';
import { call, isUnanswered, OutOfReachError, ProblemError } from '#platform/web/queries/call.ts';
import { pageHoldsWords } from '#platform/web/queries/held-page.ts';
import { useHydrated } from '#platform/web/queries/hydrated.ts';
import type { InputOf, OutputOf } from '#subjects/api/contract.ts';
import { endLeftSession, leftSession } from './left-session.ts';
import { enter, meet, presenceChanges, type Session, sessionKey, signOut } from './presence.ts';
import { lastSignedIn } from './signed-in-marker.ts';

/** Reads the session; while the server can't be reached, returns the last session known on this device. */
export const sessionQuery = queryOptions({
  queryKey: sessionKey,
  queryFn: readSession,
});

/**
 * Returns the current user and flags. `loading` is true until the session has been read once, or could not be read:
 * then `failed` is true. `offline` says that the server could not be reached, so that the user is the person last
 * signed in here. `signedOut` says that the person has pressed sign out: the next login must not lead back to this
 * page. `ended` says that the session is over while something is typed in the page.
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
    ended: data?.ended ?? false,
    developerTools: data?.developer_tools ?? false,
    retry: () => void refetch(),
  };
}

export function useSignIn() {
  return useEntrance((body: InputOf<'signIn'>['body']) => call('signIn', { body }));
}

export function useSignUp() {
  const [ask] = useState(asksSignUp);
  return useEntrance(ask);
}

/** Returns a function that signs up. After a lost answer the account may exist: then the next press signs in to it. */
export function asksSignUp() {
  let unanswered = '';
  return async (body: InputOf<'signUp'>['body']) => {
    const { email, password } = body;
    const answer: Partial<OutputOf<'signUp'>> = await call('signUp', { body }).catch(async (error) => {
      const mayBeOwn = email === unanswered && error instanceof ProblemError && error.code === 'email_taken';
      if (isUnanswered(error)) unanswered = email;
      if (!mayBeOwn) throw error;
      return call('signIn', { body: { email, password } }).catch(() => {
        throw error;
      });
    });
    if (!answer.user) throw new Error(fixedText('toast.noUserReturned'));
    return { user: answer.user };
  };
}

export function useRequestMagicLink() {
  return useMutation({
    mutationFn: (body: InputOf<'requestMagicLink'>['body']) => call('requestMagicLink', { body }),
  });
}

/** Signs in with a mailed link or its code. The answer may be a question that the person must answer first. */
export function useRedeemMagicLink() {
  return useEntrance((body: InputOf<'redeemMagicLink'>['body']) => call('redeemMagicLink', { body }));
}

/** Makes a call that signs a person in, after ending a left session. */
function useEntrance<Body, Answer extends { user: SessionUser | null }>(
  ask: (body: Body) => Promise<Answer>,
) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (body: Body) => {
      // Without cookies an account would be made, or a link used up, and the person would still not be signed
      // in.
      if (!navigator.cookieEnabled) throw new Error(fixedText('toast.cookieNeeded'));
      await endLeftSession();
      return ask(body);
    },
    onSuccess: ({ user }) => {
      if (user === null) return;
      dropAsked();
      enter(client, user);
    },
  });
}

/**
 * Sets a new password, which ends all sessions of its person, also on this device. Another person who is signed in here
 * stays signed in. Then the session is read again; pending writes stay on the device for the person's next sign-in.
 */
export function useRedeemPasswordReset() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: InputOf<'redeemPasswordReset'>['body']) => call('redeemPasswordReset', { body }),
    onSuccess: () => client.refetchQueries({ queryKey: sessionKey }),
  });
}

/** Signs out at once on this device. The promise rejects if the server can't be reached to end the session. */
export function useSignOut(): () => Promise<void> {
  const client = useQueryClient();
  return () => signOut(client);
}

async function readSession({ client }: QueryFunctionContext): Promise<Session> {
  const before = presenceChanges();
  const read = await askWhoIsHere();
  const newer = client.getQueryData<Session>(sessionKey);
  if (before !== presenceChanges() && newer) return newer;
  if (read.user === null && !read.signedOut && newer?.user && pageHoldsWords())
    return { ...read, user: newer.user, ended: true };
  meet(client, read.user);
  return read;
}

async function askWhoIsHere(): Promise<Session> {
  try {
    await endLeftSession();
    return { ...(await call('readSession')), offline: false, signedOut: false };
  } catch (error) {
    if (leftSession() !== null) return { user: null, developer_tools: false, offline: true, signedOut: true };
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
  role: null,
  chosen_zone: null,
  chosen_side: null,
  operator: false,
} as const;

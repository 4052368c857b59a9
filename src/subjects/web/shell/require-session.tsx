import { Fragment, type ReactNode, use } from 'react';
import { Navigate, useLocation } from 'react-router';
import { useSession } from '#people/web/session.ts';
import { fallbackTexts } from '#platform/content/messages.ts';
import { say } from '#platform/web/page-language.ts';
import { RouteContext } from '#platform/web/route-context.ts';
import { ErrorState } from '#platform/web/ui/error-state.tsx';
import { paths } from '#subjects/rules/paths.ts';
import { LoadingPage } from './loading-page.tsx';
import { OpenFrame } from './open-frame.tsx';

/** What the guard leaves in the history state for the login page; validate it before following it. */
export type GuardState = { wanted: string };

/**
 * Shows its children to signed-in people, anew to each; sends others to log in, and remembers where they wanted to go. An
 * invitation says itself what it is: its page shows visitors what they can do with it.
 */
export function RequireSession({ children }: { children: ReactNode }) {
  const { user, loading, failed, signedOut, retry } = useSession();
  const { pathname, search, hash } = useLocation();
  const routeOf = use(RouteContext);
  if (loading) return <LoadingPage />;
  if (failed) return <ErrorState message={say(fallbackTexts.outOfReach)} onRetry={retry} />;
  if (user !== null) return <Fragment key={user.id}>{children}</Fragment>;
  if (routeOf?.(pathname).visitors?.includes(pathname)) return <OpenFrame />;
  const wanted: GuardState = { wanted: pathname + search + hash };
  return <Navigate to={paths.login} replace state={signedOut ? null : wanted} />;
}

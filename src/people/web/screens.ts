import { signUpAge } from '#people/rules/age-gate.ts';
import { accountPaths, ownPaths } from '#people/rules/paths.ts';
import { lazyComponent } from '#platform/web/lazy-component.tsx';
import type { Screens } from '#platform/web/route.ts';

/**
 * The sign-up page looks different for these queries. `rendered` has the queries for which the page is rendered ahead,
 * besides the page without a query. `of` returns which of these pages a query gets: a query in `rendered`, or '' for
 * the page without a query.
 */
const signupQueries = {
  rendered: ['?age=13-17', '?age='],
  of(query: string): string {
    const age = signUpAge(new URLSearchParams(query).get('age'));
    if (age === '18+') return '';
    return age === null ? '?age=' : '?age=13-17';
  },
} as const;

export const peopleScreens = {
  [accountPaths.auth]: {
    file: 'people/web/auth/auth-screen.tsx',
    screen: lazyComponent(async () => (await import('#people/web/auth/auth-screen.tsx')).AuthScreen),
    title: 'onboarding_title',
    description: 'meta_auth_description',
  },
  [accountPaths.login]: {
    file: 'people/web/auth/login-screen.tsx',
    screen: lazyComponent(async () => (await import('#people/web/auth/login-screen.tsx')).LoginScreen),
    title: 'auth_login_title',
    description: 'meta_auth_description',
  },
  [accountPaths.signup]: {
    file: 'people/web/auth/signup-screen.tsx',
    screen: lazyComponent(async () => (await import('#people/web/auth/signup-screen.tsx')).SignupScreen),
    title: 'auth_signup_title',
    description: 'meta_auth_description',
    queries: signupQueries,
  },
  [ownPaths.profile]: {
    file: 'people/web/profile/profile-screen.tsx',
    screen: lazyComponent(async () => (await import('#people/web/profile/profile-screen.tsx')).ProfileScreen),
    title: 'profile_title',
  },
} satisfies Screens;

import { accountPaths, ownPaths } from '#people/rules/paths.ts';
import { signupQueries } from '#people/web/auth/signup-queries.ts';
import { lazyComponent } from '#platform/web/lazy-component.tsx';
import type { Screens } from '#platform/web/route.ts';

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

// The queries of the sign-up page's address that make the page look different.

import { signUpAge } from '#people/rules/age-gate.ts';

/**
 * The sign-up page's queries: `rendered` lists those for which the page is rendered, beside the empty one;
 * `of` returns the one of them, or '', that a query means.
 */
export const signupQueries = {
  rendered: ['?age=13-17', '?age='],
  of(query: string): string {
    const age = signUpAge(new URLSearchParams(query).get('age'));
    if (age === '18+') return '';
    return age === null ? '?age=' : '?age=13-17';
  },
} as const;

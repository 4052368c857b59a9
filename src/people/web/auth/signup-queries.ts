// What the address of the sign-up page may ask for, as far as the page looks different then.

import { signUpAge } from '#people/rules/age-gate.ts';

/** `rendered`: the queries for which the page is rendered, beside the empty one. `of`: which of them, or '', a query means. */
export const signupQueries = {
  rendered: ['?age=13-17', '?age='],
  of(query: string): string {
    const age = signUpAge(new URLSearchParams(query).get('age'));
    if (age === '18+') return '';
    return age === null ? '?age=' : '?age=13-17';
  },
} as const;

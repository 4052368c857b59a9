import { expect, test } from 'vitest';
import { renderToHtml } from '#testing/web/render-to-html.tsx';
import { AuthScreen } from './auth-screen.tsx';
import { LoginScreen } from './login-screen.tsx';
import { SignupScreen } from './signup-screen.tsx';

// §2.auth-link-login
test('the age gate offers three choices, none of them chosen, and the way to log in', () => {
  const html = renderToHtml(<AuthScreen />);
  expect([...html.matchAll(/aria-pressed="false"[^>]*>([^<]+)/g)].map(([, label]) => label)).toEqual([
    'Under 13',
    '13-17',
    '18+',
  ]);
  expect(html).toContain('href="/auth/login"');
  expect(html).not.toContain('href="/auth/signup');
});

// §2.auth-login-sign-up-auth
test('R2 login names its fields for password managers and leads to sign-up', () => {
  const html = renderToHtml(<LoginScreen />);
  expect(html).toMatch(/type="email"[^>]*autoComplete="username"|autoComplete="username"[^>]*type="email"/i);
  expect(passwordField(html)).toContain('autocomplete="current-password"');
  expect(html).toContain('href="/auth"');
});

test('R2 the served sign-up page has the form, with autocomplete names for filling it in', () => {
  const html = renderToHtml(<SignupScreen />).toLowerCase();
  for (const token of ['given-name', 'family-name', 'email'])
    expect(html.includes(`autocomplete="${token}"`), token).toBe(true);
  expect(passwordField(html)).toContain('autocomplete="new-password"');
  expect(html.includes('age group: 18+')).toBe(true);
});

function passwordField(html: string): string {
  return /<input[^>]*type="password"[^>]*>/.exec(html)?.[0].toLowerCase() ?? '';
}

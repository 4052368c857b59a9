import pg from 'pg';
import { expect, onTestFinished, test, vi } from 'vitest';
import { readEnv } from '#platform/server/env.ts';
import { checkSettings } from './check-settings.ts';

const safe = {
  PUBLIC_URL: 'https://dance.example.org',
  TRUSTED_PROXIES: '10.0.0.1',
  AUTH_SECRET: 'k3J9-vQ0xWz7_aBcDeFgHiJkLmNoPqRsTu',
  SMTP_URL: 'smtps://mail.example.org',
  MAIL_FROM: 'Shamble <dance@example.org>',
  OPERATOR_EMAILS: 'boss@example.org',
};
const blockers = (variables: Record<string, string>) =>
  checkSettings(readEnv(variables))
    .filter(({ level }) => level === 'blocker')
    .map(({ about }) => about);

test('a fresh clone on a developer’s machine has no blocker', () => {
  expect(blockers({})).toEqual([]);
});

test('a public server with good settings has no findings', () => {
  expect(checkSettings(readEnv(safe))).toEqual([]);
});

test.each([
  ['open to the network without a public address', { HOST: '0.0.0.0' }, 'PUBLIC_URL'],
  ['public without TLS', { ...safe, PUBLIC_URL: 'http://dance.example.org' }, 'PUBLIC_URL'],
  ['developer tools for everyone', { ...safe, DEV_TOOLS: 'on' }, 'DEV_TOOLS'],
  ['a proxy that is not named', { ...safe, TRUSTED_PROXIES: '' }, 'TRUSTED_PROXIES'],
  ['trust in every address', { ...safe, TRUSTED_PROXIES: '0.0.0.0/0' }, 'TRUSTED_PROXIES'],
  ['a weak secret', { ...safe, AUTH_SECRET: 'x'.repeat(40) }, 'AUTH_SECRET'],
  ['no mail server', { ...safe, SMTP_URL: '' }, 'SMTP_URL'],
  ['the shipped sender', { ...safe, MAIL_FROM: '' }, 'MAIL_FROM'],
])('%s is a blocker', (_, variables, about) => {
  expect(blockers(variables)).toContain(about);
});

test('the setting that the doctor advises for a database on another machine brings no warning', () => {
  const given = (DATABASE_URL: string) => checkSettings(readEnv({ ...safe, DATABASE_URL }));
  const url = 'postgres://db.example.org/shamble';
  const [finding] = given(url);
  const better = `${url}?${/sslmode=[\w-]+/.exec(finding?.says ?? '')}`;
  expect(given(better)).toEqual([]);
  const warns = vi.spyOn(process, 'emitWarning').mockReturnValue();
  onTestFinished(() => warns.mockRestore());
  new pg.Client(better);
  expect(warns).not.toHaveBeenCalled();
});

// The doctor's findings about the settings alone: a pure function from settings to findings.

import type { Env } from '#platform/server/env.ts';
import { isLoopback } from '#platform/server/security/developer-rule.ts';

/**
 * A finding. A `blocker` means that the server must not be open to the public, a `warning` that something will do harm
 * some day; a `hint` is good to know.
 */
export type Finding = { level: 'blocker' | 'warning' | 'hint' | 'ok'; about: string; says: string };

/** Whether anybody besides the person at this machine can reach the server. */
export function isPublic({ HOST, PUBLIC_URL }: Pick<Env, 'HOST' | 'PUBLIC_URL'>): boolean {
  return !isLoopback(HOST) || (PUBLIC_URL !== undefined && !isLoopback(new URL(PUBLIC_URL).hostname));
}

export function checkSettings(env: Env): Finding[] {
  const open = isPublic(env);
  const local = (level: 'blocker' | 'warning') => (open ? level : 'hint');
  const findings: (Finding | false)[] = [
    open &&
      !env.PUBLIC_URL &&
      blocker('PUBLIC_URL', 'is not set: links in mails and the check of origins need it'),
    open &&
      env.PUBLIC_URL?.startsWith('http:') === true &&
      blocker('PUBLIC_URL', 'is not https: cookies and passwords travel in the open'),
    open &&
      env.DEV_TOOLS === 'on' &&
      blocker('DEV_TOOLS', 'is on: every visitor can read waiting mails with their one-time links'),
    open &&
      env.TRUSTED_PROXIES.length === 0 &&
      blocker(
        'TRUSTED_PROXIES',
        'is empty: behind the proxy that ends TLS all people count as one, and share its limits',
      ),
    env.TRUSTED_PROXIES.some(trustsEveryAddress) &&
      blocker('TRUSTED_PROXIES', 'trusts every address: any client can claim the address of another'),
    weakSecret(env.AUTH_SECRET) && blocker('AUTH_SECRET', 'is easy to guess: use 32 random bytes'),
    !env.SMTP_URL && {
      level: local('blocker'),
      about: 'SMTP_URL',
      says: 'is not set: mails wait on /dev/mail and nobody gets a link',
    },
    env.MAIL_FROM.includes('@localhost') && {
      level: local('blocker'),
      about: 'MAIL_FROM',
      says: 'is the shipped one: mail servers will refuse it',
    },
    env.OPERATOR_EMAILS.length === 0 && {
      level: 'hint',
      about: 'OPERATOR_EMAILS',
      says: 'is empty: nobody can edit the course in the browser',
    },
    unencrypted(env.DATABASE_URL) && {
      level: local('warning'),
      about: 'DATABASE_URL',
      says: 'leads to another machine without sslmode=verify-full',
    },
    unencrypted(env.SMTP_URL) && {
      level: 'hint',
      about: 'SMTP_URL',
      says: 'starts without TLS; it is used only if the mail server offers it (smtps: insists)',
    },
  ];
  return findings.filter((finding) => finding !== false);
}

function blocker(about: string, says: string): Finding {
  return { level: 'blocker', about, says };
}

function trustsEveryAddress(range: string): boolean {
  return range.endsWith('/0');
}

/** Whether a secret is weak: a secret with few different characters is easy to guess. */
function weakSecret(secret: string | undefined): boolean {
  return secret !== undefined && new Set(secret).size < 10;
}

function unencrypted(address: string | undefined): boolean {
  if (!address) return false;
  const url = new URL(address);
  if (isLoopback(url.hostname) || url.searchParams.has('host') || url.protocol === 'smtps:') return false;
  return !/^(prefer|require|verify-(ca|full))$/.test(url.searchParams.get('sslmode') ?? '');
}

// The doctor asks the mail server in SMTP_URL whether it would accept mails.

import nodemailer from 'nodemailer';
import type { Env } from '#platform/server/env.ts';
import type { Finding } from './check-settings.ts';

/** Milliseconds to wait for the mail server. */
const PATIENCE = 10_000;

/** Returns no finding without SMTP_URL, or when the server accepts mails. User and password are never shown. */
export async function checkMailServer({ SMTP_URL }: Pick<Env, 'SMTP_URL'>): Promise<Finding[]> {
  if (!SMTP_URL) return [];
  const timeouts = { connectionTimeout: PATIENCE, greetingTimeout: PATIENCE, socketTimeout: PATIENCE };
  const transport = nodemailer.createTransport({ url: SMTP_URL, ...timeouts });
  try {
    await transport.verify();
    return [];
  } catch (error) {
    return [{ level: 'blocker', about: 'SMTP_URL', says: explain(error as Failure, new URL(SMTP_URL)) }];
  } finally {
    transport.close();
  }
}

type Failure = { code?: string; message?: string; responseCode?: number };

function explain({ code, message = '', responseCode }: Failure, { hostname, port, protocol }: URL): string {
  const place = port ? `${hostname}:${port}` : hostname;
  if (code === 'EAUTH') return `${place} refuses the user or the password (${responseCode ?? 'no code'})`;
  if (/ENOTFOUND|EAI_AGAIN|EDNS/.test(`${code} ${message}`))
    return `there is no mail server named ${hostname}`;
  if (/ECONNREFUSED/.test(`${code} ${message}`)) return `nothing listens at ${place}`;
  if (/certificate/.test(message)) return `${place} shows a certificate that is not trusted: ${message}`;
  if (/wrong version number|SSL|TLS/i.test(message))
    return protocol === 'smtps:'
      ? `${place} does not speak TLS from the first moment: use smtp:// (usual for port 587)`
      : `${place} fails at TLS: ${message.slice(0, 120)}`;
  if (/timeout|greeting/i.test(`${code} ${message}`))
    return `${place} does not answer: a firewall, or smtps:// is meant (usual for port 465)`;
  return `${place} does not take mails (${code ?? 'unknown'}${responseCode ? ` ${responseCode}` : ''})`;
}

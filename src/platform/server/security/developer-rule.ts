// The rule for the developer tools (the FAQ seed tool and the mail page): who may use them.

import type { IncomingMessage } from 'node:http';
import { isIPv4 } from 'node:net';
import type { Context } from 'hono';
import type { Env } from '../env.ts';
import type { Session } from '../http/mount.ts';

export type DeveloperRule = (context: Context, session: Session | null) => boolean;

/**
 * Makes the rule: DEV_TOOLS=on opens the tools to everyone, and operators may always use them. Otherwise only a client
 * on this machine may, while no public address is set and the request came through no proxy.
 */
export function makeDeveloperRule(env: Pick<Env, 'DEV_TOOLS' | 'PUBLIC_URL'>): DeveloperRule {
  const local = !env.PUBLIC_URL || isLoopback(new URL(env.PUBLIC_URL).hostname);
  return (context, session) => {
    if (env.DEV_TOOLS === 'on' || session?.operator) return true;
    return env.DEV_TOOLS !== 'off' && local && isAtThisMachine(context);
  };
}

function isAtThisMachine(context: Context): boolean {
  const incoming: IncomingMessage | undefined = context.env?.incoming;
  const host = (context.req.header('host') ?? '').replace(/:\d+$/, '');
  const forwarded = [
    'forwarded',
    'x-forwarded-for',
    'x-forwarded-host',
    'x-forwarded-proto',
    'via',
    'x-real-ip',
  ];
  if (forwarded.some((name) => context.req.header(name) !== undefined)) return false;
  return isLoopback(incoming?.socket.remoteAddress ?? '') && isLoopback(host);
}

/** Whether a name or an address, without a port, is this machine's own. */
export function isLoopback(name: string): boolean {
  const address = name.replace(/^\[|\]$/g, '').replace(/^::ffff:/i, '');
  return address === 'localhost' || address === '::1' || (isIPv4(address) && address.startsWith('127.'));
}

import type { Context } from 'hono';
import { expect, test } from 'vitest';
import type { Session } from '../http/mount.ts';
import { makeDeveloperRule } from './developer-rule.ts';

const learner: Session = { id: 's', user_id: 'u', operator: false, fresh: true, zone: null };
const operator: Session = { ...learner, operator: true };

type Case = {
  socket?: string;
  headers?: Record<string, string>;
  DEV_TOOLS?: 'on' | 'off';
  PUBLIC_URL?: string;
  session?: Session | null;
};

function allowed({ socket = '127.0.0.1', headers = {}, session = null, ...env }: Case): boolean {
  const all: Record<string, string> = { host: 'localhost:3000', ...headers };
  const context = {
    env: { incoming: { socket: { remoteAddress: socket } } },
    req: { header: (name: string) => all[name] },
  };
  return makeDeveloperRule(env)(context as unknown as Context, session);
}

// §6.debug-seed-pages-have-no §6.developer-tools-reading-open-writing
test.each<[string, Case, boolean]>([
  ['open to a browser on this machine', {}, true],
  ['open to a browser on this machine over IPv6', { socket: '::1', headers: { host: '[::1]:3000' } }, true],
  ['closed to other machines', { socket: '192.0.2.1' }, false],
  [
    'closed through a local proxy that names the client',
    { headers: { 'x-forwarded-for': '192.0.2.1' } },
    false,
  ],
  [
    'closed through a local proxy that keeps the public host',
    { headers: { host: 'dance.example.org' } },
    false,
  ],
  ['closed when a public address is set', { PUBLIC_URL: 'https://dance.example.org' }, false],
  ['open when a loopback address is set', { PUBLIC_URL: 'http://localhost:3000' }, true],
  ['closed when they are switched off', { DEV_TOOLS: 'off' }, false],
  [
    'open to everybody when they are switched on',
    { DEV_TOOLS: 'on', socket: '192.0.2.1', PUBLIC_URL: 'https://x.example' },
    true,
  ],
  ['closed to a learner on a public server', { PUBLIC_URL: 'https://x.example', session: learner }, false],
  ['open to an operator on a public server', { PUBLIC_URL: 'https://x.example', session: operator }, true],
])('R45 the developer tools are %s', (_, given, expected) => {
  expect(allowed(given)).toBe(expected);
});

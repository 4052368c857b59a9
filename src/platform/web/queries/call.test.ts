import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { call, OutOfReachError, ProblemError } from './call.ts';
import { setShownPerson } from './shown-person.ts';

let server: Server;
let asked: IncomingMessage;
let answer: { status: number; body: string };

beforeAll(async () => {
  server = createServer((request, response) => {
    asked = request;
    response.writeHead(answer.status, { 'content-type': 'application/json' }).end(answer.body);
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const { fetch } = globalThis;
  // A browser resolves paths against the page's address; Node has no page.
  vi.stubGlobal('fetch', (path: string, options: RequestInit) => fetch(origin + path, options));
});

afterAll(() => {
  vi.unstubAllGlobals();
  server.close();
});

test('a call names its operation, its parameters and the time zone', async () => {
  answer = { status: 200, body: '{"progress":{}}' };
  await call('checkItem', { params: { checklist_id: '1-practice-1' } });
  expect([asked.method, asked.url]).toEqual(['PUT', '/api/checklists/1-practice-1/check']);
  expect(asked.headers['time-zone']).toBe(Intl.DateTimeFormat().resolvedOptions().timeZone);
});

test('a write names the person whom the page shows, and a read names no person', async () => {
  answer = { status: 200, body: '{}' };
  setShownPerson('person-1');
  await call('checkItem', { params: { checklist_id: 'a' } });
  expect(asked.headers['x-person']).toBe('person-1');
  await call('checkItem', { params: { checklist_id: 'a' } }, { person: 'person-2' });
  expect(asked.headers['x-person']).toBe('person-2');
  await call('readProgress');
  expect(asked.headers['x-person']).toBeUndefined();
  setShownPerson(null);
  await call('signIn', { body: { email: 'a@b.test', password: 'x' } });
  expect(asked.headers['x-person']).toBeUndefined();
});

test('an act that must count once carries its key', async () => {
  answer = { status: 200, body: '{}' };
  await call('finishRehearsal', {}, { idempotencyKey: 'dance-1' });
  expect(asked.headers['idempotency-key']).toBe('dance-1');
});

test('a parameter cannot leave its place in the path', async () => {
  answer = { status: 200, body: '{}' };
  await call('readLesson', { params: { lesson_id: '../profile?x' } });
  expect(asked.url).toBe('/api/lessons/..%2Fprofile%3Fx');
});

test('a refusal carries its code, its message and its field', async () => {
  answer = {
    status: 409,
    body: JSON.stringify({
      code: 'email_taken',
      detail: 'This email is already registered.',
      field: 'email',
    }),
  };
  const refusal = call('readCourse');
  await expect(refusal).rejects.toBeInstanceOf(ProblemError);
  await expect(refusal).rejects.toMatchObject({
    code: 'email_taken',
    status: 409,
    message: 'This email is already registered.',
    field: 'email',
  });
});

test.each([
  [502, '<html>Bad gateway</html>'],
  [200, '<html>A café wants you to sign in</html>'],
  [500, '{}'],
])('an answer that is not ours (%i) counts as no answer', async (status, body) => {
  answer = { status, body };
  await expect(call('readCourse')).rejects.toBeInstanceOf(OutOfReachError);
});

test('a server that can’t be reached counts as no answer', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  await expect(call('readCourse')).rejects.toBeInstanceOf(OutOfReachError);
});

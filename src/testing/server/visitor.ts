// A visitor acts like a browser towards the API: it keeps cookies, sends Origin, and calls operations by name.

import { randomBytes } from 'node:crypto';
import { allRoutes, type OperationName } from '#subjects/api/all-routes.ts';

export type Answer = {
  status: number;
  headers: Headers;
  // biome-ignore lint/suspicious/noExplicitAny: tests look into answers of every operation, right and wrong ones.
  body: any;
};

export type CallInput = {
  params?: Record<string, string>;
  query?: Record<string, string>;
  body?: unknown;
  headers?: Record<string, string>;
};

export type Visitor = {
  cookies: Map<string, string>;
  call(name: OperationName, input?: CallInput): Promise<Answer>;
  fetch(path: string, init?: RequestInit): Promise<Response>;
};

export function makeVisitor(url: string, headers: Record<string, string> = {}): Visitor {
  const cookies = new Map<string, string>();

  async function send(path: string, init: RequestInit = {}): Promise<Response> {
    const cookie = cookieHeader({ cookies });
    const response = await fetch(url + path, {
      redirect: 'manual',
      ...init,
      headers: {
        origin: url,
        ...(cookie ? { cookie } : {}),
        ...headers,
        ...(init.headers as Record<string, string>),
      },
    });
    for (const line of response.headers.getSetCookie()) keep(line);
    return response;
  }

  function keep(line: string): void {
    const [pair = '', ...attributes] = line.split('; ');
    const equals = pair.indexOf('=');
    if (attributes.includes('Max-Age=0')) cookies.delete(pair.slice(0, equals));
    else cookies.set(pair.slice(0, equals), pair.slice(equals + 1));
  }

  return {
    cookies,
    fetch: send,
    async call(name, { params = {}, query, body, headers: extra } = {}) {
      const [method, pattern] = allRoutes[name];
      const path = pattern.replace(/:(\w+)/g, (_, param: string) =>
        encodeURIComponent(params[param] ?? 'none'),
      );
      const response = await send(query ? `${path}?${new URLSearchParams(query)}` : path, {
        method,
        headers: { ...(body === undefined ? {} : { 'content-type': 'application/json' }), ...extra },
        body: body === undefined ? undefined : JSON.stringify(body),
      });
      const text = await response.text();
      return { status: response.status, headers: response.headers, body: text ? readBody(text) : null };
    },
  };
}

/** Returns the header `cookie` that a browser would send. */
export function cookieHeader({ cookies }: Pick<Visitor, 'cookies'>): string {
  return [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
}

function readBody(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

export type Person = { first_name: string; email: string; password: string; age_group: '13-17' | '18+' };

/** Returns the details that a new person gives at sign-up. */
export function makePerson(changes: Partial<Person> = {}): Person {
  const tag = randomBytes(5).toString('hex');
  return {
    first_name: 'Zoe',
    email: `zoe-${tag}@example.com`,
    password: `shuffle ${tag}`,
    age_group: '18+',
    ...changes,
  };
}

/** Signs a person up, and resolves with a visitor who is signed in as that person. */
export async function signUp(
  url: string,
  person = makePerson(),
): Promise<{ visitor: Visitor; person: Person; id: string }> {
  const visitor = makeVisitor(url);
  const answer = await visitor.call('signUp', { body: person });
  if (answer.status !== 200) throw new Error(`Sign-up failed: ${JSON.stringify(answer.body)}`);
  return { visitor, person, id: answer.body.user.id };
}

import { afterEach, expect, test, vi } from 'vitest';
import { asksSignUp } from './session.ts';

afterEach(() => vi.unstubAllGlobals());

const body = {
  first_name: 'Zoe',
  email: 'zoe@example.com',
  password: 'lurch-and-drag-8',
  age_group: '18+',
} as const;
const taken = () => Response.json({ code: 'email_taken', detail: 'Taken', status: 409 }, { status: 409 });
const wrong = () => Response.json({ code: 'invalid_credentials', status: 401 }, { status: 401 });
const lost = () => {
  throw new TypeError('network');
};

/** Presses sign-up once for each of `bodies`; its calls get `answers` in turn. Returns the outcomes and the calls. */
async function press(answers: (() => Response)[], bodies: (typeof body)[]) {
  const calls: string[] = [];
  vi.stubGlobal('fetch', async (url: string) => {
    calls.push(url);
    return answers.shift()?.();
  });
  const ask = asksSignUp();
  const said: string[] = [];
  for (const each of bodies)
    said.push(
      await ask(each).then(
        ({ user }) => user.id,
        (error) => error.code ?? error.name,
      ),
    );
  return { said, calls };
}

test('after a lost answer, a second press signs in to the account that the first press has made', async () => {
  const entered = () => Response.json({ user: { id: 'zoe' } });
  expect(await press([lost, taken, entered], [body, body])).toEqual({
    said: ['OutOfReachError', 'zoe'],
    calls: ['/api/auth/sign-up', '/api/auth/sign-up', '/api/auth/sign-in'],
  });
});

test('signing up with a known address says so, even after a lost answer', async () => {
  expect((await press([taken, taken], [body, body])).said).toEqual(['email_taken', 'email_taken']);
  expect((await press([lost, taken, wrong], [body, body])).said).toEqual(['OutOfReachError', 'email_taken']);
  const other = { ...body, email: 'moe@example.com' } as never;
  const { said, calls } = await press([lost, taken], [body, other]);
  expect([said, calls.length]).toEqual([['OutOfReachError', 'email_taken'], 2]);
});

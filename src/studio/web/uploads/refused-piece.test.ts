import type { DetailedError } from 'tus-js-client';
import { expect, test } from 'vitest';
import type { ErrorCode } from '#platform/api/error-codes.ts';
import { mayTryAgain, refusalOf } from './refused-piece.ts';

/** A refusal in the form in which the library reports it. */
function refused(method: string, status: number, body = ''): DetailedError {
  return Object.assign(new Error('tus: refused'), {
    originalRequest: { getMethod: () => method },
    originalResponse: status === 0 ? null : { getStatus: () => status, getBody: () => body },
  }) as DetailedError;
}

const problem = (code: ErrorCode, detail: string) => JSON.stringify({ code, detail });

test.each([
  ['a cut line', 'PATCH', 0, '', true],
  ['a proxy without its server', 'HEAD', 502, '<html>', true],
  ['a server that stops', 'PATCH', 503, problem('unavailable', 'Later.'), true],
  ['too many calls', 'PATCH', 429, problem('too_many_requests', 'Later.'), true],
  ['another place of the file', 'PATCH', 409, problem('conflict', 'Elsewhere.'), true],
  ['another person', 'PATCH', 409, problem('other_person', 'You are somebody else.'), false],
  ['a name that is taken', 'POST', 409, problem('conflict', 'It is there.'), false],
  ['no film', 'PATCH', 400, problem('invalid_input', 'It is a page.'), false],
  ['a full disk', 'PATCH', 413, problem('too_large', 'No room.'), false],
  ['the end of the session', 'HEAD', 401, '', false],
  ['an upload that is forgotten', 'HEAD', 404, '', false],
])('after %s of %s (%i) the upload is tried again, or not', (_, method, status, body, again) => {
  expect(mayTryAgain(refused(method, status, body))).toBe(again);
});

test('the server’s sentence is shown, or a sentence for the code if there is none', () => {
  expect(refusalOf(refused('POST', 409, problem('conflict', 'It is there.')))).toMatchObject({
    code: 'conflict',
    message: 'It is there.',
  });
  expect(refusalOf(refused('HEAD', 401))).toMatchObject({ code: 'unauthenticated' });
  expect(refusalOf(refused('HEAD', 404))).toMatchObject({ code: 'not_found' });
  expect(refusalOf(refused('PATCH', 418, 'a teapot')).message).toContain('(418)');
  expect(refusalOf(refused('PATCH', 500)).name).toBe('OutOfReachError');
});

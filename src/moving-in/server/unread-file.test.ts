import { expect, test } from 'vitest';
import { operatorEmail, signUpOperator } from '#testing/server/operator.ts';
import { rawRequest } from '#testing/server/raw-request.ts';
import { sharedServer } from '#testing/server/test-server.ts';

const server = await sharedServer({ OPERATOR_EMAILS: operatorEmail });

test('a stranger’s file, refused in the middle, ends the connection, and the answer says so', async () => {
  const head =
    'PUT /api/studio/imports/x/users HTTP/1.1\r\nHost: x\r\nContent-Type: text/csv\r\nContent-Length: 10000000\r\n\r\n';
  const answer = await rawRequest(server.url, head + 'x'.repeat(300_000));
  expect(answer).toContain('HTTP/1.1 401 ');
  expect(answer).toMatch(/^connection: close\r$/im);
});

test('an upload that is refused in the middle of its file gets the reason, and the connection ends', async () => {
  const { visitor } = await signUpOperator(server);
  const { import_id } = (await visitor.call('startStudioImport')).body;
  const init = {
    method: 'PUT',
    headers: { 'content-type': 'text/csv' },
    body: `a,b\n${'1,2\n'.repeat(2_000_000)}`,
  };
  const response = await visitor.fetch(`/api/studio/imports/${import_id}/users`, init);
  expect([response.status, response.headers.get('connection')]).toEqual([400, 'close']);
  expect(await response.json()).toMatchObject({ detail: expect.stringContaining('needs the columns') });
});

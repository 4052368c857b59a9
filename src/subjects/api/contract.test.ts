import { expect, test } from 'vitest';
import { type ErrorCode, errorStatus } from '#platform/api/error-codes.ts';
import { serverMessages } from '#platform/content/server-messages.ts';
import { allRoutes, type OperationName } from './all-routes.ts';
import { contract } from './contract.ts';

const names = Object.keys(allRoutes) as OperationName[];

// §7.password-sign-one-time-link
test('every route has an operation and every operation a route', () => {
  expect(Object.keys(contract).sort()).toEqual([...names].sort());
});

test('no two operations share a method and path', () => {
  const doors = names.map((name) => allRoutes[name].join(' '));
  expect(new Set(doors).size).toBe(doors.length);
});

test.each(names)('%s takes exactly the parameters of its path', (name) => {
  const inPath = [...allRoutes[name][1].matchAll(/:(\w+)/g)].map(([, param]) => param);
  const shape = (contract[name].params as unknown as { shape: object }).shape;
  expect(Object.keys(shape).sort()).toEqual(inPath.sort());
});

test.each(names)('%s refuses a key it does not know', (name) => {
  const body = contract[name].body.safeParse({ user_id: 'another-person' });
  expect(body.success).toBe(false);
  expect(JSON.stringify(body.error?.issues)).toContain('user_id');
});

test('no operation accepts a user id', () => {
  for (const name of names) {
    const shapes = [contract[name].params, contract[name].query, contract[name].body];
    const keys = shapes.flatMap((schema) => Object.keys((schema as unknown as { shape: object }).shape));
    expect(keys).not.toContain('user_id');
  }
});

test('every error code has a calm text', () => {
  for (const code of Object.keys(errorStatus) as ErrorCode[])
    expect(serverMessages[`error.${code}`]).toBeTruthy();
});

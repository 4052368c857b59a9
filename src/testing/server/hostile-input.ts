// Random input for an operation, made from its schemas: nearly right, wrong, and hostile.

import fc from 'fast-check';
import { z } from 'zod';
import type { Operation } from '#platform/api/operation.ts';
import { allRoutes, type OperationName } from '#subjects/api/all-routes.ts';
import { contract } from '#subjects/api/contract.ts';
import type { CallInput } from './visitor.ts';

const hostile = [
  '',
  ' ',
  '\u0000',
  '\ud800',
  '../../etc/passwd',
  "' or 1=1 --",
  '%00',
  '<script>alert(1)</script>',
  '{{7*7}}',
  '🧟'.repeat(300),
  'a'.repeat(70_000),
  'NaN',
  '-1',
  '9007199254740993',
  '1e400',
  '2027-02-30',
  '\r\nSet-Cookie: x=y',
  '__proto__',
  'constructor',
];

/** Texts that are right for some field. */
const plausible = [
  '1',
  '12',
  '13',
  'part1',
  '18+',
  '13-17',
  'dancer',
  'never',
  'general',
  'zoe@example.com',
  'a good password',
  'faq_streaks_title',
  'The moon over the graveyard could be bigger. '.repeat(6),
];

const someText = fc.oneof(
  fc.constantFrom(...plausible),
  fc.constantFrom(...hostile),
  fc.string({ unit: 'binary' }),
);
const someValue = fc.oneof(
  { weight: 4, arbitrary: someText },
  { weight: 1, arbitrary: fc.boolean() },
  { weight: 1, arbitrary: fc.double() },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
);

/** Returns random calls of the operation `name`, whose input uses the operation's field names. */
export function hostileInput(name: OperationName): fc.Arbitrary<CallInput> {
  const operation: Operation = contract[name];
  const [method, path] = allRoutes[name];
  const params = [...path.matchAll(/:(\w+)/g)].map(([, param = '']) => param);
  return fc.record({
    params: fc.record(Object.fromEntries(params.map((param) => [param, someText.map(usable)]))),
    query: fc.option(
      fc.dictionary(fc.constantFrom(...fieldsOf(operation.query), 'extra'), someText.map(usable)),
      {
        nil: undefined,
        freq: 3,
      },
    ),
    body: method === 'GET' ? fc.constant(undefined) : bodyOf(operation),
  });
}

function bodyOf(operation: Operation): fc.Arbitrary<unknown> {
  const fields = fieldsOf(operation.body);
  const object = fc.record(Object.fromEntries(fields.map((field) => [field, someValue])), {
    requiredKeys: [],
  });
  const withMore = fc.tuple(object, fc.dictionary(fc.string(), someValue, { maxKeys: 2 }));
  return fc.oneof(
    { weight: 6, arbitrary: object },
    { weight: 2, arbitrary: withMore.map(([right, more]) => ({ ...more, ...right })) },
    { weight: 1, arbitrary: someValue },
  );
}

function fieldsOf(schema: z.ZodType): string[] {
  const described = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  return Object.keys(described.properties ?? {});
}

/**
 * Makes a text usable as a part of an address: not empty, of a length that reaches the handler, and
 * representable.
 */
function usable(text: string): string {
  return text.toWellFormed().slice(0, 500) || 'none';
}

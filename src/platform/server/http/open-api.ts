// The OpenAPI document of the contract, made from its schemas.

import { z } from 'zod';
import { errorStatus } from '#platform/api/error-codes.ts';
import type { Operation } from '#platform/api/operation.ts';
import { allRoutes, type OperationName } from '#subjects/api/all-routes.ts';
import { contract } from '#subjects/api/contract.ts';

let text: string | undefined;

/**
 * Returns an OpenAPI 3.1 document of every operation. It is made once, because it costs as much as many calls and any
 * visitor may ask for it.
 */
export function openApiText(): string {
  text ??= JSON.stringify(openApiDocument());
  return text;
}

function openApiDocument(): object {
  const paths: Record<string, Record<string, object>> = {};
  for (const name of Object.keys(allRoutes) as OperationName[]) {
    const [method, path] = allRoutes[name];
    const pattern = path.replace(/:(\w+)/g, '{$1}');
    paths[pattern] = { ...paths[pattern], [method.toLowerCase()]: describeOperation(name, contract[name]) };
  }
  return { openapi: '3.1.0', info: { title: 'Shamble', version: '1' }, paths };
}

function describeOperation(name: OperationName, operation: Operation): object {
  const [method, path] = allRoutes[name];
  const body = jsonSchema(operation.body, 'input');
  const takesBody =
    method !== 'GET' && Object.keys((body as { properties?: object }).properties ?? {}).length > 0;
  const problems = [...new Set(operation.errors.map((code) => errorStatus[code]))];
  return {
    operationId: name,
    summary: operation.summary,
    parameters: [...path.matchAll(/:(\w+)/g)].map(([, param]) => ({
      name: param,
      in: 'path',
      required: true,
      schema: { type: 'string' },
    })),
    ...(takesBody
      ? { requestBody: { required: true, content: { 'application/json': { schema: body } } } }
      : {}),
    responses: {
      200: {
        description: 'Done',
        content: { 'application/json': { schema: jsonSchema(operation.output, 'output') } },
      },
      ...Object.fromEntries(problems.map((status) => [status, { description: 'Problem (RFC 9457)' }])),
    },
    'x-caller': operation.who,
  };
}

function jsonSchema(schema: z.ZodType, io: 'input' | 'output'): object {
  return z.toJSONSchema(schema, { io, unrepresentable: 'any' });
}

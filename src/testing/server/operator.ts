// An operator for tests: a person named in OPERATOR_EMAILS whose address counts as proven.

import { sharedServer, type TestServer } from './test-server.ts';
import { makePerson, signUp, type Visitor } from './visitor.ts';

/** The address of an operator: put it into the test server's OPERATOR_EMAILS. */
export const operatorEmail = 'boss@example.com';

export async function signUpOperator(
  server: TestServer,
  email: string = operatorEmail,
): Promise<{ visitor: Visitor; id: string }> {
  const { visitor, id } = await signUp(server.url, makePerson({ email, first_name: 'Vincent' }));
  await server.database.pool.query('update users set email_verified = true where id = $1', [id]);
  return { visitor, id };
}

/** Starts a server for all tests of a file, and signs its operator in. */
export async function sharedStudio(
  variables: Record<string, string> = {},
): Promise<{ server: TestServer; boss: Visitor }> {
  const server = await sharedServer({ OPERATOR_EMAILS: operatorEmail, ...variables });
  return { server, boss: (await signUpOperator(server)).visitor };
}

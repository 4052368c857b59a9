// The export of the made-up hosted product, in the formats of its database's own tools.

import { readFile } from 'node:fs/promises';
import { text } from 'node:stream/consumers';
import pg from 'pg';
import { to } from 'pg-copy-streams';

/** The tables to move, and the names of their files. */
export const hostedTables = {
  settings: 'settings',
  ui_copy: 'ui_copy',
  lessons: 'lessons',
  steps: 'steps',
  checklists: 'checklists',
  'auth.users': 'auth_users',
  users: 'users',
  user_roles: 'user_roles',
  lesson_progress: 'lesson_progress',
  progress: 'progress',
  trophies: 'trophies',
} as const;

/** Each table as CSV with a header, written by COPY in the empty database at `address`. */
export function hostedExport(address: string): Promise<Record<string, string>> {
  return withHosted(address, async (client) => {
    const files: Record<string, string> = {};
    for (const [table, name] of Object.entries(hostedTables))
      files[name] = await text(client.query(to(`copy ${table} to stdout (format csv, header)`)));
    return files;
  });
}

/** Makes the hosted product in the empty database at `place`, and calls `act` with a connection to it. */
export async function withHosted<Result>(
  place: string | pg.ClientConfig,
  act: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client(place);
  await client.connect();
  try {
    await client.query(await readFile(new URL('./hosted-product.sql', import.meta.url), 'utf8'));
    return await act(client);
  } finally {
    await client.end();
  }
}

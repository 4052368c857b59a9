// The event: its name and moment, kept as the two settings of the specification (section 3).

import type pg from 'pg';
import type { OutputOf } from '#api/contract.ts';
import { type Change, change, mustBeCurrent, stamp } from './change.ts';
import type { Studio } from './studio.ts';
import { versionOf } from './version-of.ts';

type Event = { challenge_name: string | null; next_challenge_date: string | null };

export async function readEvent(client: pg.Pool | pg.PoolClient): Promise<OutputOf<'readStudioEvent'>> {
  const { rows } = await client.query<{ key: string; value: string }>('select key, value from settings');
  const values = new Map(rows.map((row) => [row.key, row.value]));
  const event: Event = {
    challenge_name: values.get('challenge_name') || null,
    next_challenge_date: values.get('next_challenge_date') || null,
  };
  return { ...event, version: versionOf(event) };
}

/** Throws conflict. A date of null becomes an empty setting, which everybody reads as 'not decided yet'. */
export async function saveEvent(
  studio: Studio,
  user_id: string,
  event: Event & { version: string },
): Promise<{ version: string }> {
  const done: Change = { user_id, summary: 'Changed the event' };
  return change(studio, done, async (client) => {
    mustBeCurrent(event.version, (await readEvent(client)).version);
    await client.query(
      `insert into settings (key, value, edited_at)
       values ('challenge_name', $1, ${stamp}), ('next_challenge_date', $2, ${stamp})
       on conflict (key) do update set value = excluded.value, edited_at = excluded.edited_at
       where settings.value is distinct from excluded.value`,
      [event.challenge_name, event.next_challenge_date ?? ''],
    );
    return { version: (await readEvent(client)).version };
  });
}

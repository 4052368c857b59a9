// The event: its name and date, stored as two settings of the specification (section 3).

import { english } from '#platform/content/languages.ts';
import type { Db } from '#platform/server/db/database.ts';
import type { OutputOf } from '#subjects/api/contract.ts';
import type { Published } from '#subjects/server/published.ts';
import { englishReader } from '#subjects/server/speech.ts';
import { changeCurrent, type Operator } from './change.ts';
import { saveSetting } from './save-setting.ts';
import type { Studio } from './studio.ts';
import { versionOf } from './version-of.ts';

type Event = { challenge_name: string | null; next_challenge_date: string | null };

export async function readEvent(db: Db): Promise<OutputOf<'readStudioEvent'>> {
  const rows = await db.selectFrom('settings').select(['key', 'value']).execute();
  const values = new Map(rows.map((row) => [row.key, row.value]));
  const event: Event = {
    challenge_name: values.get('challenge_name') || null,
    next_challenge_date: values.get('next_challenge_date') || null,
  };
  return { ...event, version: versionOf(event) };
}

/** Saves the event; throws conflict. A date of null is stored as an empty setting, which means 'not decided yet'. */
export async function saveEvent(
  studio: Studio,
  by: Operator,
  { version, ...event }: Event & { version: string },
): Promise<{ version: string }> {
  return changeCurrent(studio, { ...by, summary: 'Event', version }, readEvent, async (trx) => {
    for (const key of ['challenge_name', 'next_challenge_date'] as const)
      await saveSetting(trx, key, event[key] ?? '');
  });
}

const moments = ['moment.dayAndTime', 'moment.withUtc'] as const;

/** Returns the sentences around the event's date in each offered language, English first. */
export function eventReaders({ offers, speech }: Published): OutputOf<'listStudioEventReaders'> {
  const languages = offers.languages ?? [english];
  const readers = languages.map(({ tag, name }) => {
    const { text } = speech(tag) ?? englishReader;
    const said = Object.fromEntries(moments.map((id) => [id, text(id)]));
    return { tag, name, said, starts: text('dashboard_event_starts'), local: text('dashboard_event_local') };
  });
  return {
    readers: readers.sort(
      (one, other) => Number(other.tag === english.tag) - Number(one.tag === english.tag),
    ),
  };
}

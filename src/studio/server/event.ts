// The event: its name and moment, kept as the two settings of the specification (section 3).

import { english } from '#platform/content/languages.ts';
import { momentTexts } from '#platform/content/messages.ts';
import type { Db } from '#platform/server/db/database.ts';
import type { OutputOf } from '#subjects/api/contract.ts';
import { allCopy } from '#subjects/content/all-copy.ts';
import type { Published } from '#subjects/server/published.ts';
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

/**
 * Saves the event; throws conflict. A date of null becomes an empty setting, which every reader takes as 'not
 * decided yet'.
 */
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

/** Returns the sentences around the event's moment in each offered language, English first. */
export function eventReaders({ offers, speech }: Published): OutputOf<'listStudioEventReaders'> {
  const languages = offers.languages ?? [english];
  const readers = languages.map(({ tag, name }) => {
    const { copy, say } = speech(tag) ?? { copy: allCopy, say: (text: string) => text };
    const said = Object.fromEntries(Object.values(momentTexts).map((text) => [text, say(text)]));
    const { dashboard_event_starts: starts, dashboard_event_local: local } = { ...allCopy, ...copy };
    return { tag, name, said, starts, local };
  });
  return {
    readers: readers.sort(
      (one, other) => Number(other.tag === english.tag) - Number(one.tag === english.tag),
    ),
  };
}

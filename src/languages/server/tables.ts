// The table of the texts that operators write in other languages.

import { type Column, instant, text, withDefault } from '#platform/server/db/columns.ts';

export const languagesTables = {
  translations: {
    id: text,
    language: text,
    key: text,
    text,
    source_hash: text,
    edited_at: withDefault(instant),
  },
} as const satisfies Record<string, Record<string, Column>>;

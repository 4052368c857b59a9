// The editable texts and the settings. A page arrives with all of them; a patient page loads them together with its
// scripts. The server fills in the built-in default for each text that no operator edited, so scripts need no
// defaults.

import { queryOptions, useQuery } from '@tanstack/react-query';
import type { CueKey } from '#platform/content/cue-key.ts';
import { messages } from '#platform/content/messages.ts';
import type { PageData } from '#subjects/api/page-data.ts';
import type { CopyKey } from '#subjects/content/texts.ts';
import { fillText } from '../fill-text.ts';
import type { MessageId, Values } from '../fixed-text.ts';
import { inPageLanguage, pageLanguage, translationOf } from '../page-language.ts';
import { call } from './call.ts';
import { settingsStaleMs } from './query-client.ts';

type Texts = Readonly<Record<string, string>>;
type IdsOf<Table> = Table extends Texts ? keyof Table & string : never;

/** The texts that every page has. */
export type EveryPageText = CopyKey | CueKey | MessageId;

/**
 * Reads the current text of a key, '' if there is none. If `values` have a number `count`, the text is the language's
 * form for that number ('{key}_one', '{key}_other').
 */
export type ReadText<Key extends string = EveryPageText> = (key: Key, values?: Values) => string;

export const copyQuery = queryOptions({
  queryKey: ['copy'],
  queryFn: () => call('readCopy', { query: inPageLanguage() }),
  staleTime: settingsStaleMs,
  gcTime: Number.POSITIVE_INFINITY,
});

/**
 * Returns a function that reads texts. A text is the operator's, or else the translation into the page's language, or
 * else the English text in the `carried` tables, which are part of the scripts that import them. Texts that every page
 * has need no table.
 */
export function useText<Tables extends readonly Texts[]>(
  ...carried: Tables
): ReadText<EveryPageText | IdsOf<Tables[number]>> {
  const edited = useCopyData()?.copy ?? {};
  const tables: readonly Texts[] = [messages, ...carried];
  const find = (key: string) =>
    edited[key] ?? translationOf(key) ?? tables.find((table) => key in table)?.[key];
  return (key, values) => {
    if (values === undefined) return find(key) ?? '';
    const form =
      typeof values.count === 'number' &&
      find(`${key}_${new Intl.PluralRules(pageLanguage()).select(values.count)}`);
    return fillText(form || (find(key) ?? ''), values);
  };
}

/** Returns the settings that pages show, such as the next event's date (an instant, or a date alone) and its name. */
export function useSettings(): PageData['settings'] {
  return useCopyData()?.settings ?? { next_challenge_date: null, challenge_name: null };
}

/** Returns all offered languages; undefined where only English is offered. */
export function useLanguages() {
  return useCopyData()?.languages;
}

function useCopyData() {
  return useQuery({ ...copyQuery, notifyOnChangeProps: ['data'] }).data;
}

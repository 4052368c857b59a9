// The editable texts and the settings. A page arrives with all of them, or asks for them together with its scripts when
// those may never be wanted. The server puts the built-in default in place of every missing one: the scripts carry no texts.

import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import type { CueKey } from '#platform/content/cue-key.ts';
import type { PageData } from '#subjects/api/page-data.ts';
import type { CopyKey } from '#subjects/content/copy-defaults.ts';
import { fillText } from '../fill-text.ts';
import { inPageLanguage, pageLanguage } from '../page-language.ts';
import { call } from './call.ts';
import { settingsStaleMs } from './query-client.ts';

type Values = Readonly<Record<string, string | number>>;

/** The current text of a key, '' where there is none. A number as `count` takes the form that the language has for it. */
export type ReadCopy = (key: CopyKey | CueKey, values?: Values) => string;

export const copyQuery = queryOptions({
  queryKey: ['copy'],
  queryFn: () => call('readCopy', { query: inPageLanguage() }),
  staleTime: settingsStaleMs,
  gcTime: Number.POSITIVE_INFINITY,
});

/** The current text of `key`, with `values` put into its {placeholders}. */
export function useCopy(key: CopyKey, values?: Values): string {
  return useReadCopy()(key, values);
}

/** For lists: a function that reads any key. */
export function useReadCopy(): ReadCopy {
  const texts = useAllCopy();
  return (key, values) => {
    if (values === undefined) return texts[key] ?? '';
    const form =
      typeof values.count === 'number' &&
      texts[`${key}_${new Intl.PluralRules(pageLanguage()).select(values.count)}`];
    return fillText(form || (texts[key] ?? ''), values);
  };
}

/** Every text by key; for keys that are not known in advance (the FAQ's). */
export function useAllCopy(): Readonly<Record<string, string>> {
  return useCopyData()?.copy ?? {};
}

/** The next event: its date (an instant, or a date alone) and name; null where the setting is missing. */
export function useSettings(): PageData['settings'] {
  return useCopyData()?.settings ?? { next_challenge_date: null, challenge_name: null };
}

/** All offered languages; undefined where there is English alone. */
export function useLanguages() {
  return useCopyData()?.languages;
}

function useCopyData() {
  return useQuery({ ...copyQuery, notifyOnChangeProps: ['data'] }).data;
}

/** After own writes to the copy (the seed tool): read it again. */
export function useRefreshCopy(): () => Promise<void> {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: copyQuery.queryKey });
}

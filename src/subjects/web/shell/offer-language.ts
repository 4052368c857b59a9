// Offers the page in another language, once on each device, if the course has the language that the browser prefers and
// the page is in a different one. The page never redirects: an address always shows its own language.

import { deviceStore } from '#platform/web/device-store.ts';
import { ownPath, pageLanguage } from '#platform/web/page-language.ts';
import { showToast } from '#platform/web/ui/toast.ts';
import type { PageData } from '#subjects/api/page-data.ts';
import { pathIn } from '#subjects/rules/paths.ts';

const key = 'shamble.language.v1';

export function offerLanguage(languages: NonNullable<PageData['languages']>): void {
  const wanted = wantedLanguage(languages, navigator.languages);
  if (wanted === undefined || wanted.tag === pageLanguage() || deviceStore.get(key) !== null) return;
  deviceStore.set(key, wanted.tag);
  showToast({
    kind: 'info',
    text: wanted.offer,
    lang: wanted.tag,
    stays: true,
    action: {
      label: wanted.name,
      run: () => {
        const { pathname, search, hash } = window.location;
        window.location.assign(pathIn(wanted.tag, ownPath(pathname)) + search + hash);
      },
    },
  });
}

/**
 * Returns the language of `languages` that comes first in `asked`, the browser's list: a language with the same tag, or
 * else the same language of another country.
 */
export function wantedLanguage<Offered extends { tag: string }>(
  languages: readonly Offered[],
  asked: readonly string[],
): Offered | undefined {
  const base = (tag: string) => tag.toLowerCase().split('-')[0];
  for (const tag of asked) {
    const same = languages.find((each) => each.tag.toLowerCase() === tag.toLowerCase());
    const near = languages.find((each) => base(each.tag) === base(tag));
    if (same ?? near) return same ?? near;
  }
  return undefined;
}

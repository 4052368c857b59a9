import { fillTemplate } from '#platform/rules/fill-template.ts';
import { pathIn } from '#subjects/rules/paths.ts';
import type { Speech } from '#subjects/server/speech.ts';
import { type ReadyBody, readyBody } from './ready-body.ts';

type Shortcut = { name: string; url: string };

export const manifestPath = '/manifest.webmanifest';

/** Returns the manifest for the home screen in another language: the same application, which opens in that language. */
export function manifestIn({ language, copy }: Speech, english: ReadyBody): Promise<ReadyBody> {
  const { tag, direction } = language;
  const built = JSON.parse(english.plain.toString());
  const names = [copy.dashboard_continue_title, copy.rehearse_card_button];
  const manifest = {
    ...built,
    // A name that the operator chose is the same in every language.
    name:
      built.name === built.short_name
        ? built.name
        : fillTemplate(copy.meta_landing_title ?? '', { site_name: built.short_name }),
    description: copy.meta_landing_description,
    lang: tag,
    dir: direction,
    start_url: pathIn(tag, built.start_url),
    shortcuts: built.shortcuts.map((each: Shortcut, index: number) => ({
      ...each,
      name: names[index],
      url: pathIn(tag, each.url),
    })),
  };
  const { type, cacheControl } = english;
  return readyBody(Buffer.from(JSON.stringify(manifest)), { type, cacheControl, quality: 5 });
}

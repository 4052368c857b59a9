// The features that an operator has switched off, stored as one setting with names separated by spaces. Switching a
// feature off does not change people's data.

import type { Db } from '#platform/server/db/database.ts';
import { AppError } from '#platform/server/http/app-error.ts';
import type { OutputOf } from '#subjects/api/contract.ts';
import { features } from '#subjects/content/features.ts';
import { featuresOff } from '#subjects/rules/features.ts';
import type { Published } from '#subjects/server/published.ts';
import { changeCurrent, type Operator } from './change.ts';
import { saveSetting } from './save-setting.ts';
import type { Studio } from './studio.ts';
import { versionOf } from './version-of.ts';

type Mention = OutputOf<'readStudioFeatures'>['features'][number]['mentions'][number];

/** Characters of a text that are shown before and after a mention of a feature. */
const AROUND = 40;

async function readOff(db: Db): Promise<{ off: string[]; version: string }> {
  const row = await db
    .selectFrom('settings')
    .select('value')
    .where('key', '=', 'features_off')
    .executeTakeFirst();
  const off = featuresOff(row?.value);
  return { off, version: versionOf(off) };
}

/** Returns the features; `published` has the current texts and lessons. */
export async function readFeatures(db: Db, published: Published): Promise<OutputOf<'readStudioFeatures'>> {
  const { off, version } = await readOff(db);
  return {
    features: Object.entries(features).map(([name, { title, about }]) => ({
      name,
      title,
      about,
      off: off.includes(name),
      mentions: off.includes(name) ? mentionsOf(name, published, off) : [],
    })),
    version,
  };
}

/** Saves the switched-off features. Throws conflict, and invalid_input for an unknown name. */
export async function saveFeatures(
  studio: Studio,
  by: Operator,
  { off, version }: { off: readonly string[]; version: string },
): Promise<{ version: string }> {
  const unknown = off.find((name) => !features[name]);
  if (unknown !== undefined)
    throw new AppError('invalid_input', { field: 'off', message: `There is no feature ${unknown}.` });
  const titles = off.map((name) => features[name]?.title);
  const summary = titles.length === 0 ? 'Features: all on' : `Features off: ${titles.join(', ')}`;
  return changeCurrent(studio, { ...by, summary, version }, readOff, (trx) =>
    saveSetting(
      trx,
      'features_off',
      Object.keys(features)
        .filter((name) => off.includes(name))
        .join(' '),
    ),
  );
}

/**
 * Returns texts that mention a feature and that people can still read. Texts that belong to a switched-off feature are
 * left out, because they are on no page.
 */
function mentionsOf(name: string, { copy, lessons }: Published, off: readonly string[]): Mention[] {
  const { mention } = features[name] as (typeof features)[string];
  const isShown = (key: string) => !off.some((each) => features[each]?.ownTexts.test(key));
  const texts = Object.entries(copy).flatMap(([key, text]) => {
    const excerpt = isShown(key) && excerptOf(text, mention);
    return excerpt ? [{ kind: 'text' as const, id: key, excerpt }] : [];
  });
  const taught = lessons.flatMap(({ id, steps }) => {
    const words = steps.flatMap(({ notes_html, checklists }) => [
      notes_html.replace(/<[^>]*>/g, ' '),
      ...checklists.map(({ item_text }) => item_text),
    ]);
    return words.flatMap((text) => {
      const excerpt = excerptOf(text, mention);
      return excerpt ? [{ kind: 'lesson' as const, id, excerpt }] : [];
    });
  });
  return [...texts, ...taught];
}

function excerptOf(text: string, mention: RegExp): string | null {
  const found = mention.exec(text);
  if (!found) return null;
  const before = text.slice(0, found.index).slice(-AROUND);
  const after = text.slice(found.index + found[0].length, found.index + found[0].length + AROUND);
  const start = before.length < found.index;
  const end = found.index + found[0].length + after.length < text.length;
  // Words that were cut in the middle are left out.
  const whole =
    (start ? before.replace(/^\S*\s/, '') : before) + found[0] + (end ? after.replace(/\s\S*$/, '') : after);
  return `${start ? '…' : ''}${whole.replace(/\s+/g, ' ').trim()}${end ? '…' : ''}`;
}

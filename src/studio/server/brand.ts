// The brand: name, colour, icon and the sender of mails. They are editable texts like all others, so they have a
// history and an undo, and are exported with the course.

import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Db } from '#platform/server/db/database.ts';
import { AppError } from '#platform/server/http/app-error.ts';
import {
  type Brand,
  brandFields,
  brandKeys,
  brandProblem,
  builtInBrand,
  iconFields,
} from '#studio/rules/brand.ts';
import type { InputOf, OutputOf } from '#subjects/api/contract.ts';
import { changeCurrent, type Operator } from './change.ts';
import { iconMissing, putBuiltInText, writeText } from './copy.ts';
import type { Studio } from './studio.ts';
import { versionOf } from './version-of.ts';

export async function readBrand(db: Db): Promise<OutputOf<'readStudioBrand'>> {
  const rows = await db
    .selectFrom('ui_copy')
    .select(['key', 'text'])
    .where('key', 'in', Object.values(brandKeys))
    .execute();
  const stored = new Map(rows.map(({ key, text }) => [key, text]));
  const brand = { ...builtInBrand };
  for (const field of brandFields) brand[field] = stored.get(brandKeys[field]) ?? brand[field];
  return { ...brand, version: versionOf(brand) };
}

/** Saves the brand. Throws invalid_input and conflict. */
export async function saveBrand(
  studio: Studio,
  by: Operator,
  { version, ...brand }: InputOf<'saveStudioBrand'>['body'],
): Promise<{ version: string }> {
  const problem = brandProblem(brand);
  if (problem) throw new AppError('invalid_input', problem);
  return changeCurrent<Brand & { version: string }>(
    studio,
    { ...by, summary: 'Brand', version },
    readBrand,
    async (trx, current) => {
      await refuseMissingIcons(studio.mediaFolder, brand, current);
      for (const field of brandFields) {
        if (brand[field] === current[field]) continue;
        if (brand[field] === builtInBrand[field]) await putBuiltInText(trx, brandKeys[field], brand[field]);
        else await writeText(trx, brandKeys[field], brand[field]);
      }
    },
  );
}

/** Throws invalid_input for a new icon whose file is not in the folder. */
async function refuseMissingIcons(folder: string, brand: Brand, current: Brand): Promise<void> {
  for (const field of iconFields) {
    if (brand[field] === current[field] || brand[field] === builtInBrand[field]) continue;
    const there = await stat(join(folder, brand[field])).catch(() => null);
    if (!there?.isFile()) throw new AppError('invalid_input', { message: iconMissing, field });
  }
}

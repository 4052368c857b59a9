// The editable texts: each with its built-in default, changed one by one.

import type pg from 'pg';
import type { OutputOf } from '#api/contract.ts';
import { allCopy } from '#content/copy/all-copy.ts';
import { copyProblem } from '#rules/studio/copy-problem.ts';
import { AppError } from '../http/app-error.ts';
import { change, mustBeCurrent, stamp } from './change.ts';
import type { Studio } from './studio.ts';
import { versionOf } from './version-of.ts';

const builtIn: Readonly<Record<string, string>> = allCopy;

/** The built-in text of a key; null for one the product does not use. */
export function builtInText(key: string): string | null {
  return Object.hasOwn(builtIn, key) ? (builtIn[key] ?? null) : null;
}

/** Every key that has a built-in text or a stored one, by key. */
export async function listCopy(pool: pg.Pool): Promise<OutputOf<'listStudioCopy'>> {
  const { rows } = await pool.query<{ key: string; text: string }>('select key, text from ui_copy');
  const texts = { ...builtIn, ...Object.fromEntries(rows.map((row) => [row.key, row.text])) };
  const keys = Object.keys(texts).sort();
  return {
    entries: keys.map((key) => {
      const text = texts[key] ?? '';
      return { key, text, default_text: builtInText(key), version: versionOf(text) };
    }),
  };
}

/** Throws not_found for a key that is neither built in nor stored, invalid_input and conflict. */
export async function saveCopy(
  studio: Studio,
  user_id: string,
  { key, text, version }: { key: string; text: string; version: string },
): Promise<{ version: string }> {
  const message = copyProblem(key, text, builtInText(key));
  if (message) throw new AppError('invalid_input', { message, field: 'text' });
  return change(studio, { user_id, summary: `Changed the text ${key}` }, async (client) => {
    mustBeCurrent(version, versionOf(await currentText(client, key)));
    await writeText(client, key, text);
    return { version: versionOf(text) };
  });
}

/** Throws not_found for a key without a built-in text, and conflict. The row then follows the built-in text again. */
export async function resetCopy(
  studio: Studio,
  user_id: string,
  { key, version }: { key: string; version: string },
): Promise<{ version: string }> {
  const text = builtInText(key);
  if (text === null) throw new AppError('not_found');
  return change(studio, { user_id, summary: `Reset the text ${key}` }, async (client) => {
    mustBeCurrent(version, versionOf(await currentText(client, key)));
    await client.query(
      `insert into ui_copy (key, text) values ($1, $2)
       on conflict (key) do update set text = excluded.text, edited_at = null`,
      [key, text],
    );
    return { version: versionOf(text) };
  });
}

/** Stores a text as an operator's own. */
export async function writeText(client: pg.PoolClient, key: string, text: string): Promise<void> {
  await client.query(
    `insert into ui_copy (key, text, edited_at) values ($1, $2, ${stamp})
     on conflict (key) do update set text = excluded.text, edited_at = excluded.edited_at
     where ui_copy.text is distinct from excluded.text`,
    [key, text],
  );
}

async function currentText(client: pg.PoolClient, key: string): Promise<string> {
  const { rows } = await client.query<{ text: string }>('select text from ui_copy where key = $1', [key]);
  const text = rows[0]?.text ?? builtInText(key);
  if (text === null) throw new AppError('not_found');
  return text;
}

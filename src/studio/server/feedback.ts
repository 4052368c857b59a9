// The feedback inbox: messages are read, searched, marked as done, deleted, and downloaded as a CSV file.

import { sql } from 'kysely';
import type { Db } from '#platform/server/db/database.ts';
import { inTransaction } from '#platform/server/db/transaction.ts';
import { AppError } from '#platform/server/http/app-error.ts';
import type { InputOf, OutputOf } from '#subjects/api/contract.ts';

type Filter = InputOf<'exportStudioFeedback'>['query'];
type Message = OutputOf<'listStudioFeedback'>['feedback'][number];

/** The number of messages on a page, and the number of messages that are read at once for a file. */
const PAGE = 50;
const FILE_PAGE = 1_000;

/** Returns messages, newest first; `after` is the `next` of the page before. */
export async function listFeedback(
  db: Db,
  { after, ...filter }: InputOf<'listStudioFeedback'>['query'],
): Promise<OutputOf<'listStudioFeedback'>> {
  const rows = await readPage(db, filter, after, PAGE + 1);
  const page = rows.slice(0, PAGE);
  const { open } = await db
    .selectFrom('feedback')
    .select(({ fn }) => sql<number>`${fn.countAll()}::integer`.as('open'))
    .where('done_at', 'is', null)
    .executeTakeFirstOrThrow();
  return {
    feedback: page.map(({ place: _, ...message }) => message),
    open_count: open,
    next: rows.length > PAGE ? (page.at(-1)?.place ?? null) : null,
  };
}

/** Marks all of the messages or none; throws not_found if a message was deleted. A repeated call changes nothing. */
export async function markFeedback(
  db: Db,
  { feedback_ids, done }: InputOf<'markStudioFeedback'>['body'],
): Promise<{ done: boolean }> {
  await inTransaction(db, async (trx) => {
    const marked = await trx
      .updateTable('feedback')
      .set({ done_at: done ? sql<Date>`coalesce(done_at, now())` : null })
      .where('id', 'in', feedback_ids)
      .executeTakeFirst();
    if (Number(marked.numUpdatedRows) < new Set(feedback_ids).size)
      throw new AppError('not_found', {
        message:
          'Somebody else has deleted one of these messages. Nothing was marked: please press once more.',
      });
  });
  return { done };
}

/** Deletes messages for good. A repeated call changes nothing. */
export async function deleteFeedback(
  db: Db,
  { feedback_ids }: InputOf<'deleteStudioFeedback'>['body'],
): Promise<Record<string, never>> {
  await db.deleteFrom('feedback').where('id', 'in', feedback_ids).execute();
  return {};
}

/** Returns the inbox as a CSV file, in a stream that reads a thousand messages at a time. */
export function feedbackFile(db: Db, filter: Filter): ReadableStream<Uint8Array> {
  return ReadableStream.from(fileLines(db, filter)).pipeThrough(new TextEncoderStream());
}

async function* fileLines(db: Db, filter: Filter): AsyncGenerator<string> {
  // The byte order mark shows spreadsheets that the file is in UTF-8.
  yield `\uFEFF${csvLine(['created_at', 'feedback_type', 'name', 'email', 'message', 'done'])}`;
  let after: string | undefined;
  while (true) {
    const messages = await readPage(db, filter, after, FILE_PAGE);
    yield messages
      .map(({ created_at, feedback_type, name, email, message, done }) =>
        csvLine([created_at, feedback_type, name ?? '', email ?? '', message, done ? 'yes' : 'no']),
      )
      .join('');
    after = messages.at(-1)?.place;
    if (messages.length < FILE_PAGE) return;
  }
}

/**
 * The SQL of a message's place in the inbox, after which the next page begins. A place has microseconds since 1970,
 * because JavaScript's dates have only milliseconds, and several messages can have the same millisecond.
 */
const place = sql<string>`concat_ws('.', (extract(epoch from created_at) * 1000000)::bigint, id)`;

/** Reads the page after a place, even if the message at that place was deleted. */
async function readPage(
  db: Db,
  { feedback_type, state, search }: Filter,
  after: string | undefined,
  limit: number,
): Promise<(Message & { place: string })[]> {
  let page = db
    .selectFrom('feedback')
    .select(['id', 'name', 'email', 'feedback_type', 'message', 'created_at', 'done_at'])
    .select(place.as('place'));
  if (feedback_type) page = page.where('feedback_type', '=', feedback_type);
  if (state) page = page.where('done_at', state === 'done' ? 'is not' : 'is', null);
  if (search) page = page.where(sql`concat_ws(' ', name, email, message)`, 'ilike', `%${escaped(search)}%`);
  if (after) {
    const [microseconds, id] = after.split('.');
    const at = sql`timestamptz 'epoch' + ${microseconds}::bigint * interval '1 microsecond'`;
    page = page.where(sql<boolean>`(created_at, id) < (${at}, ${id}::uuid)`);
  }
  const rows = await page.orderBy('created_at', 'desc').orderBy('id', 'desc').limit(limit).execute();
  return rows.map(({ created_at, done_at, ...row }) => ({
    ...row,
    created_at: created_at.toISOString(),
    done: done_at !== null,
  }));
}

/** Escapes a search for SQL's LIKE, in which three characters have a special meaning. */
function escaped(search: string): string {
  return search.replace(/[\\%_]/g, '\\$&');
}

/** Returns a line of a CSV file (RFC 4180). Spreadsheets read every cell of the line as text and not as a formula. */
export function csvLine(cells: readonly string[]): string {
  return `${cells.map(csvCell).join(',')}\r\n`;
}

/**
 * Returns a text as a cell. A text that begins like a formula, even in full-width characters, gets an apostrophe in
 * front, so that spreadsheets read it as text.
 */
function csvCell(text: string): string {
  const harmless = /^[\s]*[=+\-@\t\r|%＝＋－＠]/.test(text) ? `'${text}` : text;
  return /[",\r\n;']/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

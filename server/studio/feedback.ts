// The feedback inbox: read, searched, marked as done, and taken along as a CSV file.

import type pg from 'pg';
import type { InputOf, OutputOf } from '#api/contract.ts';
import { AppError } from '../http/app-error.ts';
import { csvLine } from './csv-line.ts';

type Filter = InputOf<'exportStudioFeedback'>['query'];
type Message = OutputOf<'listStudioFeedback'>['feedback'][number];

/** Messages on one page, and of one read while a file is written. */
const PAGE = 50;
const FILE_PAGE = 1_000;

/** Newest first; `after` is the id of the last message of the page before. */
export async function listFeedback(
  pool: pg.Pool,
  { after, ...filter }: InputOf<'listStudioFeedback'>['query'],
): Promise<OutputOf<'listStudioFeedback'>> {
  const messages = await readPage(pool, filter, after, PAGE + 1);
  const open = await pool.query('select count(*)::integer as open from feedback where done_at is null');
  return {
    feedback: messages.slice(0, PAGE),
    open_count: open.rows[0].open,
    more: messages.length > PAGE,
  };
}

/** Throws not_found. Repeating it changes nothing. */
export async function markFeedback(
  pool: pg.Pool,
  feedback_id: string,
  done: boolean,
): Promise<{ done: boolean }> {
  const marked = await pool.query(
    `update feedback set done_at = case when $2 then coalesce(done_at, now()) end where id::text = $1`,
    [feedback_id, done],
  );
  if (marked.rowCount === 0) throw new AppError('not_found');
  return { done };
}

/** The file as it is read, a thousand messages at a time. */
export function feedbackFile(pool: pg.Pool, filter: Filter): ReadableStream<Uint8Array> {
  return ReadableStream.from(encoded(fileLines(pool, filter)));
}

async function* fileLines(pool: pg.Pool, filter: Filter): AsyncGenerator<string> {
  // The mark tells spreadsheets that this is UTF-8.
  yield `\uFEFF${csvLine(['created_at', 'feedback_type', 'name', 'email', 'message', 'done'])}`;
  let after: string | undefined;
  while (true) {
    const messages = await readPage(pool, filter, after, FILE_PAGE);
    yield messages
      .map(({ created_at, feedback_type, name, email, message, done }) =>
        csvLine([created_at, feedback_type, name ?? '', email ?? '', message, done ? 'yes' : 'no']),
      )
      .join('');
    after = messages.at(-1)?.id;
    if (messages.length < FILE_PAGE) return;
  }
}

async function* encoded(lines: AsyncIterable<string>): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder();
  for await (const line of lines) if (line !== '') yield encoder.encode(line);
}

async function readPage(
  pool: pg.Pool,
  { feedback_type, state, search }: Filter,
  after: string | undefined,
  limit: number,
): Promise<Message[]> {
  const { rows } = await pool.query(
    `select id, name, email, feedback_type, message, created_at, done_at is not null as done from feedback
     where ($1::text is null or feedback_type = $1)
       and ($2::text is null or (done_at is not null) = ($2 = 'done'))
       and ($3::text is null or concat_ws(' ', name, email, message) ilike $3)
       and ($4::text is null or (created_at, id) < (select created_at, id from feedback where id::text = $4))
     order by created_at desc, id desc limit $5`,
    [feedback_type ?? null, state ?? null, search ? `%${escaped(search)}%` : null, after ?? null, limit],
  );
  return rows.map((row) => ({ ...row, created_at: row.created_at.toISOString() }));
}

/** A search is for these very characters; LIKE has three of its own. */
function escaped(search: string): string {
  return search.replace(/[\\%_]/g, '\\$&');
}

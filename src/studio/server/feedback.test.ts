import { text } from 'node:stream/consumers';
import type { KyselyPlugin } from 'kysely';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { makeTestDatabase } from '#testing/server/test-database.ts';
import { csvLine, feedbackFile, listFeedback } from './feedback.ts';

const { db, pool, drop } = await makeTestDatabase({ seeded: true });
afterAll(drop);

// Some messages are of the same microsecond, and others of the same millisecond but of different microseconds.
beforeEach(async () => {
  await pool.query('delete from feedback');
  await pool.query(
    `insert into feedback (feedback_type, message, created_at)
     select 'bug', 'Message ' || n || '.', timestamptz '2027-03-01' + n % 7 * interval '1 microsecond'
     from generate_series(1, 2100) n`,
  );
});

/** A plugin in place of another operator, who deletes the last message of each page right after it was read. */
const deleting: KyselyPlugin = {
  transformQuery: ({ node }) => node,
  async transformResult({ result }) {
    await pool.query('delete from feedback where id = $1', [result.rows.at(-1)?.id]);
    return result;
  },
};

test('the next page of the inbox begins where the last one ended, even if that message was deleted', async () => {
  const seen: string[] = [];
  let after: string | undefined;
  do {
    const { feedback, next } = await listFeedback(db, { after });
    seen.push(...feedback.map(({ message }) => message));
    await pool.query('delete from feedback where id = $1', [feedback.at(-1)?.id]);
    after = next ?? undefined;
  } while (after !== undefined);
  expect(seen).toHaveLength(2100);
  expect(new Set(seen).size).toBe(2100);
});

test('the file has every message, also when some are deleted while it is written', async () => {
  const file = await text(feedbackFile(db.withPlugin(deleting), {}));
  expect(new Set(file.match(/Message \d+\./g)).size).toBe(2100);
});

test.each([
  [['a', 'b'], 'a,b\r\n'],
  [['say "hi"', 'x,y', 'two\nlines'], '"say ""hi""","x,y","two\nlines"\r\n'],
  [['=1+1'], '"\'=1+1"\r\n'],
  [['=HYPERLINK("http://x")'], '"\'=HYPERLINK(""http://x"")"\r\n'],
  [['＝1+1', '＋1', '－1', '＠x'], `"'＝1+1","'＋1","'－1","'＠x"\r\n`],
  [['+1', '-1', '@x', '\tx', ' =1'], `"'+1","'-1","'@x","'\tx","' =1"\r\n`],
])('%j is written as %j', (cells, line) => {
  expect(csvLine(cells)).toBe(line);
});

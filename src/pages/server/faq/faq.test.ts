import { expect, test } from 'vitest';
import { sharedServer } from '#testing/server/test-server.ts';
import { makeVisitor } from '#testing/server/visitor.ts';

const server = await sharedServer();

// §7.faq-texts-read-prefix-ordered
test("R39 the underscore of faq_ is no wildcard: a key such as 'faqXtitle' is not among the FAQ's texts", async () => {
  await server.database.pool.query(
    "insert into ui_copy (key, text) values ('faqXtitle', 'x'), ('faq%title', 'x')",
  );
  const keys = (await makeVisitor(server.url).call('readFaqDebug')).body.entries.map(
    ({ key }: { key: string }) => key,
  );
  expect(keys.length).toBeGreaterThan(16);
  expect(keys.filter((key: string) => !key.startsWith('faq_'))).toEqual([]);
  expect(keys).toEqual(keys.toSorted());
});

// §7.seed-tool-select-delete-insert
test('a built-in text replaces the stored one, or is added if none is stored', async () => {
  const visitor = makeVisitor(server.url);
  const seed = async (key: string) => {
    const { status, body } = await visitor.call('seedFaqEntry', { params: { key } });
    return status === 200 ? body : status;
  };
  const stored = async () =>
    (await visitor.call('readFaqDebug')).body.entries.find(({ key }: { key: string }) => key === 'faq_title')
      ?.text;
  await server.database.pool.query("update ui_copy set text = 'Ask the grave' where key = 'faq_title'");
  expect(await seed('faq_title')).toEqual({ found: true, steps: ['select', 'delete', 'insert'] });
  expect(await stored()).toBe('Frequently Asked Questions');
  await server.database.pool.query("delete from ui_copy where key = 'faq_title'");
  expect(await seed('faq_title')).toEqual({ found: false, steps: ['select', 'insert'] });
  expect(await stored()).toBe('Frequently Asked Questions');
  expect(await seed('faq_unheard_of')).toBe(404);
});

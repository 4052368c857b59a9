import { expect, test } from 'vitest';
import { sharedServer } from '../testing/test-server.ts';
import { makeVisitor } from '../testing/visitor.ts';

const server = await sharedServer();

test("R39 the prefix faq_ means itself: a key such as 'faqXtitle' is not among the FAQ's texts", async () => {
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

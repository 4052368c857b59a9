import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readDump } from '#moving-in/server/testing/read-dump.ts';

/** A text, written in one of the possible ways. */
const written = fc
  .tuple(
    fc.string({ unit: fc.constantFrom(...('a\'\\"$\n\r\t;,()-/*ë🧟E:{}\u00a0'.match(/./gsu) as string[])) }),
    fc.nat(3),
  )
  .map(([text, way]) => {
    const doubled = text.replaceAll("'", "''");
    if (way === 1) return { text, sql: `E'${doubled.replaceAll('\\', '\\\\').replaceAll('\n', '\\n')}'` };
    if (way === 2) return { text, sql: `$t$${text}$t$` };
    return { text, sql: way === 3 ? `(('${doubled}')::text)` : `'${doubled}'` };
  });
const gap = fc.constantFrom(' ', '\n', '\t', '\r\n', " /* ; ' */ ", ' -- "\n', '  ');

test('rows are read back the same, however they are written and cut into pieces', async () => {
  const anyRows = fc.array(fc.tuple(written, written, gap, fc.boolean()), { minLength: 1, maxLength: 6 });
  await fc.assert(
    fc.asyncProperty(anyRows, fc.integer({ min: 1, max: 9 }), async (rows, size) => {
      const dump = rows
        .map(([a, b, space, starts], place) =>
          starts || place === 0
            ? `${place === 0 ? '' : `${space};`}INSERT${space}INTO${space}users${space}(id,${space}email)${space}VALUES${space}(${a.sql},${space}${b.sql}${space})`
            : `${space},(${a.sql}${space},${b.sql})`,
        )
        .join('');
      expect(await readDump(dump, size)).toEqual(
        rows.map(([a, b]) => ({ users: { id: a.text, email: b.text } })),
      );
    }),
  );
});

test('any text is either read or refused, and the same in pieces of any size', async () => {
  const scraps = fc.constantFrom(
    ...[
      'INSERT INTO users',
      ' (id, email)',
      ' VALUES',
      " ('1', 'a')",
      ',',
      ';',
      "'",
      "''",
      '"',
      '$$',
      '$a$',
      '--',
      '/*',
      '*/',
      '\n',
      '\r',
    ],
    ...[
      'COPY users (id, email) FROM stdin',
      '1\t2',
      '\\.',
      '\\',
      'E',
      'U&',
      '::text',
      '(',
      ')',
      '-',
      '1e',
      '.5',
      ' ON CONFLICT DO NOTHING',
      'x',
    ],
  );
  await fc.assert(
    fc.asyncProperty(
      fc.array(scraps, { maxLength: 25 }),
      fc.integer({ min: 1, max: 4 }),
      async (parts, size) => {
        const results = [size, 100_000].map((each) =>
          readDump(parts.join(''), each).catch((error) => {
            expect(error).toMatchObject({
              code: 'invalid_input',
              message: expect.stringMatching(/^Line \d+: /),
            });
            return error.message;
          }),
        );
        const [inPieces, whole] = await Promise.all(results);
        expect(inPieces).toEqual(whole);
      },
    ),
    { numRuns: 2_000 },
  );
});

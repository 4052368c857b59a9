// Reads the tokens of a text that comes in pieces. Lines are counted from `firstLine`, because a text within another
// text begins in a later line of that text.

import { makeSqlLexer } from './sql-lexer.ts';
import type { Token } from './sql-token.ts';

export type SqlReader = ReturnType<typeof sqlReader>;

export function sqlReader(text: AsyncIterable<string>, firstLine = 1) {
  const pieces = text[Symbol.asyncIterator]();
  const lexer = makeSqlLexer(firstLine);

  async function waited(read: () => Token | null): Promise<Token> {
    for (;;) {
      const next = await pieces.next();
      if (next.done) lexer.end();
      else lexer.push(next.value);
      const token = read();
      if (token) return token;
    }
  }

  return {
    ...lexer,
    /** The next token. It is a promise only when more text is needed: a dump may have a hundred million tokens. */
    next: (): Token | Promise<Token> => lexer.read() ?? waited(lexer.read),
    line: (): Token | Promise<Token> => lexer.readLine() ?? waited(lexer.readLine),
    /** The number of the line in which the last token begins. */
    lineNumber: lexer.line,
    /** Ends the source of a text that is not read to its end. */
    close: async () => {
      await pieces.return?.();
    },
  };
}

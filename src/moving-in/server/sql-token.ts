// The pieces of which the text of a dump is made.

/** `bits` are B'..' and X'..', `command` is one of psql's, `line` is of what follows a COPY. */
export type TokenKind = 'word' | 'name' | 'text' | 'bits' | 'number' | 'mark' | 'command' | 'line' | 'end';

/**
 * `text` is in small letters where it is a word, and without quotation marks and escapes. `cut` says that only the start of it
 * was kept, and of the end that something was open.
 */
export type Token = { kind: TokenKind; text: string; cut: boolean };

export const isMark = (token: Token, mark: string) => token.kind === 'mark' && token.text === mark;
export const isWord = (token: Token, ...words: string[]) =>
  token.kind === 'word' && words.includes(token.text);
/** Where a statement ends. */
export const isEnd = (token: Token) => token.kind === 'end' || isMark(token, ';');

// The tokens of a dump's text.

/** `bits` are B'..' and X'..', `command` is a command of psql, `line` a line of rows after COPY. */
export type TokenKind = 'word' | 'name' | 'text' | 'bits' | 'number' | 'mark' | 'command' | 'line' | 'end';

/**
 * `text` has no quotation marks and escapes, and is in lower case for a word. `cut` means that only the start of a long
 * token was kept; for the token `end` it means that a text or comment was still open.
 */
export type Token = { kind: TokenKind; text: string; cut: boolean };

export const isMark = (token: Token, mark: string) => token.kind === 'mark' && token.text === mark;
export const isWord = (token: Token, ...words: string[]) =>
  token.kind === 'word' && words.includes(token.text);
/** Whether a token ends a statement. */
export const isEnd = (token: Token) => token.kind === 'end' || isMark(token, ';');

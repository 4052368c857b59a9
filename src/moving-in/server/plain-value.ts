// A plain value of an INSERT statement, which may have a type before or behind it.

import { isMark, type Token } from './sql-token.ts';

/**
 * The value as text; null for NULL and DEFAULT, undefined for a value that only a database can work out, such as now().
 */
export function plainValue(tokens: readonly Token[]): string | null | undefined {
  const [only] = tokens;
  // Nearly all values are one token.
  if (only && tokens.length === 1) return literal(only);
  let at = 0;
  const mark = (wanted: string) => {
    const token = tokens[at];
    if (!token || !isMark(token, wanted)) return false;
    at += 1;
    return true;
  };
  const isWordHere = (text: string) => tokens[at]?.kind === 'word' && tokens[at]?.text === text;

  /** Skips a type, such as `name` or `schema.name(1, 2) with time zone[]`; false where there is none. */
  function type(): boolean {
    const start = at;
    for (; ; at += 1) {
      const token = tokens[at];
      if (token?.kind === 'word' || token?.kind === 'name') {
        if (isWordHere('as')) break;
      } else if (token && at > start && (isMark(token, '(') || isMark(token, '['))) {
        const closing = isMark(token, '(') ? ')' : ']';
        at += 1;
        while (tokens[at]?.kind === 'number' || (tokens[at] && isMark(tokens[at] as Token, ','))) at += 1;
        if (!tokens[at] || !isMark(tokens[at] as Token, closing)) return false;
      } else if (!token || at === start || !isMark(token, '.')) break;
    }
    return at > start;
  }

  function value(): string | null | undefined {
    let read: string | null | undefined;
    if (mark('(')) {
      read = value();
      if (!mark(')')) return undefined;
    } else if (isWordHere('cast') && tokens[at + 1] && isMark(tokens[at + 1] as Token, '(')) {
      at += 2;
      read = value();
      if (!isWordHere('as')) return undefined;
      at += 1;
      if (!type() || !mark(')')) return undefined;
    } else {
      const sign = mark('-') ? '-' : mark('+') ? '+' : '';
      const token = tokens[at];
      if (sign !== '' && token?.kind !== 'number') return undefined;
      read = token && literal(token);
      if (sign === '-') read = `-${read}`;
      if (read !== undefined) at += 1;
      else {
        if (!type() || tokens[at]?.kind !== 'text') return undefined;
        read = tokens[at]?.text;
        at += 1;
      }
    }
    while (read !== undefined && mark(':')) if (!mark(':') || !type()) return undefined;
    return read;
  }

  const read = value();
  return at === tokens.length ? read : undefined;
}

function literal({ kind, text }: Token): string | null | undefined {
  if (kind === 'text' || kind === 'number') return text;
  if (kind !== 'word') return undefined;
  if (text === 'null' || text === 'default') return null;
  return text === 'true' || text === 'false' ? text : undefined;
}

const escapes: Readonly<Record<string, string>> = { b: '\b', f: '\f', n: '\n', r: '\r', t: '\t', v: '\v' };

/** Text in which PostgreSQL has put a backslash before what it could not write as it is. */
export function unescaped(text: string): string {
  return text.replace(/\\(.)/gs, (_, escaped) => escapes[escaped] ?? escaped);
}

const letters: Readonly<Record<string, string>> = { b: '\b', f: '\f', n: '\n', r: '\r', t: '\t', v: '\v' };

/**
 * An escape: bytes by their codes, a character by its number, a letter of `letters`, or any other character for itself.
 */
const escaped = /((?:\\x[\da-fA-F]{1,2}|\\[0-7]{1,3})+)|\\u([\da-fA-F]{4})|\\U([\da-fA-F]{8})|\\(.)/gs;

/** Decodes text in which PostgreSQL put a backslash before special characters: E'..' and the cells of COPY. */
export function unescaped(text: string): string {
  return text.replace(escaped, (all, bytes?: string, short?: string, long?: string, letter = '') => {
    if (bytes !== undefined) return bytesOf(bytes).toString();
    const code = short ?? long;
    return code === undefined ? (letters[letter] ?? letter) : characterOf(code, all);
  });
}

/** Decodes U&'..', in which characters are written as numbers. */
export function unescapedByNumber(text: string): string {
  return text.replace(/\\(?:([\da-fA-F]{4})|\+([\da-fA-F]{6})|\\)/g, (all, short?: string, long?: string) => {
    const code = short ?? long;
    return code === undefined ? '\\' : characterOf(code, all);
  });
}

function bytesOf(escapes: string): Buffer {
  return Buffer.from(
    escapes
      .split('\\')
      .slice(1)
      .map((byte) => (byte.startsWith('x') ? Number.parseInt(byte.slice(1), 16) : Number.parseInt(byte, 8))),
  );
}

/** A character by its number. Half of a surrogate pair is returned as it is, because the other half follows. */
function characterOf(hex: string, otherwise: string): string {
  const code = Number.parseInt(hex, 16);
  return code <= 0x10ffff ? String.fromCodePoint(code) : otherwise;
}

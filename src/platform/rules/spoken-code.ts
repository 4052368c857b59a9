// Codes that are read aloud, typed and printed: eight of Crockford's 32 signs, which leave out letters that are easily
// confused.

import { undone } from './mended-address.ts';

export const codeSigns = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
export const codeLength = 8;

/** Returns the typed code as it is stored; null if `typed` can't be a code. Case, spaces and hyphens mean nothing. */
export function readCode(typed: string): string | null {
  const code = typed
    .toUpperCase()
    .replace(/[\s\-‐–_.]/g, '')
    .replace(/O/g, '0')
    .replace(/[IL]/g, '1');
  const fits = code.length === codeLength && [...code].every((sign) => codeSigns.includes(sign));
  return fits ? code : null;
}

/** Returns the code in the fragment of a page's address; null where the fragment has none. */
export function codeInHash(hash: string): string | null {
  // A mail's text or a gateway may have added words after the code.
  const [code = ''] = undone(hash.slice(1)).split(/[&?>)\]<"',;:|*/=]/);
  return readCode(code);
}

/** Returns a code as people read it: 'ABCD-EFGH'. */
export function shownCode(code: string): string {
  return `${code.slice(0, 4)}-${code.slice(4)}`;
}

/** Returns a code made from random bytes: each of the 32 signs is equally likely. */
export function codeFrom(bytes: Uint8Array): string {
  return Array.from(bytes.subarray(0, codeLength), (byte) => codeSigns[byte % codeSigns.length]).join('');
}

// Finds the faults of an uploaded film: before it is sent, by its size; after it has arrived, by its first and last
// bytes, which show whether the file is a film at all.

import { sizeText } from '../size-text.ts';
import { studioLimits } from '../studio-limits.ts';
import { shownName } from './upload-name.ts';

/** Bytes at a file's start that show its kind, and bytes at its end in which a zip would have its list. */
export const headBytes = 64;
export const tailBytes = 65_557;

/** Returns what is wrong with a film's size, as a sentence for the operator; null if the size is allowed. */
export function filmSizeProblem(name: string, bytes: number): string | null {
  if (bytes === 0) return `“${shownName(name)}” is empty.`;
  if (bytes <= studioLimits.filmBytes) return null;
  const most = sizeText(studioLimits.filmBytes);
  const size = sizeText(bytes) === most ? `more than ${most}` : sizeText(bytes);
  return `“${shownName(name)}” has ${size}. A film can have at most ${most}.`;
}

/** The unfinished uploads of one operator, and the bytes that they will have when finished. */
export type Held = {
  /** The operator's name; '' for an operator without a name, null for the caller. */
  by: string | null;
  uploads: number;
  bytes: number;
};

/**
 * Returns a sentence if a file does not fit into the bytes that uploads may still use; null for `free` means that this
 * number is not known, and then every file is accepted. If unfinished uploads reserve the space, the sentence says
 * whose uploads they are and how the space can become free.
 */
export function roomProblem(
  name: string,
  bytes: number,
  free: number | null,
  held: readonly Held[] = [],
): string | null {
  if (free === null || bytes <= free) return null;
  const room = `“${shownName(name)}” has ${sizeText(bytes)}, and the server has room for ${sizeText(Math.max(0, free))} more.`;
  const waiting = held.reduce((sum, each) => sum + each.bytes, 0);
  // If the file would not fit even without the unfinished uploads, the sentence does not name them.
  if (bytes > free + waiting) return `${room} Make room there first.`;
  const whose = held.map(
    (each) =>
      `${each.uploads} ${each.by === null ? 'of yours' : `of ${shownName(each.by) || 'another operator'}`} (${sizeText(each.bytes)})`,
  );
  return `${room} Uploads that are not whole yet hold the rest: ${whose.join(', ')}. ${howToFree}`;
}

/**
 * Returns a sentence if a file and the unfinished uploads of its operator, which still lack `held` bytes, would take
 * more than half of the room. `free` bytes of the room are left; null if unknown. If the operator has no unfinished
 * uploads, a file may take all the bytes that are left.
 */
export function halfProblem(name: string, bytes: number, free: number | null, held: number): string | null {
  if (free === null || held === 0 || held + bytes <= (free + held) / 2) return null;
  return `“${shownName(name)}” has ${sizeText(bytes)}, and your uploads that are not whole yet hold ${sizeText(held)}. Together they can hold half of the server’s room, ${sizeText((free + held) / 2)}. Go on with some of them or forget them, under Videos and Music.`;
}

/** The sentence that says how the space of unfinished uploads becomes free. */
const howToFree = `Each operator goes on with their own or forgets them under Videos and Music; the server forgets them ${studioLimits.uploadDays} days after their last byte.`;

/**
 * Returns a sentence about a file that does not begin as a film, or that is a film of another kind than its name says;
 * otherwise null.
 */
export function filmHeadProblem(name: string, head: Uint8Array): string | null {
  const shown = shownName(name);
  const kind = kindOf(head);
  if (kind === null) return `“${shown}” holds no film: it ${otherKind(head)}.`;
  return name.toLowerCase().endsWith(`.${kind}`)
    ? null
    : `“${shown}” is a ${kind === 'webm' ? 'WebM' : 'MP4'} film: give it a name that ends in .${kind}.`;
}

/** Returns a sentence for the operator if a zip follows the film in the file, else null; `tail` has the last bytes. */
export function filmTailProblem(name: string, tail: Uint8Array): string | null {
  const view = new DataView(tail.buffer, tail.byteOffset, tail.byteLength);
  for (let at = tail.length - 22; at >= 0; at -= 1)
    if (view.getUint32(at) === 0x504b0506 && view.getUint16(at + 20, true) === tail.length - at - 22)
      return `“${shownName(name)}” is a film and a zip in one. Save the film anew.`;
  return null;
}

/** Returns a name that is not in use: 'day-1.mp4' becomes 'day-1-2.mp4'. */
export function freeName(name: string, taken: ReadonlySet<string>): string {
  const [, stem = '', ending = ''] = /^(.*)(\.\w+)$/s.exec(name) ?? [];
  for (let number = 2; ; number += 1) {
    const next = `${stem}-${number}${ending}`;
    if (!taken.has(next)) return next;
  }
}

const latin1 = (bytes: Uint8Array) => Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');

const ebml = '\x1a\x45\xdf\xa3';

function kindOf(head: Uint8Array): 'mp4' | 'webm' | null {
  const text = latin1(head.subarray(0, headBytes));
  if (text.startsWith(ebml)) return text.includes('webm') ? 'webm' : null;
  return isMp4(text) ? 'mp4' : null;
}

/** Whether a file is an MP4: it begins with a small box that names its kinds, four characters each. */
function isMp4(text: string): boolean {
  const [high = 1, higher = 1, third = 0, low = 0] = Array.from(text.slice(0, 4), (sign) =>
    sign.charCodeAt(0),
  );
  const size = third * 256 + low;
  const small = high === 0 && higher === 0 && size >= 16 && size <= 1_024;
  return small && text.slice(4, 8) === 'ftyp' && !text.slice(8, size).includes('<');
}

/** Returns the kind of a file that is no film, and what its owner can do, as the end of a sentence. */
function otherKind(head: Uint8Array): string {
  const text = latin1(head);
  if (text.startsWith('PK')) return 'is a zip. Unpack it first';
  if (/^(?:\xef\xbb\xbf)?\s*</.test(text)) return 'is a page or a drawing';
  if (text.startsWith(ebml))
    return 'is a Matroska file, which browsers don’t play. Save it as .mp4 with H.264';
  return 'is a file of another kind. Save a film as .mp4 with H.264';
}

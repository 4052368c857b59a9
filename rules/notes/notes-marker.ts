// The markers in lesson notes: the warm-up card (specification, section 2), and days to dance in one go. Cuts notes, never
// cleans them.

import { warmUpMarker } from '#content/course/warm-up-marker.ts';

/** `days`: the first and the last of the days that are danced together. */
export type NotesPart =
  | { html: string }
  | { warm_up: true }
  | { days: readonly [first: number, last: number] };

/** The notes in pieces, with the places of the markers between them; empty pieces are left out. */
export function notesParts(notes_html: string): NotesPart[] {
  const parts: NotesPart[] = [];
  let from = 0;
  const add = (html: string) => html.trim() !== '' && parts.push({ html: html.trim() });
  for (const found of notes_html.matchAll(markerLine)) {
    const [, first = found[3], last = found[4]] = found;
    const days = [Number(first), Number(last)] as const;
    if (first !== undefined && !(days[0] <= days[1] && days[0] >= 1 && days[1] <= 12)) continue;
    add(notes_html.slice(from, found.index));
    parts.push(first === undefined ? { warm_up: true } : { days });
    from = found.index + found[0].length;
  }
  add(notes_html.slice(from));
  return parts;
}

const marker = `(?:${warmUpMarker.replace(/[[\]]/g, '\\$&')}|\\[DANCE_DAYS (\\d{1,2})-(\\d{1,2})\\])`;
/** A marker on a line of its own, or in a paragraph of its own as a text editor saves it. */
const markerLine = new RegExp(
  `(?:^|\\n)[ \\t]*${marker}[ \\t]*(?=\\r?\\n|$)|<(?:p|div)>\\s*${marker}\\s*</(?:p|div)>`,
  'g',
);

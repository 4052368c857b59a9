// The warm-up marker in lesson notes (specification, section 2). Cuts notes, never cleans them.

import { warmUpMarker } from '#content/course/warm-up-marker.ts';

export type NotesPart = { html: string } | { warm_up: true };

/** The notes in pieces, with the places of the card 'WARM UP FIRST!' between them; empty pieces are left out. */
export function notesParts(notes_html: string): NotesPart[] {
  const parts: NotesPart[] = [];
  for (const [index, html] of notes_html.split(markerLine).entries()) {
    if (index > 0) parts.push({ warm_up: true });
    if (html.trim() !== '') parts.push({ html: html.trim() });
  }
  return parts;
}

const marker = warmUpMarker.replace(/[[\]]/g, '\\$&');
/** The marker on a line of its own, or in a paragraph of its own as a text editor saves it. */
const markerLine = new RegExp(
  `(?:^|\\n)[ \\t]*${marker}[ \\t]*(?=\\r?\\n|$)|<(?:p|div)>\\s*${marker}\\s*</(?:p|div)>`,
);

// The warm-up marker in lesson notes (specification, section 2). Cuts notes, never cleans them.

/** Stands on a line or in a paragraph of its own; the screen puts the warning card 'WARM UP FIRST!' in its place. */
export const warmUpMarker = '[WARM_UP]';

export type NotesPart = { html: string } | { warm_up: true };

/** The notes in pieces, with the places of the warm-up card between them; empty pieces are left out. */
export function notesParts(notes_html: string): NotesPart[] {
  const parts: NotesPart[] = [];
  for (const [index, html] of notes_html.split(markerLine).entries()) {
    if (index > 0) parts.push({ warm_up: true });
    if (html.trim() !== '') parts.push({ html: html.trim() });
  }
  return parts;
}

const markerLine = /(?:^|\n)[ \t]*\[WARM_UP\][ \t]*(?=\r?\n|$)|<(?:p|div)>\s*\[WARM_UP\]\s*<\/(?:p|div)>/g;

// The cue sheets in the notes are made from the routine, so they are not translated: in a translator's text a
// marker stands in the place of each, [CUES 1] for the phrase 1.

import { cueSheet } from '#course/content/cue-sheet.ts';
import { routine } from '#dance/content/routine/routine.ts';

const sheets = routine.phrases.map((_, index) => ({
  marker: `[CUES ${index + 1}]`,
  sheet: cueSheet(index + 1),
}));

/** Notes with a marker in place of each cue sheet. */
export function withoutCueSheets(notes_html: string): string {
  return sheets.reduce((notes, { marker, sheet }) => notes.replace(sheet, () => marker), notes_html);
}

/** Translated notes with the cue sheets written out; `say` gives an English word or title in their language. */
export function withCueSheets(notes_html: string, say: (english: string) => string): string {
  return notes_html.replace(/\[CUES (\d+)\]/g, (marker, number: string) =>
    routine.phrases[Number(number) - 1] ? cueSheet(Number(number), say) : marker,
  );
}

// The cue sheets in the notes are made from the routine, so nobody translates them: a translator's text has a
// marker in place of each sheet, such as [CUES 1] for phrase 1.

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

/** Translated notes with cue sheets in place of the markers; `say` translates an English word or title. */
export function withCueSheets(notes_html: string, say: (english: string) => string): string {
  return notes_html.replace(/\[CUES (\d+)\]/g, (marker, number: string) =>
    routine.phrases[Number(number) - 1] ? cueSheet(Number(number), say) : marker,
  );
}

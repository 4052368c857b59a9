// Writes one bar of an arrangement as notes.

import { type Arrangement, type BassDegree, chords } from '#dance/content/band/arrangement.ts';
import { hit, type Note } from './note.ts';

export const barBeats = 4;

const intervals: Record<BassDegree, number> = { r: 0, '3': 3, '4': 5, '5': 7, '7': 10, o: 12 };
const toms: Record<string, number> = { h: 57, m: 52, l: 47 };
const chordBeats: Record<string, number> = { x: 0.3, o: 1.8, O: 3.8 };

/**
 * Writes bar number `bar` (0 to 7) of a phrase; the bar begins at beat `start`. What each `layer` adds is explained in
 * src/dance/content/band/section-music.ts.
 */
export function writeBar(music: Arrangement, bar: number, start: number, layer: number): Note[] {
  const chord = chords[music.chords[bar % music.chords.length] ?? 'Dm'];
  const notes: Note[] = [];
  const play = (patterns: readonly string[] | undefined, write: (degree: string, beat: number) => void) => {
    const pattern = patterns?.[bar % patterns.length] ?? '';
    [...pattern].forEach((degree, i) => {
      if (degree !== '.') write(degree, start + i / 4);
    });
  };
  const add = (...made: Parameters<typeof hit>) => notes.push(hit(...made));
  if (!music.quiet?.includes(bar)) {
    play(music.kick, (_, beat) => add('kick', beat, 0, 0.25, 0.9));
    play(music.bass, (degree, beat) => {
      const pitch = chord.root + intervals[degree as BassDegree];
      const length = degree === 'r' ? 0.7 : 0.4;
      add('bass', beat, pitch, length, 0.5);
      if (layer >= 3) add('guitar', beat, pitch + 12, length, 0.1);
    });
  }
  play(music.snare, (_, beat) => {
    // A hit of the snare between the eighths is a soft ghost note.
    add('snare', beat, 0, 0.25, beat % 0.5 ? 0.35 : 0.7);
    if (layer >= 2 && beat % 1 === 0) add('clap', beat, 0, 0.25, 0.35);
  });
  play(music.hat, (_, beat) => add('hat', beat, 0, 0.1, beat % 1 ? 0.3 : 0.22));
  if (layer >= 2) for (let degree = 1; degree < 16; degree += 2) add('hat', start + degree / 4, 0, 0.1, 0.1);
  play(music.rim, (_, beat) => add('rim', beat, 0, 0.1, 0.4));
  play(music.tom, (degree, beat) => add('tom', beat, toms[degree] ?? 50, 0.25, 0.6));
  play(music.organ, (degree, beat) => {
    for (const pitch of chord.notes)
      add('organ', beat, pitch, chordBeats[degree] ?? 1, degree === 'x' ? 0.2 : 0.13);
  });
  play(music.guitar, (degree, beat) =>
    add('guitar', beat, chord.root + 12, chordBeats[degree] ?? 1, degree === 'x' ? 0.26 : 0.2),
  );
  return notes;
}

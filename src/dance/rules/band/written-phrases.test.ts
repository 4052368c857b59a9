import { expect, test } from 'vitest';
import { layers, phraseLevels } from '#dance/content/band/section-music.ts';
import { musicOf, notesBetween } from './notes-between.ts';

// One test checks cymbals, thunder and loudness together, because the notes of a phrase are written only once.
test('each phrase has the cymbals of its layer, its thunder and its loudness, in the order in which it is played', () => {
  for (const [index, layer] of layers.entries()) {
    const start = index * 32;
    const notes = notesBetween(start, start + 32);
    const at = (beat: number, wanted: string) =>
      notes.find((note) => note.beat === start + beat && note.instrument === wanted);
    expect([at(0, 'crash') !== undefined, at(16, 'crash') !== undefined]).toEqual([layer >= 1, layer >= 3]);
    for (const bar of musicOf(index).thunder ?? []) expect(at(bar * 4, 'thunder')?.length).toBe(4);
    const kick = notes.find(({ instrument }) => instrument === 'kick');
    const decibels = 20 * Math.log10((kick?.gain ?? 0) / 0.9);
    if (musicOf(index).kick.join('').includes('x')) expect(decibels).toBeCloseTo(phraseLevels[index] ?? 0);
    const beats = notes.map(({ beat }) => beat);
    expect(beats).toEqual(beats.toSorted((a, b) => a - b));
    // The music goes on until the phrase's last count.
    expect(beats.at(-1)).toBeGreaterThanOrEqual(start + 31);
  }
});

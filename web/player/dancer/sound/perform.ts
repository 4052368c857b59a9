// Plays what the score says into one stretch of the dance: a bus that fades as a whole when the stretch is over.

import { countSeconds } from '#content/routine/routine.ts';
import type { Note } from '#rules/band/note.ts';
import type { Desk } from './desk.ts';
import { playNote } from './voices.ts';

/** Seconds within which playing notes fade when the music stops or changes speed. */
const fade = 0.03;

export type Bus = { music: GainNode; click: GainNode };

/**
 * Slow music is emptier and would be quieter, fast music fuller and louder: this exponent keeps its loudness within a
 * decibel at every speed (`npm run bench sound`).
 */
const evenness = -0.15;

export function makeBus(desk: Desk, rate: number): Bus {
  const context = desk.music.context;
  const bus = { music: context.createGain(), click: context.createGain() };
  bus.music.gain.value = rate ** evenness;
  bus.music.connect(desk.music);
  bus.click.connect(desk.click);
  return bus;
}

/** Plays `note` at `when` (seconds of the context) as the dance runs at `rate`. */
export function perform(bus: Bus, note: Note, when: number, rate: number): void {
  playNote(note.voice === 'click' ? bus.click : bus.music, note, when, (note.length * countSeconds) / rate);
}

export function fadeOut(bus: Bus): void {
  for (const gain of Object.values(bus)) {
    gain.gain.setTargetAtTime(0, gain.context.currentTime, fade / 3);
    setTimeout(() => gain.disconnect(), fade * 4000);
  }
}

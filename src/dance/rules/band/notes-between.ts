// The band's music as notes. The same counts of the routine always have the same notes, wherever playing begins.

import type { Arrangement, Lead } from '#dance/content/band/arrangement.ts';
import { layers, phraseLevels, sectionMusic } from '#dance/content/band/section-music.ts';
import { march } from '#dance/content/band/sections/march.ts';
import { phraseCounts } from '#dance/content/routine/notation.ts';
import { phraseSeconds } from '#dance/content/routine/routine.ts';
import { danceAt } from '#dance/rules/routine/danced-at.ts';
import { houseScore } from '#dance/rules/score/house-score.ts';
import { cuesIn } from '#dance/rules/score/score.ts';
import { fill } from './fill.ts';
import { hit, type Note } from './note.ts';
import { barBeats, writeBar } from './write-bar.ts';

const bars = phraseCounts / barBeats;

/** Returns every note that begins at or after beat `from` and before beat `to`, in order. */
export function notesBetween(from: number, to: number): Note[] {
  const first = Math.max(0, Math.floor(from / phraseCounts));
  const last = Math.floor((to - 1e-9) / phraseCounts);
  const notes: Note[] = [];
  for (let phrase = first; phrase <= last; phrase++) {
    if (!isDancedIn(phrase)) continue;
    for (const note of notesOf(phrase)) if (note.beat >= from && note.beat < to) notes.push(note);
  }
  return notes;
}

/**
 * Whether anything is danced in a phrase (counted from 0). Nothing is danced between the routine and the warm-up, and
 * after the cool-down.
 */
function isDancedIn(phrase: number): boolean {
  const { routine, start } = danceAt(phrase * phraseSeconds);
  return routine.phrases[phrase - start / phraseSeconds] !== undefined;
}

/** Returns a click for each count from beat `from` up to, but not including, `to`. */
export function clicksBetween(from: number, to: number): Note[] {
  const clicks: Note[] = [];
  for (let beat = Math.max(0, Math.ceil(from)); beat < to; beat++) clicks.push(clickOn(beat));
  return clicks;
}

/** The click on a count: highest on the first count of an eight, lower on the fifth, and lowest on the other counts. */
export function clickOn(beat: number): Note {
  const inEight = ((beat % 8) + 8) % 8;
  return hit('click', beat, inEight === 0 ? 88 : inEight === 4 ? 83 : 76, 0.1, inEight === 0 ? 1 : 0.7);
}

const written = new Map<number, Note[]>();

function notesOf(phrase: number): Note[] {
  let notes = written.get(phrase);
  if (!notes) {
    const end = (phrase + 1) * phraseCounts;
    notes = write(phrase).filter(({ beat }) => beat < end);
    notes.sort((a, b) => a.beat - b.beat);
    written.set(phrase, notes);
  }
  return notes;
}

function write(phrase: number): Note[] {
  const music = musicOf(phrase);
  const layer = layers[phrase] ?? 0;
  const start = phrase * phraseCounts;
  const level = 10 ** ((phraseLevels[phrase] ?? 0) / 20);
  const notes = [
    ...Array.from({ length: bars }, (_, bar) => writeBar(music, bar, start + bar * barBeats, layer)).flat(),
    ...writeTune(music, start, layer),
    ...(music.thunder ?? []).map((bar) => hit('thunder', start + bar * barBeats, 0, 4, 0.5)),
    ...(layer >= 1 ? [hit('crash', start, 0, 4, 0.3)] : []),
    ...(layer >= 3 ? [hit('crash', start + phraseCounts / 2, 0, 4, 0.3)] : []),
    ...accents(start),
    ...(isDancedIn(phrase + 1) ? fill(phrase, start) : []),
  ];
  return notes.map((note) => ({ ...note, gain: note.gain * level }));
}

/** The notes that roars, stomps, landings and the like add to the music, by the word that is called on their count. */
const accented: Record<string, (beat: number) => Note[]> = {
  roar: (beat) => [hit('thunder', beat, 0, 2, 0.35), hit('boom', beat, 36, 0.5, 0.45)],
  howl: (beat) => [hit('howl', beat, 69, 3, 0.35), hit('howl', beat + 0.5, 76, 2.5, 0.22)],
  stomp: (beat) => [hit('boom', beat, 33, 0.5, 0.6)],
  ha: (beat) => [
    hit('clap', beat, 0, 0.25, 0.6),
    ...[57, 63, 68].map((pitch) => hit('organ', beat, pitch, 0.4, 0.18)),
  ],
  boo: (beat) => [
    hit('thunder', beat, 0, 4, 0.6),
    hit('boom', beat, 29, 1, 0.8),
    hit('crash', beat, 0, 4, 0.4),
  ],
  // The routine calls 'jump' on the count of the landing.
  jump: (beat) => [hit('boom', beat, 33, 0.5, 0.65)],
};

/** The accents of the phrase that begins at beat `start`. */
export function accents(start: number): Note[] {
  const cues = cuesIn(houseScore(), { start, end: start + phraseCounts });
  return cues.flatMap(({ place, cue }) => accented[cue]?.(place) ?? []);
}

/**
 * Returns the arrangement of a phrase, counted from 0: the music of its section, with the changes for this return of
 * the section. A section without music of its own has that of the march.
 */
export function musicOf(phrase: number): Arrangement {
  const { routine, start } = danceAt(phrase * phraseSeconds);
  const index = phrase - start / phraseSeconds;
  const section = routine.phrases[index]?.section ?? '';
  const { again = [], ...music } = sectionMusic[section] ?? march;
  const before = routine.phrases.slice(0, index).filter((earlier) => earlier.section === section).length;
  return { ...music, ...again[before - 1] };
}

const leadGain: Record<Lead, number> = { howl: 0.3, guitar: 0.24, bell: 0.3 };

/**
 * Writes the tune of the phrase that begins at beat `start`. From layer 3 on, a bell doubles the tune an octave below.
 */
export function writeTune({ tune = [], lead = 'howl' }: Arrangement, start: number, layer: number): Note[] {
  return tune.flatMap(([bar, step, pitch, length]) => {
    const beat = start + bar * barBeats + step / 4;
    const note = hit(lead, beat, pitch, length, leadGain[lead]);
    return layer >= 3 ? [note, hit('bell', beat, pitch - 12, length, 0.2)] : [note];
  });
}

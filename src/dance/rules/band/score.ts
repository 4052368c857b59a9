// The score is the music as notes. Its functions are pure: the same stretch of the routine always gives the
// same notes, wherever playing begins.

import { layers, phraseLevels } from '#dance/content/band/build-up.ts';
import { phraseCounts } from '#dance/content/routine/notation.ts';
import { phraseSeconds } from '#dance/content/routine/routine.ts';
import { danceAt } from '#dance/rules/routine/danced-at.ts';
import { accents } from './accents.ts';
import { fill } from './fill.ts';
import { musicOf } from './music-of.ts';
import { hit, type Note } from './note.ts';
import { barBeats, writeBar } from './write-bar.ts';
import { writeTune } from './write-tune.ts';

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
 * Whether a phrase is danced: none is between the routine and the warm-up behind it, nor behind the
 * cool-down.
 */
function isDancedIn(phrase: number): boolean {
  const { routine, start } = danceAt(phrase * phraseSeconds);
  return routine.phrases[phrase - start / phraseSeconds] !== undefined;
}

/** A click on every count, higher on the first of each eight. */
export function clicksBetween(from: number, to: number): Note[] {
  const clicks: Note[] = [];
  for (let beat = Math.max(0, Math.ceil(from)); beat < to; beat++) clicks.push(clickOn(beat));
  return clicks;
}

/** The click of one count. */
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

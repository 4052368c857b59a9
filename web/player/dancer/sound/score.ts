// The music as notes. Pure: the same stretch of the routine always gives the same notes, wherever playing begins.

import { phraseCounts } from '#content/routine/notation.ts';
import { countSeconds, routine } from '#content/routine/routine.ts';
import { cuesBetween } from '#rules/routine/count-at.ts';
import { type Arrangement, arrangements, type BassStep, chords, plainArrangement } from './arrangement.ts';
import type { Note, Voice } from './note.ts';

const barBeats = 4;
const bars = phraseCounts / barBeats;

/** Every note that begins at or after beat `from` and before beat `to`, in order. */
export function notesBetween(from: number, to: number): Note[] {
  const first = Math.max(0, Math.floor(from / phraseCounts));
  const last = Math.min(routine.phrases.length - 1, Math.floor((to - 1e-9) / phraseCounts));
  const notes: Note[] = [];
  for (let phrase = first; phrase <= last; phrase++) {
    for (const note of notesOf(phrase)) if (note.beat >= from && note.beat < to) notes.push(note);
  }
  return notes;
}

/** A click on every count, higher on the first of each eight. */
export function clicksBetween(from: number, to: number): Note[] {
  const clicks: Note[] = [];
  for (let beat = Math.max(0, Math.ceil(from)); beat < to; beat++) {
    clicks.push(
      hit('click', beat, beat % 8 === 0 ? 88 : beat % 4 === 0 ? 83 : 76, 0.1, beat % 8 === 0 ? 1 : 0.7),
    );
  }
  return clicks;
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
  const section = routine.phrases[phrase]?.section ?? '';
  const arrangement = arrangements[section] ?? plainArrangement;
  const start = phrase * phraseCounts;
  return [
    ...Array.from({ length: bars }, (_, bar) => writeBar(arrangement, bar, start + bar * barBeats)).flat(),
    ...(arrangement.tune ?? []).map(([bar, step, pitch, length]) =>
      hit('howl', start + bar * barBeats + step / 4, pitch, length, 0.3),
    ),
    ...(arrangement.thunder ?? []).map((bar) => hit('thunder', start + bar * barBeats, 0, 4, 0.55)),
    ...accents(start),
    ...(section === 'Rise' || section === 'Scare Pose' ? [] : fill(start)),
  ];
}

function writeBar(arrangement: Arrangement, bar: number, start: number): Note[] {
  const chord = chords[arrangement.chords[bar % arrangement.chords.length] ?? 'Dm'];
  const quiet = arrangement.quiet?.includes(bar) ?? false;
  const notes: Note[] = [];
  const play = (patterns: readonly string[], write: (step: string, beat: number) => void) => {
    const pattern = patterns[bar % patterns.length] ?? '';
    [...pattern].forEach((step, i) => {
      if (step !== '.') write(step, start + i / 4);
    });
  };
  if (!quiet) {
    play(arrangement.kick, (_, beat) => notes.push(hit('kick', beat, 0, 0.25, 0.95)));
    play(arrangement.bass, (step, beat) =>
      notes.push(hit('bass', beat, chord.root + intervals[step as BassStep], step === 'r' ? 0.7 : 0.4, 0.6)),
    );
  }
  play(arrangement.clap, (_, beat) => notes.push(hit('clap', beat, 0, 0.25, 0.6)));
  play(arrangement.hat, (_, beat) => notes.push(hit('hat', beat, 0, 0.1, beat % 1 ? 0.22 : 0.15)));
  play(arrangement.organ, (step, beat) => {
    const length = step === 'O' ? 4 : step === 'o' ? 1.8 : 0.3;
    for (const pitch of chord.notes)
      notes.push(hit('organ', beat, pitch, length, step === 'x' ? 0.22 : 0.15));
  });
  return notes;
}

const intervals: Record<BassStep, number> = { r: 0, '3': 3, '4': 5, '5': 7, '7': 10, o: 12 };

/** What the dancer does is heard: roars and stomps land in the music. */
const accented: Record<string, (beat: number) => Note[]> = {
  roar: (beat) => [hit('thunder', beat, 0, 2, 0.4), hit('boom', beat, 36, 0.5, 0.5)],
  howl: (beat) => [hit('howl', beat, 69, 3, 0.4), hit('howl', beat + 0.5, 76, 2.5, 0.25)],
  stomp: (beat) => [hit('boom', beat, 33, 0.5, 0.8)],
  ha: (beat) => [
    hit('clap', beat, 0, 0.25, 0.7),
    ...[57, 63, 68].map((pitch) => hit('organ', beat, pitch, 0.4, 0.2)),
  ],
  boo: (beat) => [hit('thunder', beat, 0, 4, 0.8), hit('boom', beat, 29, 1, 1)],
  jump: (beat) => [hit('boom', beat + 1, 33, 0.5, 0.7)],
};

function accents(start: number): Note[] {
  const cues = cuesBetween(start * countSeconds, (start + phraseCounts) * countSeconds);
  return cues.flatMap(({ time, cue }) => accented[cue]?.(Math.round((time / countSeconds) * 4) / 4) ?? []);
}

/** The last two counts of a phrase roll into the next one. */
function fill(start: number): Note[] {
  const from = start + phraseCounts - 2;
  return [0, 0.5, 1, 1.25, 1.5, 1.75].map((beat, i) => hit('clap', from + beat, 0, 0.2, 0.28 + i * 0.06));
}

function hit(voice: Voice, beat: number, pitch: number, length: number, gain: number): Note {
  return { beat, voice, pitch, length, gain };
}

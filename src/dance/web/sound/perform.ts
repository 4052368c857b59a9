// The performer plays notes and words into a bus. Each time the dance begins, jumps or changes its speed it gets a new
// bus, so that everything that was handed over before fades out together.

import { countSeconds } from '#dance/content/routine/routine.ts';
import type { Note } from '#dance/rules/band/note.ts';
import { clickOn } from '#dance/rules/band/notes-between.ts';
import type { Spoken } from '#dance/rules/voice/spoken.ts';
import type { Desk } from './desk.ts';
import { playNote } from './instruments.ts';
import { say, type Voice } from './voice.ts';

/** Seconds within which playing notes fade when the music stops or changes speed. */
const fade = 0.03;
/**
 * Exponents of the speed, which keep the loudness within a decibel and the words clear (`npm run bench sound`).
 * Without them slow music and slow counts would be quieter, because their sounds are farther apart, and fast music and
 * fast counts louder.
 */
const evenness = { band: -0.15, voice: -0.25, voiceFast: 0, ducked: -0.4, duckedFast: -0.6 };
/**
 * How much quieter the band is while a word is spoken: the share of its level that stays, and decibels at the
 * frequencies of speech.
 */
const ducked = { level: 0.5, dip: -6 };
/**
 * How the band becomes quieter for a word, in seconds: `early` is how long before the word the change begins, `down`
 * and `up` are the time constants of becoming quieter and of returning.
 */
const duck = { early: 0.04, down: 0.012, up: 0.06 };

export type Bus = {
  music: GainNode;
  click: GainNode;
  voice: GainNode;
  back: GainNode;
  dip: BiquadFilterNode;
  /** The share of the band's level that stays while a word is spoken. */
  kept: number;
};

export function makeBus(desk: Desk, rate: number): Bus {
  const { context } = desk.music;
  const fader = () => context.createGain();
  const bus = {
    music: fader(),
    click: fader(),
    voice: fader(),
    back: fader(),
    dip: context.createBiquadFilter(),
    kept: Math.min(1, ducked.level * rate ** (rate > 1 ? evenness.duckedFast : evenness.ducked)),
  };
  bus.music.gain.value = rate ** evenness.band;
  bus.voice.gain.value = rate ** (rate > 1 ? evenness.voiceFast : evenness.voice);
  bus.dip.type = 'peaking';
  bus.dip.frequency.value = 2000;
  bus.dip.Q.value = 0.6;
  bus.music.connect(bus.back).connect(bus.dip).connect(desk.music);
  bus.click.connect(desk.click);
  bus.voice.connect(desk.voice);
  return bus;
}

/** Plays `note` at `when` (seconds of the context) as the dance runs at `rate`. */
export function perform(bus: Bus, note: Note, when: number, rate: number): void {
  playNote(
    note.instrument === 'click' ? bus.click : bus.music,
    note,
    when,
    (note.length * countSeconds) / rate,
  );
}

/**
 * Says a word with its vowel at `when`, and makes the band quieter meanwhile. A count for which no word can be said
 * gets a click.
 */
export function speak(bus: Bus, voice: Voice | null, spoken: Spoken, when: number): void {
  const lead = voice && say(bus.voice, voice, spoken, when);
  // A word on a beat is played together with a click, because words begin softly and only the click marks the beat
  // exactly.
  if (lead === null || Number.isInteger(spoken.beat)) playNote(bus.voice, clickOn(spoken.beat), when, 0.1);
  if (lead === null) return;
  const from = Math.max(bus.back.context.currentTime, when - lead - duck.early);
  for (const [param, low, high] of [
    [bus.back.gain, bus.kept, 1],
    [bus.dip.gain, ducked.dip, 0],
  ] as const) {
    // A return to full level was planned for the end of the word before, and would come in the middle of this word.
    param.cancelScheduledValues(from);
    param.setTargetAtTime(low, from, duck.down);
    param.setTargetAtTime(high, when + spoken.until, duck.up);
  }
}

export function fadeOut({ music, click, voice }: Bus): void {
  for (const gain of [music, click, voice]) {
    gain.gain.setTargetAtTime(0, gain.context.currentTime, fade / 3);
    setTimeout(() => gain.disconnect(), fade * 4000);
  }
}

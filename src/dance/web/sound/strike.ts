// Makes the parts of which every instrument consists: tones, noise, filters and two shapes of loudness. Each audio node
// plays once.

import type { Note } from '#dance/rules/band/note.ts';

/** Plays an instrument's note into `out` at `when`, `seconds` long. */
export type Play = (out: AudioNode, note: Note, when: number, seconds: number) => void;

/**
 * Plays `from` into `out` with the loudness of something struck: it rises for `attack` seconds, and has faded `decay`
 * seconds after that.
 */
export function struck(
  from: AudioNode,
  out: AudioNode,
  gain: number,
  when: number,
  attack: number,
  decay: number,
): void {
  const level = out.context.createGain();
  level.gain.setValueAtTime(0, when);
  level.gain.linearRampToValueAtTime(gain, when + attack);
  level.gain.exponentialRampToValueAtTime(0.0008, when + attack + decay);
  from.connect(level).connect(out);
}

/**
 * Plays `from` into `out` with the loudness of something held: it keeps its level for about `seconds`, and then falls
 * within a tenth of a second.
 */
export function held(from: AudioNode, out: AudioNode, gain: number, when: number, seconds: number): void {
  const level = out.context.createGain();
  const until = when + Math.max(0.03, seconds - 0.04);
  level.gain.setValueAtTime(0, when);
  level.gain.linearRampToValueAtTime(gain, when + 0.02);
  level.gain.setValueAtTime(gain, until);
  level.gain.linearRampToValueAtTime(0, until + 0.09);
  from.connect(level).connect(out);
}

export const hertz = (pitch: number) => 440 * 2 ** ((pitch - 69) / 12);

export function tone(
  out: AudioNode,
  type: OscillatorType,
  frequency: number,
  when: number,
  seconds: number,
): OscillatorNode {
  const made = out.context.createOscillator();
  made.type = type;
  made.frequency.value = frequency;
  made.start(when);
  made.stop(when + seconds);
  return made;
}

/**
 * Returns a tone that falls from one frequency to another within `seconds`, and goes on at the lower frequency for
 * half a second.
 */
export function falling(
  out: AudioNode,
  from: number,
  to: number,
  when: number,
  seconds: number,
): OscillatorNode {
  const made = tone(out, 'sine', from, when, seconds + 0.5);
  made.frequency.setValueAtTime(from, when);
  made.frequency.exponentialRampToValueAtTime(to, when + seconds);
  return made;
}

export function filtered(
  from: AudioNode,
  type: BiquadFilterType,
  frequency: number,
  q: number,
): BiquadFilterNode {
  const filter = from.context.createBiquadFilter();
  filter.type = type;
  filter.frequency.value = frequency;
  filter.Q.value = q;
  from.connect(filter);
  return filter;
}

export function noise(out: AudioNode, when: number, seconds: number): AudioBufferSourceNode {
  const source = out.context.createBufferSource();
  source.buffer = noiseOf(out.context);
  source.loop = seconds > 0.9;
  source.start(when);
  source.stop(when + seconds + 0.1);
  return source;
}

const noises = new WeakMap<BaseAudioContext, AudioBuffer>();

/** Returns one second of white noise, made once for each context and always the same. */
function noiseOf(context: BaseAudioContext): AudioBuffer {
  let buffer = noises.get(context);
  if (!buffer) {
    buffer = context.createBuffer(1, context.sampleRate, context.sampleRate);
    const samples = buffer.getChannelData(0);
    let seed = 1;
    for (let i = 0; i < samples.length; i++) {
      seed = (Math.imul(seed, 1664525) + 1013904223) | 0;
      samples[i] = seed / 2 ** 31;
    }
    noises.set(context, buffer);
  }
  return buffer;
}

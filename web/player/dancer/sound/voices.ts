// How each voice sounds: a few oscillators and one second of noise, no samples. A voice plays its note once and is gone.
// Pitch and timbre never depend on the dance's speed; only where a note begins and how long it rings do.

import type { Note, Voice } from './note.ts';

/** Plays `note` into `out` at `when` (seconds of the context), `seconds` long. */
export function playNote(out: AudioNode, note: Note, when: number, seconds: number): void {
  play[note.voice](out, note, when, seconds);
}

const play: Record<Voice, (out: AudioNode, note: Note, when: number, seconds: number) => void> = {
  kick(out, { gain }, when) {
    const tone = swept(out, 'sine', 155, 46, when, 0.11);
    shaped(tone, out, gain, when, 0.004, 0.26);
  },
  boom(out, { gain }, when) {
    const tone = swept(out, 'sine', 92, 31, when, 0.3);
    shaped(tone, out, gain, when, 0.005, 0.6);
    shaped(filtered(noise(out, when, 0.2), 'lowpass', 320, 0.8), out, gain * 0.7, when, 0.002, 0.16);
  },
  clap(out, { gain }, when) {
    for (const [late, loud] of [
      [0, 0.6],
      [0.011, 0.7],
      [0.023, 1],
    ] as const) {
      const burst = filtered(noise(out, when + late, 0.25), 'bandpass', 1450, 1.1);
      shaped(burst, out, gain * loud * 2.4, when + late, 0.001, late > 0.02 ? 0.16 : 0.02);
    }
  },
  hat(out, { gain }, when) {
    shaped(filtered(noise(out, when, 0.1), 'highpass', 7600, 0.7), out, gain * 1.5, when, 0.001, 0.045);
  },
  bass(out, { pitch, gain }, when, seconds) {
    const tone = pitched(out, 'sawtooth', pitch, when, seconds + 0.1);
    const wah = filtered(tone, 'lowpass', 900, 7);
    wah.frequency.setValueAtTime(950, when);
    wah.frequency.exponentialRampToValueAtTime(190, when + Math.min(0.3, seconds + 0.1));
    shaped(wah, out, gain * 0.62, when, 0.006, seconds + 0.06);
    shaped(pitched(out, 'sine', pitch, when, seconds + 0.1), out, gain * 0.5, when, 0.006, seconds + 0.06);
  },
  organ(out, { pitch, gain }, when, seconds) {
    const drawbars = [
      [0, 1],
      [12, 0.5],
      [19, 0.28],
      [24, 0.2],
    ] as const;
    for (const [above, loud] of drawbars) {
      const pipe = pitched(out, 'sine', pitch + above, when, seconds + 0.2);
      pipe.detune.value = above ? 5 : -4;
      held(pipe, out, gain * loud * 0.72, when, seconds);
    }
  },
  howl(out, { pitch, gain }, when, seconds) {
    const tone = pitched(out, 'triangle', pitch, when, seconds + 0.4);
    tone.detune.setValueAtTime(-320, when);
    tone.detune.exponentialRampToValueAtTime(-0.01, when + Math.min(0.22, seconds / 2));
    const tremble = out.context.createOscillator();
    const depth = out.context.createGain();
    tremble.frequency.value = 5.6;
    depth.gain.value = 22;
    tremble.connect(depth).connect(tone.detune);
    tremble.start(when);
    tremble.stop(when + seconds + 0.4);
    held(tone, out, gain * 0.55, when, seconds);
  },
  thunder(out, { gain }, when, seconds) {
    const long = Math.max(1.6, seconds);
    const rumble = filtered(noise(out, when, long, true), 'lowpass', 520, 0.7);
    rumble.frequency.setValueAtTime(700, when);
    rumble.frequency.exponentialRampToValueAtTime(75, when + long);
    shaped(rumble, out, gain * 2.4, when, 0.015, long);
    shaped(
      filtered(noise(out, when + 0.22, long, true), 'lowpass', 180, 1),
      out,
      gain * 2,
      when + 0.22,
      0.12,
      long * 0.7,
    );
  },
  click(out, { pitch, gain }, when) {
    shaped(pitched(out, 'triangle', pitch + 12, when, 0.08), out, gain * 0.6, when, 0.001, 0.05);
  },
};

/** Strikes and fades: up in `attack`, gone `decay` seconds after the start. */
function shaped(
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

/** Holds its level until the end, then lets go. */
function held(from: AudioNode, out: AudioNode, gain: number, when: number, seconds: number): void {
  const level = out.context.createGain();
  level.gain.setValueAtTime(0, when);
  level.gain.linearRampToValueAtTime(gain, when + 0.02);
  level.gain.setValueAtTime(gain, when + Math.max(0.03, seconds - 0.04));
  level.gain.linearRampToValueAtTime(0, when + Math.max(0.03, seconds - 0.04) + 0.09);
  from.connect(level).connect(out);
}

function pitched(
  out: AudioNode,
  type: OscillatorType,
  pitch: number,
  when: number,
  seconds: number,
): OscillatorNode {
  const tone = out.context.createOscillator();
  tone.type = type;
  tone.frequency.value = 440 * 2 ** ((pitch - 69) / 12);
  tone.start(when);
  tone.stop(when + seconds);
  return tone;
}

function swept(
  out: AudioNode,
  type: OscillatorType,
  from: number,
  to: number,
  when: number,
  seconds: number,
): OscillatorNode {
  const tone = out.context.createOscillator();
  tone.type = type;
  tone.frequency.setValueAtTime(from, when);
  tone.frequency.exponentialRampToValueAtTime(to, when + seconds);
  tone.start(when);
  tone.stop(when + seconds + 0.5);
  return tone;
}

function filtered(from: AudioNode, type: BiquadFilterType, frequency: number, q: number): BiquadFilterNode {
  const filter = from.context.createBiquadFilter();
  filter.type = type;
  filter.frequency.value = frequency;
  filter.Q.value = q;
  from.connect(filter);
  return filter;
}

const noises = new WeakMap<BaseAudioContext, AudioBuffer>();

function noise(out: AudioNode, when: number, seconds: number, loop = false): AudioBufferSourceNode {
  const source = out.context.createBufferSource();
  source.buffer = noiseOf(out.context);
  source.loop = loop;
  source.start(when);
  source.stop(when + seconds + 0.1);
  return source;
}

/** One second of white noise, made once for each context. */
function noiseOf(context: BaseAudioContext): AudioBuffer {
  let buffer = noises.get(context);
  if (!buffer) {
    buffer = context.createBuffer(1, context.sampleRate, context.sampleRate);
    const samples = buffer.getChannelData(0);
    for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
    noises.set(context, buffer);
  }
  return buffer;
}

// The drums. A drum with a low tone also has a sound above 500 Hz, which a phone's loudspeaker can play.

import { falling, filtered, hertz, noise, type Play, struck, tone } from './strike.ts';

export const kick: Play = (out, { gain }, when) => {
  struck(falling(out, 150, 48, when, 0.1), out, gain * 0.8, when, 0.003, 0.24);
  struck(falling(out, 1100, 220, when, 0.03), out, gain * 0.45, when, 0.001, 0.05);
  struck(filtered(noise(out, when, 0.05), 'bandpass', 3000, 0.8), out, gain * 0.7, when, 0.001, 0.018);
};

export const snare: Play = (out, { gain }, when) => {
  struck(falling(out, 330, 185, when, 0.03), out, gain * 0.5, when, 0.001, 0.09);
  struck(filtered(noise(out, when, 0.3), 'bandpass', 1900, 0.5), out, gain * 1.3, when, 0.001, 0.17);
  struck(filtered(noise(out, when, 0.2), 'highpass', 5000, 0.7), out, gain * 0.5, when, 0.001, 0.1);
};

export const clap: Play = (out, { gain }, when) => {
  for (const [late, loud] of [
    [0, 0.6],
    [0.011, 0.7],
    [0.023, 1],
  ] as const) {
    const burst = filtered(noise(out, when + late, 0.25), 'bandpass', 1450, 1.1);
    struck(burst, out, gain * loud * 2, when + late, 0.001, late > 0.02 ? 0.14 : 0.02);
  }
};

export const hat: Play = (out, { gain }, when) => {
  struck(filtered(noise(out, when, 0.1), 'highpass', 7000, 0.7), out, gain * 1.2, when, 0.001, 0.045);
};

export const rim: Play = (out, { gain }, when) => {
  struck(filtered(noise(out, when, 0.06), 'bandpass', 2400, 5), out, gain * 3, when, 0.001, 0.03);
  struck(tone(out, 'sine', 1650, when, 0.06), out, gain * 0.5, when, 0.001, 0.03);
};

export const tom: Play = (out, { pitch, gain }, when) => {
  struck(falling(out, hertz(pitch) * 1.6, hertz(pitch), when, 0.06), out, gain, when, 0.002, 0.28);
  struck(filtered(noise(out, when, 0.1), 'bandpass', 1500, 0.8), out, gain * 0.7, when, 0.001, 0.05);
};

export const crash: Play = (out, { gain }, when) => {
  struck(filtered(noise(out, when, 1.6), 'highpass', 4200, 0.6), out, gain, when, 0.002, 1.5);
};

/** The deep sound of stomps and landings. */
export const boom: Play = (out, { gain }, when) => {
  struck(falling(out, 92, 31, when, 0.3), out, gain * 0.8, when, 0.005, 0.55);
  struck(filtered(noise(out, when, 0.2), 'lowpass', 900, 0.8), out, gain * 0.9, when, 0.002, 0.14);
};

export const thunder: Play = (out, { gain }, when, seconds) => {
  const long = Math.max(1.6, seconds);
  const rumble = filtered(noise(out, when, long), 'lowpass', 520, 0.7);
  rumble.frequency.setValueAtTime(900, when);
  rumble.frequency.exponentialRampToValueAtTime(75, when + long);
  struck(rumble, out, gain * 2, when, 0.015, long);
  const echo = filtered(noise(out, when + 0.22, long), 'lowpass', 180, 1);
  struck(echo, out, gain * 1.6, when + 0.22, 0.12, long * 0.7);
};

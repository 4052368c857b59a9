// The instruments with a pitch. Bass and guitar keep enough overtones to be heard from a loudspeaker that plays
// nothing below 450 Hz.

import { filtered, held, hertz, type Play, struck, tone } from './strike.ts';

export const bass: Play = (out, { pitch, gain }, when, seconds) => {
  const growl = filtered(tone(out, 'sawtooth', hertz(pitch), when, seconds + 0.1), 'lowpass', 900, 5);
  growl.frequency.setValueAtTime(1300, when);
  growl.frequency.exponentialRampToValueAtTime(240, when + Math.min(0.3, seconds + 0.1));
  struck(growl, out, gain * 0.62, when, 0.006, seconds + 0.06);
  struck(tone(out, 'sine', hertz(pitch), when, seconds + 0.1), out, gain * 0.5, when, 0.006, seconds + 0.06);
};

export const organ: Play = (out, { pitch, gain }, when, seconds) => {
  for (const [above, loud] of [
    [0, 1],
    [12, 0.5],
    [19, 0.28],
    [24, 0.2],
  ] as const) {
    const pipe = tone(out, 'sine', hertz(pitch + above), when, seconds + 0.2);
    pipe.detune.value = above ? 5 : -4;
    held(pipe, out, gain * loud * 0.72, when, seconds);
  }
};

/** The guitar plays root and fifth, both a little out of tune. */
export const guitar: Play = (out, { pitch, gain }, when, seconds) => {
  for (const [above, detune] of [
    [0, -7],
    [0, 7],
    [7, 3],
  ] as const) {
    const string = tone(out, 'sawtooth', hertz(pitch + above), when, seconds + 0.1);
    string.detune.value = detune;
    held(filtered(string, 'lowpass', 2400, 1.2), out, gain * 0.34, when, seconds);
  }
};

export const bell: Play = (out, { pitch, gain }, when, seconds) => {
  for (const [times, loud, long] of [
    [1, 0.7, 1],
    [2.76, 0.35, 0.5],
    [5.4, 0.15, 0.25],
  ] as const) {
    const ring = Math.max(0.5, seconds) * long;
    struck(tone(out, 'sine', hertz(pitch) * times, when, ring + 0.1), out, gain * loud, when, 0.002, ring);
  }
};

export const howl: Play = (out, { pitch, gain }, when, seconds) => {
  const throat = tone(out, 'triangle', hertz(pitch), when, seconds + 0.4);
  throat.detune.setValueAtTime(-320, when);
  throat.detune.exponentialRampToValueAtTime(-0.01, when + Math.min(0.22, seconds / 2));
  const tremble = tone(out, 'sine', 5.6, when, seconds + 0.4);
  const depth = out.context.createGain();
  depth.gain.value = 22;
  tremble.connect(depth).connect(throat.detune);
  held(throat, out, gain * 0.55, when, seconds);
};

export const click: Play = (out, { pitch, gain }, when) => {
  struck(tone(out, 'triangle', hertz(pitch + 12), when, 0.08), out, gain * 0.6, when, 0.001, 0.05);
};

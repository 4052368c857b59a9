// The band as a file: rendered through the same desk and by the same voices that play in a lesson, for measurements.

import { countSeconds } from '#content/routine/routine.ts';
import type { Rendering } from '#rules/band/rendering.ts';
import { clicksBetween, notesBetween } from '#rules/band/score.ts';
import { makeDesk, setBandLevel, setClick } from '../sound/desk.ts';
import { makeBus, perform } from '../sound/perform.ts';
import { makeScheduler } from '../sound/scheduler.ts';

const sampleRate = 48_000;
/** Seconds of sound handed over at a time, as in a lesson: nodes that wait cost as much as those that sound. */
const piece = 0.5;

/** Samples at 48,000 a second as base64 of 32-bit floats; the first beat is at its very beginning. */
export async function renderSound({ from, to, rate, band, click }: Rendering): Promise<string> {
  const seconds = ((to - from) * countSeconds) / rate;
  const context = new OfflineAudioContext(1, Math.ceil(seconds * sampleRate), sampleRate);
  const desk = makeDesk(context);
  const bus = makeBus(desk, rate);
  setBandLevel(desk, band);
  setClick(desk, click);
  const scheduler = makeScheduler(
    (start, end) => [...notesBetween(start, end), ...clicksBetween(start, end)],
    (note) => perform(bus, note, ((note.beat - from) * countSeconds) / rate, rate),
  );
  scheduler.restart(from);
  const advance = (until: number) => scheduler.advance(from + (until * rate) / countSeconds, to);
  advance(2 * piece);
  for (let at = piece; at < seconds - piece; at += piece)
    void context.suspend(at).then(() => {
      advance(at + 2 * piece);
      return context.resume();
    });
  const samples = (await context.startRendering()).getChannelData(0);
  return toBase64(new Uint8Array(samples.buffer));
}

function toBase64(bytes: Uint8Array): string {
  let text = '';
  for (let i = 0; i < bytes.length; i += 32_768)
    text += String.fromCharCode(...bytes.subarray(i, i + 32_768));
  return btoa(text);
}

// Renders the sound as samples for measurements, with the same desk and instruments as in a lesson.

import { countSeconds } from '#dance/content/routine/routine.ts';
import type { Note } from '#dance/rules/band/note.ts';
import { clicksBetween, notesBetween } from '#dance/rules/band/notes-between.ts';
import type { Rendering } from '#dance/rules/band/rendering.ts';
import { countInBefore, type Spoken, spokenBetween } from '#dance/rules/voice/spoken.ts';
import { makeDesk, setLevels } from '#dance/web/sound/desk.ts';
import { makeBus, perform, speak } from '#dance/web/sound/perform.ts';
import { makeScheduler } from '#dance/web/sound/scheduler.ts';
import { loadVoice } from '#dance/web/sound/voice.ts';

const sampleRate = 48_000;
/**
 * Seconds of sound that are scheduled at a time, as in a lesson: sounds that wait cost as much time as sounds
 * that play.
 */
const piece = 0.5;

/**
 * Returns 48,000 samples a second as 16-bit numbers in base64, because the page's connection with the tool is
 * slow. The first count is `rendering.lead` seconds after the beginning.
 */
export async function renderSound({ from, to, rate, countIn, lead, ...how }: Rendering): Promise<string> {
  const begin = from - countIn;
  const timeOf = (beat: number) => lead + ((beat - begin) * countSeconds) / rate;
  const seconds = timeOf(to);
  const context = new OfflineAudioContext(1, Math.ceil(seconds * sampleRate), sampleRate);
  const voice = how.spoken === 'music' ? null : await loadVoice();
  const speech = { mode: how.spoken, rate, clips: voice?.clips ?? null };
  const desk = makeDesk(context);
  const bus = makeBus(desk, rate);
  setLevels(desk, how);
  for (const word of countInBefore(from, countIn, speech)) speak(bus, voice, word, timeOf(word.beat));
  const scheduler = makeScheduler<Note | Spoken>(
    (start, end) => [
      ...notesBetween(start, end),
      ...clicksBetween(start, end),
      ...spokenBetween(start, end, speech),
    ],
    (event) =>
      'word' in event
        ? speak(bus, voice, event, timeOf(event.beat))
        : perform(bus, event, timeOf(event.beat), rate),
  );
  scheduler.restart(from);
  const advance = (until: number) => scheduler.advance(begin + ((until - lead) * rate) / countSeconds, to);
  advance(2 * piece);
  for (let at = piece; at < seconds - piece; at += piece)
    void context.suspend(at).then(() => {
      advance(at + 2 * piece);
      return context.resume();
    });
  const samples = (await context.startRendering()).getChannelData(0);
  return toBase64(new Uint8Array(Int16Array.from(samples, toWhole).buffer));
}

/**
 * Turns a sample into a 16-bit number. A sample that is too loud for this format becomes the format's largest
 * number, a peak of 0 dB.
 */
function toWhole(sample: number): number {
  return Math.round(Math.max(-1, Math.min(1, sample)) * 32_767);
}

function toBase64(bytes: Uint8Array): string {
  let text = '';
  for (let i = 0; i < bytes.length; i += 32_768)
    text += String.fromCharCode(...bytes.subarray(i, i + 32_768));
  return btoa(text);
}

// Measures whether sound and dance stay together. The clicks of the whole routine are scheduled as in a lesson
// and rendered; then the beginning of each click is searched for in the sound.

import { countSeconds, routineDuration } from '#dance/content/routine/routine.ts';
import { clicksBetween } from '#dance/rules/band/notes-between.ts';
import { playNote } from '#dance/web/sound/instruments.ts';
import { makeScheduler } from '#dance/web/sound/scheduler.ts';
import { makeDanceClock } from '../dance-clock.ts';

const sampleRate = 22050;
/** Seconds before the dance starts. */
const lead = 0.5;
/** A click begins where the loudness first exceeds this value. */
const loud = 0.02;

/**
 * Returns the largest distance in milliseconds between a click and its count in six minutes, compared with the
 * distance of the first click. The speed changes `changes` times, between full speed and three quarters. The
 * frames that drive the scheduler come at irregular intervals.
 */
export async function measureSoundDrift(changes: number): Promise<number> {
  const context = new OfflineAudioContext(1, (routineDuration * 1.4 + 2) * sampleRate, sampleRate);
  const clock = makeDanceClock();
  const due: number[] = [];
  const scheduler = makeScheduler(clicksBetween, (note) => {
    const when = clock.timeOf(note.beat * countSeconds);
    due.push(when);
    playNote(context.destination, note, when, 0.1);
  });
  clock.start(lead);
  const beats = routineDuration / countSeconds;
  let change = 0;
  for (let frame = 0, now = 0; clock.position(now) < routineDuration; frame++) {
    now += 0.012 + (frame % 7) * 0.004;
    const position = clock.position(now);
    if (change < changes && position > ((change + 1) * routineDuration) / (changes + 1)) {
      change++;
      clock.setRate(change % 2 ? 0.75 : 1, now);
    }
    scheduler.advance(position / countSeconds + 0.02, beats);
  }
  const played = onsets((await context.startRendering()).getChannelData(0));
  if (played.length !== due.length) return Number.POSITIVE_INFINITY;
  const offset = (played[0] ?? 0) - (due[0] ?? 0);
  return Math.max(...played.map((onset, i) => Math.abs(onset - (due[i] ?? 0) - offset))) * 1000;
}

/** Seconds at which something begins to sound after at least a tenth of a second of quiet. */
function onsets(samples: Float32Array): number[] {
  const found: number[] = [];
  let quiet = sampleRate;
  samples.forEach((sample, i) => {
    if (Math.abs(sample) < loud) quiet++;
    else {
      if (quiet > sampleRate / 10) found.push(i / sampleRate);
      quiet = 0;
    }
  });
  return found;
}

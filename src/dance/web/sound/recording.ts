// An operator's recording can play in place of the band. The file is decoded once, and played in grains (short pieces
// that overlap) which the dance's own clock places. A recording therefore keeps time and pitch at every speed, and
// jumps are exact even in a file with a variable bit rate.

import { type Recording, recordingLimits } from '#dance/rules/recording/recording.ts';
import { grainStep, nextGrain } from '#dance/rules/recording/time-stretch.ts';
import { mediaAddress } from '#platform/rules/media-address.ts';
import { keepOffline } from './keep-offline.ts';

/**
 * Begins to play a recording into `out` from `start` (seconds of the context) on; `musicAt` returns the second of the
 * recording that belongs to a moment of the context. The returned function hands the sound up to a moment over to the
 * context.
 */
export type RecordingPlayer = (
  out: AudioNode,
  musicAt: (time: number) => number,
  start: number,
) => (until: number) => void;

/** The recording as one channel of sound, and the gain that makes it as loud as the band. */
export type DecodedRecording = { sound: AudioBuffer; gain: number };

/** Samples that are kept for each second: enough for a loudspeaker in a gym, and 46 MB for six minutes. */
const sampleRate = 32_000;
/** The loudness (root mean square) to which a recording is brought, and the most by which a quiet one is multiplied. */
const loudness = 0.24;
const loudest = 8;

let kept: { file: string; loading: Promise<RecordingPlayer | null> } | undefined;

/**
 * Returns the player of a recording, which is fetched once for the page; null when the recording can't be loaded now.
 * Never throws.
 */
export function loadRecording({ file }: Recording): Promise<RecordingPlayer | null> {
  if (kept?.file === file) return kept.loading;
  const loading = fetchRecording(mediaAddress(file)).catch(() => {
    kept = undefined;
    return null;
  });
  kept = { file, loading };
  return loading;
}

async function fetchRecording(address: string): Promise<RecordingPlayer> {
  const answer = await fetch(address);
  keepOffline(address);
  if (!answer.ok) throw new Error(`The recording answered ${answer.status}`);
  return playerOf(await decodeRecording(await answer.arrayBuffer()));
}

/** Decodes a recording; throws when the bytes are no sound that this browser knows, or the sound is too long. */
export async function decodeRecording(bytes: ArrayBuffer): Promise<DecodedRecording> {
  const decoded = await new OfflineAudioContext(1, 1, sampleRate).decodeAudioData(bytes);
  if (decoded.duration > recordingLimits.longest + 1) throw new RangeError('The recording is too long');
  const sound = new AudioBuffer({ length: decoded.length, sampleRate, numberOfChannels: 1 });
  const samples = sound.getChannelData(0);
  for (let channel = 0; channel < decoded.numberOfChannels; channel++) {
    const one = decoded.getChannelData(channel);
    for (let i = 0; i < one.length; i++)
      samples[i] = (samples[i] ?? 0) + (one[i] ?? 0) / decoded.numberOfChannels;
  }
  let power = 0;
  for (const sample of samples) power += sample * sample;
  const gain = Math.min(loudest, loudness / Math.sqrt(power / Math.max(1, samples.length)));
  return { sound, gain: Number.isFinite(gain) ? gain : 1 };
}

/** Returns a player that plays the recording in grains that fade into each other. */
export function playerOf({ sound, gain }: DecodedRecording): RecordingPlayer {
  const samples = sound.getChannelData(0);
  const fade = Float32Array.from({ length: 65 }, (_, i) => gain * (0.5 - 0.5 * Math.cos((Math.PI * i) / 32)));
  // The first grain begins in its middle, at full level: a beat must not fade in.
  const fadeOut = fade.slice(32);
  return (out, musicAt, start) => {
    const { context } = out;
    let at = start;
    let middle: number | null = null;
    return (until) => {
      for (; at < until; at += grainStep) {
        middle = nextGrain(samples, sampleRate, musicAt(at) * sampleRate, middle);
        const early = at === start ? 0 : grainStep;
        const from = middle / sampleRate - early;
        if (at - early < context.currentTime || from < 0 || from > sound.duration) continue;
        const grain = context.createBufferSource();
        const level = context.createGain();
        grain.buffer = sound;
        level.gain.setValueCurveAtTime(at === start ? fadeOut : fade, at - early, grainStep + early);
        grain.connect(level).connect(out);
        grain.start(at - early, from, grainStep + early);
      }
    };
  };
}

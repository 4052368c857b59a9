// The spoken words: one file of clips for each language, fetched when sound is first wanted. Without the file, or with
// a damaged one, counts click.

import { clipsFor, spanOfClips } from '#dance/rules/voice/clips-for.ts';
import type { Clips, Spoken } from '#dance/rules/voice/spoken.ts';
import { keepOffline } from './keep-offline.ts';

export type Voice = {
  sound: AudioBuffer;
  clips: Clips;
  /** Seconds by which this browser's decoder places the words later than they were written. */
  shift: number;
};

/** Samples a second of the file. */
const sampleRate = 22_050;
/** Least loudness of the tick at the file's front, and the seconds within which it must come. */
const tick = { level: 0.4, within: 0.45 };
/** Seconds in which a word that is cut off fades. */
const fade = 0.025;

let loading: Promise<Voice | null> | undefined;

/** The voice, once for the page; null when it can't be had now. Never throws. */
export function loadVoice(): Promise<Voice | null> {
  loading ??= fetchVoice().catch(() => {
    loading = undefined;
    return null;
  });
  return loading;
}

async function fetchVoice(): Promise<Voice | null> {
  const found = await (await import('./voice-file.ts')).voiceFile();
  if (found === null) return null;
  const { address, clips, marker } = found;
  const file = await fetch(address);
  keepOffline(address);
  if (!file.ok) throw new Error(`The voice's file answered ${file.status}`);
  const sound = await new OfflineAudioContext(1, 1, sampleRate).decodeAudioData(await file.arrayBuffer());
  const samples = sound.getChannelData(0);
  const at = samples
    .subarray(0, tick.within * sampleRate)
    .findIndex((sample) => Math.abs(sample) > tick.level);
  const shift = (at - 1) / sampleRate - marker / 1000;
  const end = Math.max(...Object.values(clips).map((clip) => clip.end)) / 1000;
  if (at < 0 || sound.duration < end + shift) throw new Error("The voice's file is damaged");
  return { sound, clips, shift };
}

/**
 * Says `word` so that its first vowel begins at `when` (seconds of the context); the part before now is left
 * out. Returns the seconds that it takes before the vowel; null when there is nothing to say, or no clip of
 * it.
 */
export function say(out: AudioNode, voice: Voice, { word, until }: Spoken, when: number): number | null {
  const said = word === null ? null : clipsFor(word, voice.clips);
  if (!said) return null;
  const { context } = out;
  const { lead, tail } = spanOfClips(said);
  const level = context.createGain();
  level.connect(out);
  let at = when - lead;
  for (const clip of said) {
    const begin = Math.max(at, context.currentTime);
    const end = Math.min(at + (clip.end - clip.start) / 1000, when + until);
    if (end > begin) {
      const source = context.createBufferSource();
      source.buffer = voice.sound;
      source.connect(level);
      source.start(begin, clip.start / 1000 + voice.shift + begin - at, end - begin);
    }
    at = end;
  }
  if (until < tail) {
    level.gain.setValueAtTime(1, Math.max(when - lead, context.currentTime, when + until - fade));
    level.gain.linearRampToValueAtTime(0, when + until);
  }
  return lead;
}

// The spoken words are one file of clips for each language, which is fetched when sound is first wanted. Where the
// file is missing or damaged, each count gets a click.

import { clipsFor, spanOfClips } from '#dance/rules/voice/clips-for.ts';
import type { Clips, Spoken } from '#dance/rules/voice/spoken.ts';
import { keepOffline } from './keep-offline.ts';

export type Voice = {
  sound: AudioBuffer;
  clips: Clips;
  /** Seconds by which this browser's decoder places the words later than the index of clips says. */
  shift: number;
};

/** Samples for each second of the file. */
const sampleRate = 22_050;
/**
 * The tick at the file's beginning is the first sample louder than `level`; it must come in the first `within`
 * seconds.
 */
const tick = { level: 0.4, within: 0.45 };
/** Seconds in which a word that is cut off fades. */
const fade = 0.025;

let loading: Promise<Voice | null> | undefined;

/** Returns the voice, which is fetched once for the page; null when it can't be loaded now. Never throws. */
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
 * Says `word` so that its first vowel begins at `when` (seconds of the context); what would be heard before the
 * present moment is left out. Returns the seconds from the beginning of the word to that vowel; null when `word` is
 * null or has no clip.
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

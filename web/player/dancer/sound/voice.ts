// The spoken words: one file of clips, fetched when sound is first wanted. Without it, or with a damaged one, counts click.

import type { Clips, Spoken } from '#rules/voice/spoken.ts';

export type Voice = {
  sound: AudioBuffer;
  clips: Clips;
  /** Seconds by which this browser's decoder places the words later than they were written. */
  shift: number;
};

/** Samples a second of the file. */
const sampleRate = 22_050;
/** How loud the tick at the file's front is at least, and the seconds within which it must come. */
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

async function fetchVoice(): Promise<Voice> {
  const { address, clips, marker } = (await import('./voice-file.ts')).voiceFile;
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

/** A service worker that comes after the file has it pass once more, out of the browser's cache, and keeps it. */
function keepOffline(address: string): void {
  const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined;
  if (!workers || workers.controller) return;
  workers.addEventListener('controllerchange', () => void fetch(address).catch(() => {}), { once: true });
}

/** Seconds that a word takes before its vowel and after it; null when there is no clip of it. */
export function spanOf({ clips }: Voice, word: string): { lead: number; tail: number } | null {
  const clip = clips[word];
  return clip ? { lead: (clip.onset - clip.start) / 1000, tail: (clip.end - clip.onset) / 1000 } : null;
}

/** Says `word` so that its vowel begins at `when` (seconds of the context); what lies before now is left out. */
export function say(out: AudioNode, voice: Voice, { word, until }: Spoken, when: number): void {
  const span = word === null ? null : spanOf(voice, word);
  const clip = word === null ? undefined : voice.clips[word];
  if (!span || !clip) return;
  const { context } = out;
  const source = context.createBufferSource();
  const level = context.createGain();
  source.buffer = voice.sound;
  const begin = Math.max(when - span.lead, context.currentTime);
  const skipped = begin - (when - span.lead);
  const cut = until < span.tail;
  if (cut) {
    level.gain.setValueAtTime(1, Math.max(begin, when + until - fade));
    level.gain.linearRampToValueAtTime(0, when + until);
  }
  source.connect(level).connect(out);
  source.start(
    begin,
    clip.start / 1000 + voice.shift + skipped,
    span.lead + Math.min(until, span.tail) - skipped,
  );
}

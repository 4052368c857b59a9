// Makes the voice of one language from its files.

import type { VoiceIndex } from '#dance/rules/voice/clip.ts';
import { voiceWords } from '#dance/rules/voice/voice-words.ts';
import { translations } from '#languages/content/translations.ts';
import { cueKey } from '#platform/content/cue-key.ts';
import { makeVoice } from './make-voice.ts';
import { zombie } from './speak.ts';

/** eSpeak's voice for each language of the course. */
const voices: Readonly<Record<string, string>> = {
  en: 'en-us',
  es: 'es-419',
  de: 'de',
  fr: 'fr-fr',
  'pt-BR': 'pt-br',
};

/** The words that the voice of a language says. */
export function wordsIn(tag: string): string[] {
  return voiceWords((word) => calledIn(tag, word));
}

/** A word of the dance in another language; English where it is not translated. */
function calledIn(tag: string, word: string): string {
  const texts = translations[tag]?.texts ?? {};
  return texts[`copy:${cueKey(word)}`] ?? texts[`cue:${word}`] ?? word;
}

/** Makes sound and index, as makeVoice does. Throws for a language without a voice. */
export async function voiceIn(tag: string): Promise<{ mp3: Uint8Array; index: VoiceIndex }> {
  const voice = voices[tag];
  if (!voice) throw new Error(`No voice speaks '${tag}': one of ${Object.keys(voices).join(', ')}`);
  return makeVoice(wordsIn(tag), { ...zombie, voice, between: calledIn(tag, 'and') });
}

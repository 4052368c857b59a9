// The voice of one language, from what its files say.

import { translations } from '#content/languages/translations.ts';
import { calledIn } from '#rules/languages/called-in.ts';
import type { VoiceIndex } from '#rules/voice/clip.ts';
import { voiceWords } from '#rules/voice/voice-words.ts';
import { makeVoice } from './make-voice.ts';
import { zombie } from './speak.ts';

/** The program's voice for each language of the course. */
const voices: Readonly<Record<string, string>> = {
  en: 'en-us',
  es: 'es-419',
  de: 'de',
  fr: 'fr-fr',
  'pt-BR': 'pt-br',
};

/** The words that the voice of a language says. */
export function wordsIn(tag: string): string[] {
  return voiceWords(calledIn(translations[tag]?.texts ?? {}));
}

/** Sound and index, as makeVoice has them. Throws for a language that no voice speaks. */
export async function voiceIn(tag: string): Promise<{ mp3: Uint8Array; index: VoiceIndex }> {
  const voice = voices[tag];
  if (!voice) throw new Error(`No voice speaks '${tag}': one of ${Object.keys(voices).join(', ')}`);
  const between = calledIn(translations[tag]?.texts ?? {})('and');
  return makeVoice(wordsIn(tag), { ...zombie, voice, between });
}

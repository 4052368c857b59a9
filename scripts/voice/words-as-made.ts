import { voiceWords } from '#dance/rules/voice/voice-words.ts';
import type { Word } from '../sound/match-word.ts';
import { makeClips } from './make-voice.ts';
import { sampleRate } from './speak.ts';

/** Every word as it was before compression, to compare recordings with. */
export async function wordsAsMade(): Promise<Map<string, Word>> {
  const clips = await makeClips(voiceWords());
  return new Map([...clips].map(([word, clip]) => [word, { ...clip, sampleRate }]));
}

// This module is fetched only when sound is wanted. It knows the address of the file of spoken words in the page's
// language, and the place of each clip in that file. A language for which nobody has made a voice has no file.

import type { VoiceIndex } from '#dance/rules/voice/clip.ts';
import { pageLanguage } from '#platform/web/page-language.ts';

const sounds = import.meta.glob<string>('../../content/voice/*.mp3', {
  query: '?url',
  import: 'default',
});
const indexes = import.meta.glob<VoiceIndex>('../../content/voice/{en,es,de,fr,pt-BR}.ts');

/** Returns the voice's file; null where the page's language has no voice. */
export async function voiceFile(): Promise<(VoiceIndex & { address: string }) | null> {
  const place = `../../content/voice/${pageLanguage()}`;
  const [address, index] = await Promise.all([sounds[`${place}.mp3`]?.(), indexes[`${place}.ts`]?.()]);
  return address && index ? { ...index, address } : null;
}

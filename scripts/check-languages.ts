// Compares every translation with the English texts. It names the texts that an offered language lacks or has
// translated from an older English; a few of them are allowed. Every translation must have the placeholders, markers
// and links of its English text.

import { existsSync } from 'node:fs';
import type { VoiceIndex } from '#dance/rules/voice/clip.ts';
import { wordsHash } from '#dance/rules/voice/voice-words.ts';
import { translations } from '#languages/content/translations.ts';
import { translationState } from '#languages/rules/translation-state.ts';
import { translatedLanguages } from '#platform/content/languages.ts';
import { sourceTexts } from '#subjects/rules/source-texts.ts';
import { wordsIn } from './voice/voice-of.ts';

/** The share of texts that may be missing or outdated in an offered language. */
const mayBeOpen = 1 / 50;

const english = sourceTexts();
let failed = false;
for (const { tag, offered } of translatedLanguages) {
  const { missing, stale, problems } = translationState(
    tag,
    english,
    translations[tag] ?? { texts: {}, sources: {} },
  );
  const open = offered
    ? [
        ...missing.map(({ key }) => `${key}: is not translated`),
        ...stale.map(({ key }) => `${key}: the English text has changed since`),
        ...(await unspoken(tag)),
      ]
    : [];
  console.log(
    `${tag}: ${english.length - missing.length} of ${english.length} texts, ${stale.length} of them older than the English${offered ? '' : ', not offered'}`,
  );
  for (const line of [...problems, ...open]) console.error(`${tag}: ${line}`);
  failed ||= problems.length > 0 || open.length > english.length * mayBeOpen;
}
process.exit(failed ? 1 : 0);

/** The called words for which a language's voice has no clip, or only the clip of an older word. */
async function unspoken(tag: string): Promise<string[]> {
  const words = wordsIn(tag);
  const place = new URL(`../src/dance/content/voice/${tag}.ts`, import.meta.url);
  const index = existsSync(place) ? ((await import(place.href)) as VoiceIndex) : null;
  if (index?.words === wordsHash(words)) return [];
  const silent = words.filter((word) => !index?.clips[word]);
  return [...silent, ...(silent.length > 0 ? [] : ['the voice'])].map(
    (word) => `${word}: is not spoken yet, or from older words (npm run voice -- ${tag})`,
  );
}

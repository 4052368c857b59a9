// Holds every translation to the English texts: an offered language must be complete and up to date, and what is written
// in any language must fill, mark and link what the English text does.

import { translatedLanguages } from '#content/languages/languages.ts';
import { translations } from '#content/languages/translations.ts';
import { sourceTexts } from '#rules/languages/source-texts.ts';
import { translationState } from '#rules/languages/translation-state.ts';

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
      ]
    : [];
  console.log(
    `${tag}: ${english.length - missing.length} of ${english.length} texts, ${stale.length} of them older than the English${offered ? '' : ', not offered'}`,
  );
  for (const line of [...problems, ...open]) console.error(`${tag}: ${line}`);
  failed ||= problems.length + open.length > 0;
}
process.exit(failed ? 1 : 0);

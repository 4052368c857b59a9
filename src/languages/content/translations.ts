// The texts of the other languages by key, with a fingerprint of the English that each translates. `npm run
// languages` maintains both files of a language; only the server loads them.

import de from './de.json' with { type: 'json' };
import deSources from './de.sources.json' with { type: 'json' };
import es from './es.json' with { type: 'json' };
import esSources from './es.sources.json' with { type: 'json' };
import fr from './fr.json' with { type: 'json' };
import frSources from './fr.sources.json' with { type: 'json' };
import ptBr from './pt-BR.json' with { type: 'json' };
import ptBrSources from './pt-BR.sources.json' with { type: 'json' };

type ByKey = Readonly<Record<string, string>>;

export type Translation = {
  /** The texts by key. A text with plural forms has a key for each, with i18next's suffixes (`_one`, `_other`). */
  texts: ByKey;
  /** The fingerprints of the translated English texts, by key without a suffix (src/platform/rules/source-hash.ts). */
  sources: ByKey;
};

export const translations: Readonly<Record<string, Translation>> = {
  de: { texts: de, sources: deSources },
  es: { texts: es, sources: esSources },
  fr: { texts: fr, sources: frSources },
  'pt-BR': { texts: ptBr, sources: ptBrSources },
};

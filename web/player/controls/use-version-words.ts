import { useEffect, useState } from 'react';
import type { Version } from '#content/routine/versions.ts';
import type { CountNow } from '#rules/routine/count-at.ts';
import { usePlayerState } from '../use-player.ts';

/** The words of a moment as they are said in the version that is danced; fetched where it is not the usual one. */
export function useVersionWords(now: CountNow): CountNow {
  const version = usePlayerState((state) => state.extras.version);
  const [said, setSaid] = useState<Version | null>(null);
  useEffect(() => {
    if (version === 'full') {
      setSaid(null);
      return;
    }
    let wanted = true;
    void import('#content/routine/versions.ts').then(({ versions }) => wanted && setSaid(versions[version]));
    return () => {
      wanted = false;
    };
  }, [version]);
  if (!said) return now;
  const hints: Readonly<Record<string, string | undefined>> = said.hints;
  return { ...now, cue: said.words[now.cue] ?? now.cue, hint: hints[now.move] ?? now.hint };
}

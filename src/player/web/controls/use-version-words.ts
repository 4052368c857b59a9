import { useEffect, useState } from 'react';
import type { Version } from '#dance/content/routine/versions.ts';
import { calledName, isMirrored } from '#dance/rules/routine/called-move.ts';
import { mirrorWords } from '#dance/rules/routine/mirror-move.ts';
import type { ScoreMoment } from '#dance/rules/score/score.ts';
import { isDancer } from '#player/rules/player-state.ts';
import { usePlayerState } from '../use-player.ts';

/** The danced version with its words; null for the dance as written, and until the version is fetched. */
export function useVersion(): Version | null {
  const name = usePlayerState((state) => (isDancer(state) ? state.settings.version : 'full'));
  const [fetched, setFetched] = useState<Version | null>(null);

  useEffect(() => {
    if (name === 'full') return;
    let current = true;
    // If the version can't be fetched, the words of the dance as written stay.
    import('#dance/content/routine/versions.ts').then(
      ({ versions }) => current && setFetched(versions[name]),
      () => undefined,
    );
    return () => {
      current = false;
      setFetched(null);
    };
  }, [name]);

  return fetched;
}

/** The words of a moment as they are said in the version that is danced. */
export function useVersionWords<Now extends ScoreMoment | null>(now: Now): Now {
  const version = useVersion();
  if (!version || !now) return now;
  const hintOf: Readonly<Record<string, string | undefined>> = version.hints;
  const hint = hintOf[calledName(now.move)];
  const inWords = isMirrored(now.move) ? mirrorWords : (words: string) => words;
  return {
    ...now,
    cue: version.words[now.cue] ?? now.cue,
    hint: hint === undefined ? now.hint : inWords(hint),
  };
}

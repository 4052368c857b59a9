import { versions } from '#content/routine/versions.ts';
import type { CountNow } from '#rules/routine/count-at.ts';
import { usePlayerState } from '../use-player.ts';

/** The words of a moment as they are said in the version that is danced. */
export function useVersionWords(now: CountNow): CountNow {
  const version = usePlayerState((state) => state.extras.version);
  const { words, hints } = versions[version];
  const hintOf: Readonly<Record<string, string | undefined>> = hints;
  return { ...now, cue: words[now.cue] ?? now.cue, hint: hintOf[now.move] ?? now.hint };
}

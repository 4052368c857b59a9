import { neverCleanAfter } from '#course/rules/practice/sections.ts';
import { useDance } from '#course/web/queries/dance.ts';
import { say } from '#platform/web/page-language.ts';
import { useText } from '#platform/web/queries/copy.ts';
import { eightSeconds, phraseSeconds } from '#player/rules/pieces.ts';
import { timelineIn } from '#player/rules/player-state.ts';
import { usePlayer, usePlayerState } from '#player/web/use-player.ts';

/** A word of warning beside the title, during the last eight counts before a section that was never clean. */
export function RehearseSign() {
  const text = useText();
  const player = usePlayer();
  const { records } = useDance();
  const dances = usePlayerState((state) => timelineIn(state) === 'dance' && state.phase.name === 'playing');
  const phrase = usePlayerState(() => endingPhrase(player.position()));
  const next = dances && phrase !== null ? neverCleanAfter(phrase, records) : null;
  return (
    <p className="rehearse-sign" role="status">
      {next && text('dance_never_clean', { title: say(next.title) })}
    </p>
  );
}

/** The phrase whose last eight counts are danced at this moment; null during the others. */
function endingPhrase(seconds: number): number | null {
  const phrase = Math.floor(seconds / phraseSeconds) + 1;
  return phrase * phraseSeconds - seconds <= eightSeconds ? phrase : null;
}

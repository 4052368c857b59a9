import { timelineIn } from '#rules/player/player-state.ts';
import { eightSeconds, phraseSeconds } from '#rules/practice/pieces.ts';
import { neverCleanAfter } from '#rules/practice/sections.ts';
import { say } from '#web/page-language.ts';
import { usePlayer, usePlayerState } from '#web/player/use-player.ts';
import { useReadCopy } from '#web/queries/copy.ts';
import { useDance } from '#web/queries/dance.ts';

/** During the last eight counts before a section that was never clean: a word of warning, beside the title. */
export function RehearseSign() {
  const text = useReadCopy();
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

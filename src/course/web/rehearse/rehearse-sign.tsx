import { neverCleanAfter } from '#course/rules/practice/sections.ts';
import { useDance } from '#course/web/queries/dance.ts';
import { phraseAt, phraseCounts } from '#dance/rules/score/score.ts';
import { say } from '#platform/web/page-language.ts';
import { useText } from '#platform/web/queries/copy.ts';
import { sourceOf } from '#player/rules/player-state.ts';
import { placeShown, type ScorePlace } from '#player/rules/shown-counts.ts';
import { usePlayer, usePlayerState } from '#player/web/use-player.ts';

/** A word of warning beside the title, during the last eight counts before a section that was never clean. */
export function RehearseSign() {
  const text = useText();
  const player = usePlayer();
  const score = usePlayerState(({ scene }) => scene?.score);
  const { records } = useDance(score);
  const dances = usePlayerState((state) => state.phase.name === 'playing');
  const phrase = usePlayerState((state) => endingPhrase(placeShown(sourceOf(state), player.position())));
  const next = score && dances && phrase !== null ? neverCleanAfter(score, phrase, records) : null;
  return (
    <p className="rehearse-sign" role="status">
      {next && text('dance_never_clean', { title: say(next.title) })}
    </p>
  );
}

/** The phrase whose last eight counts are danced at this moment; null during the others. */
function endingPhrase(now: ScorePlace | null): number | null {
  if (!now) return null;
  const phrase = phraseAt(now.score, now.place);
  return phraseCounts(now.score, phrase).end - now.place <= 8 ? phrase : null;
}

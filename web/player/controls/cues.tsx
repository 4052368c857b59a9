import { countAt } from '#rules/routine/count-at.ts';
import { useReadCopy } from '#web/queries/copy.ts';
import { usePlayer, usePlayerState } from '../use-player.ts';

/** What a caller would say now: the count, the move with its cue, and what comes next. Not read aloud: it never stops. */
export function Cues() {
  const text = useReadCopy();
  const player = usePlayer();
  usePlayerState(() => cueKey(player.position()));
  const now = countAt(player.position());
  const counted = ((now.count - 1) % 8) + 1;

  return (
    <div className="cues" aria-hidden="true">
      <ol className="cues-eight">
        {[1, 2, 3, 4, 5, 6, 7, 8].map((count) => (
          <li key={count} data-now={count === counted}>
            {count}
          </li>
        ))}
      </ol>
      <p className="cues-move">
        <strong>{now.move_title}</strong> <em>{now.cue}</em>
      </p>
      <p className="cues-next">
        {now.next_title !== now.move_title && text('player_cue_next', { move: now.next_title })}
      </p>
    </div>
  );
}

/** Changes exactly when something else is to be shown. */
function cueKey(seconds: number): string {
  const { phrase, count, cue } = countAt(seconds);
  return `${phrase} ${count} ${cue}`;
}

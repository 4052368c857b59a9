import '#player/web/controls/words.css';
import '#player/web/controls/words-room.css';
import { useEffect, useState } from 'react';
import { cueText, saysTheSame } from '#dance/rules/cue-text.ts';
import { pageNow } from '#platform/web/page-clock.ts';
import { say } from '#platform/web/page-language.ts';
import { useText } from '#platform/web/queries/copy.ts';
import type { MediumSource } from '#player/rules/medium-source.ts';
import { momentShown } from '#player/rules/shown-counts.ts';

/** Milliseconds between two updates; a count lasts at least 300 milliseconds. */
const lookMs = 60;

/**
 * The words that are called, for a room that shows the count card. `start` is when the dance's first second begins, in
 * epoch milliseconds.
 */
export function RoomWords({ source, start }: { source: MediumSource; start: number }) {
  const text = useText();
  const [now, setNow] = useState(() => momentShown(source, (pageNow() - start) / 1000));

  useEffect(() => {
    const timer = setInterval(() => {
      const next = momentShown(source, (pageNow() - start) / 1000);
      setNow((before) =>
        before?.phrase === next?.phrase && before?.count === next?.count && before?.cue === next?.cue
          ? before
          : next,
      );
    }, lookMs);
    return () => clearInterval(timer);
  }, [source, start]);

  const cue = now && say(cueText(text, now.cue));
  const title = now && say(now.move_title);
  return (
    <div className="words-room" aria-hidden="true">
      {now && (
        <div className="stage-words">
          <b className="stage-count">{((now.count - 1) % 8) + 1}</b>
          <p className="stage-cue">{cue}</p>
          <p className="stage-move">
            <span>{!saysTheSame(cue ?? '', title ?? '') && title}</span>
          </p>
          <p className="stage-next">
            {now.next_title !== now.move_title && text('player_cue_next', { move: say(now.next_title) })}
          </p>
        </div>
      )}
    </div>
  );
}

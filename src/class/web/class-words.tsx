import { useEffect, useState } from 'react';
import { classCopy } from '#class/content/class-copy.ts';
import { cueText } from '#dance/rules/cue-text.ts';
import type { ScoreMoment } from '#dance/rules/score/score.ts';
import { say } from '#platform/web/page-language.ts';
import { useText } from '#platform/web/queries/copy.ts';

/** Milliseconds between two looks: a count lasts 470 at full speed. */
const lookMs = 60;

/** Count, cue and next move, as large as they can be read; their room stays where `moment` knows no count. */
export function ClassWords({ moment }: { moment: () => ScoreMoment | null }) {
  const text = useText(classCopy);
  const copy = useText();
  const [now, setNow] = useState(moment);
  useEffect(() => {
    const timer = setInterval(() => {
      const next = moment();
      setNow((before) => (isSame(before, next) ? before : next));
    }, lookMs);
    return () => clearInterval(timer);
  }, [moment]);
  return (
    <div className="class-words" aria-hidden="true">
      <b className="class-count">{now && ((now.count - 1) % 8) + 1}</b>
      <span className="class-cue">{now && say(cueText(copy, now.cue))}</span>
      <span className="class-move">{now && say(now.move_title)}</span>
      <span className="class-next">
        {now && now.next_title !== now.move_title && text('class_next', { move: say(now.next_title) })}
      </span>
    </div>
  );
}

function isSame(one: ScoreMoment | null, other: ScoreMoment | null): boolean {
  return (
    one?.count === other?.count &&
    one?.phrase === other?.phrase &&
    // The first count of the house dance is not the first of another one.
    one?.move_title === other?.move_title
  );
}

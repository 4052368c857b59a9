import { useEffect, useState } from 'react';
import { classCopy } from '#class/content/class-copy.ts';
import { houseCount } from '#course/rules/house-dance.ts';
import { cueText } from '#dance/rules/cue-text.ts';
import { houseScore } from '#dance/rules/score/house-score.ts';
import { momentAt } from '#dance/rules/score/score.ts';
import { say } from '#platform/web/page-language.ts';
import { useText } from '#platform/web/queries/copy.ts';

/** Milliseconds between two looks: a count lasts 470 at full speed. */
const lookMs = 60;

/** Count, cue and next move, as large as they can be read. `place` returns seconds of the routine. */
export function ClassWords({ place }: { place: () => number }) {
  const text = useText(classCopy);
  const copy = useText();
  const [now, setNow] = useState(() => momentAt(houseScore(), houseCount(place())));
  useEffect(() => {
    const timer = setInterval(() => {
      const next = momentAt(houseScore(), houseCount(place()));
      setNow((before) => (before.count === next.count && before.phrase === next.phrase ? before : next));
    }, lookMs);
    return () => clearInterval(timer);
  }, [place]);
  return (
    <div className="class-words" aria-hidden="true">
      <b className="class-count">{((now.count - 1) % 8) + 1}</b>
      <span className="class-cue">{say(cueText(copy, now.cue))}</span>
      <span className="class-move">{say(now.move_title)}</span>
      <span className="class-next">
        {now.next_title !== now.move_title && text('class_next', { move: say(now.next_title) })}
      </span>
    </div>
  );
}

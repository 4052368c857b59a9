import { useEffect, useState } from 'react';
import { classCopy } from '#class/content/class-copy.ts';
import type { ClassMoment } from '#class/rules/sent-place.ts';
import { cueText, saysTheSame } from '#dance/rules/cue-text.ts';
import { say } from '#platform/web/page-language.ts';
import { useText } from '#platform/web/queries/copy.ts';

/** Milliseconds between two updates; a count lasts about 470 milliseconds at full speed. */
const lookMs = 60;

/** Returns the present count and words, updated several times a count. */
export function useClassMoment(moment: () => ClassMoment): ClassMoment {
  const [now, setNow] = useState(moment);
  useEffect(() => {
    const look = () => {
      const next = moment();
      setNow((before) => (isSame(before, next) ? before : next));
    };
    look();
    const timer = setInterval(look, lookMs);
    return () => clearInterval(timer);
  }, [moment]);
  return now;
}

/** Shows count, cue and next move, as large as possible. The words keep their space where no count is known. */
export function ClassWords({ now: { counted, moment } }: { now: ClassMoment }) {
  const text = useText(classCopy);
  const cue = counted === null ? moment && say(cueText(text, moment.cue)) : text('player_count_in');
  const move = moment && say(moment.move_title);
  return (
    <div className="class-words" data-counting={counted !== null} aria-hidden="true">
      <b className="class-count">{counted ?? (moment && ((moment.count - 1) % 8) + 1)}</b>
      <span className="class-cue">{cue}</span>
      <span className="class-move">{!saysTheSame(cue ?? '', move ?? '') && move}</span>
      <span className="class-next">
        {moment &&
          moment.next_title !== moment.move_title &&
          text('class_next', { move: say(moment.next_title) })}
      </span>
    </div>
  );
}

function isSame(one: ClassMoment, other: ClassMoment): boolean {
  return (
    one.counted === other.counted &&
    one.moment?.count === other.moment?.count &&
    one.moment?.phrase === other.moment?.phrase &&
    one.moment?.cue === other.moment?.cue &&
    // The words of the same count in two dances differ by the title of the move.
    one.moment?.move_title === other.moment?.move_title
  );
}

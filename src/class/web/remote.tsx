import { useCallback, useState } from 'react';
import { classCopy } from '#class/content/class-copy.ts';
import { type ClassDance, shownSource } from '#class/rules/class-dance.ts';
import { useText } from '#platform/web/queries/copy.ts';
import { handFocusOn } from '#platform/web/ui/arrive-at.ts';
import { useWakeLock } from '#player/web/use-wake-lock.ts';
import { ClassWords, useClassMoment } from './class-words.tsx';
import { DayWords } from './day-words.tsx';
import { LeaveClass } from './leave-class.tsx';
import { LinkLine } from './link-line.tsx';
import { RemoteBar } from './remote-bar.tsx';
import { RemoteDay } from './remote-day.tsx';
import { RemoteTools } from './remote-tools.tsx';
import { InsteadLine, SegmentLine } from './segment-line.tsx';
import { useRemote } from './use-remote.ts';

export const toHeading = handFocusOn(() => document.querySelector('main h1'));

type RemoteProps = { code: string | null; dance: ClassDance; known: boolean; onLeave: () => void };

const nothing = () => ({ counted: null, moment: null });

/**
 * The phone: what the screen shows now, the days with what they teach, and below them the buttons that lead. With `code`
 * null it leads the screen in the other window. As long as `dance` is not `known` to be the class's its words stay away: it
 * may be another one.
 */
export function Remote({ code, dance, known, onLeave }: RemoteProps) {
  const text = useText(classCopy);
  const { shown, link, tell, asked, moment, count } = useRemote(code, dance);
  const { state } = shown;
  const [chosen, choose] = useState<number | null>(null);
  const now = useClassMoment(known ? moment : nothing);
  const send = useCallback((command: Parameters<typeof tell>[0]) => void tell(command), [tell]);
  useWakeLock(true);
  const source = shownSource(dance, state);
  const { task } = state;
  const day = chosen ?? (task && 'stage' in task ? task.day : dance.segments[state.segment - 1]?.day) ?? 1;
  const counted = dance.segments.some(({ counts }) => counts);
  return (
    <section ref={toHeading} className="stack snug class-remote" aria-label={text('class_is_remote')}>
      <div className="class-now">
        <LinkLine link={link} />
        <p role="status">{known ? <SegmentLine dance={dance} state={state} /> : '\u00a0'}</p>
        <InsteadLine dance={dance} state={state} />
        {counted && <ClassWords now={now} />}
      </div>
      {/* Until it is known what the class dances, nobody knows its days either. */}
      {known && counted && <RemoteDay {...{ dance, source, state, day }} onDay={choose} send={send} />}
      {known && !counted && <p className="quiet">{text('class_no_counts')}</p>}
      <RemoteTools {...{ dance, source, state, asked }} send={send} />
      <LeaveClass onLeave={onLeave} />
      {counted && known && <DayWords dance={dance} day={day} state={state} hint={now.moment?.hint ?? ''} />}
      <RemoteBar {...{ dance, state, count }} send={send} />
    </section>
  );
}

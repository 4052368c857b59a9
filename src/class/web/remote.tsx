import { CircleAlert, CircleCheck, CircleDashed } from 'lucide-react';
import { useCallback, useState } from 'react';
import { classCopy } from '#class/content/class-copy.ts';
import { type ClassDance, shownSource } from '#class/rules/class-dance.ts';
import { useText } from '#platform/web/queries/copy.ts';
import { handFocusOn } from '#platform/web/ui/arrive-at.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { SureDialog } from '#platform/web/ui/sure-dialog.tsx';
import { useWakeLock } from '#player/web/use-wake-lock.ts';
import { ClassWords, useClassMoment } from './class-words.tsx';
import { DayWords } from './day-words.tsx';
import { RemoteBar } from './remote-bar.tsx';
import { RemoteDay } from './remote-day.tsx';
import { RemoteTools } from './remote-tools.tsx';
import { InsteadLine, SegmentLine } from './segment-line.tsx';
import { type Link, useRemote } from './use-remote.ts';

export const toHeading = handFocusOn(() => document.querySelector('main h1'));

type RemoteProps = { code: string | null; dance: ClassDance; known: boolean; onLeave: () => void };

const nothing = () => ({ counted: null, moment: null });

/**
 * Shows the page of the phone: what the screen shows now, the days with what they teach, and at the bottom the buttons
 * that lead. If `code` is null, the phone's page leads the screen in the other window. The dance's words are shown
 * only once `dance` is `known` to be the dance of the class.
 */
export function Remote({ code, dance, known, onLeave }: RemoteProps) {
  const text = useText(classCopy);
  const { shown, link, sendCommand, asked, moment, count } = useRemote(code, dance);
  const { state } = shown;
  const [chosen, choose] = useState<number | null>(null);
  const now = useClassMoment(known ? moment : nothing);
  const send = useCallback(
    (command: Parameters<typeof sendCommand>[0]) => void sendCommand(command),
    [sendCommand],
  );
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
      {/* Until the class's dance is known, its days are not known either. */}
      {known && counted && <RemoteDay {...{ dance, source, state, day }} onDay={choose} send={send} />}
      {known && !counted && <p className="quiet">{text('class_no_counts')}</p>}
      <RemoteTools {...{ dance, source, state, asked }} send={send} />
      <LeaveClass onLeave={onLeave} />
      {counted && known && <DayWords dance={dance} day={day} state={state} hint={now.moment?.hint ?? ''} />}
      <RemoteBar {...{ dance, state, count }} send={send} />
    </section>
  );
}

/** Shows the button Leave, which is the only way out of the phone's page and asks first. */
function LeaveClass({ onLeave }: { onLeave: () => void }) {
  const text = useText(classCopy);
  const [asks, ask] = useState(false);
  return (
    <>
      <Button look="quiet" onClick={() => ask(true)}>
        {text('class_leave')}
      </Button>
      <SureDialog
        open={asks}
        title={text('class_leave_title')}
        words={text('class_leave_text')}
        yes={text('class_leave')}
        no={text('class_stay')}
        onClose={() => ask(false)}
        onYes={onLeave}
      />
    </>
  );
}

const texts = {
  there: 'class_connected',
  seeking: 'class_seeking',
  waits: 'class_waits',
  lost: 'class_lost',
  offline: 'class_offline',
} as const;

/** Shows the state of the link between phone and screen, in colour and in words. */
function LinkLine({ link }: { link: Link }) {
  const text = useText(classCopy);
  const name = typeof link === 'object' ? 'refused' : link;
  const Icon =
    name === 'there' ? CircleCheck : name === 'seeking' || name === 'waits' ? CircleDashed : CircleAlert;
  return (
    <Card
      as="p"
      look="ground"
      size="flush"
      role="status"
      className="cluster tight class-link"
      data-link={name}
    >
      <Icon aria-hidden="true" />
      <span>{typeof link === 'object' ? link.refused : text(texts[link])}</span>
    </Card>
  );
}

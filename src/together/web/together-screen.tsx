// /together: everybody dances the whole routine at the same moment, without an account. The server sends
// everybody the same page from memory, and the browser adds everything that depends on the time.

import { Card } from '#platform/web/ui/card.tsx';
import '#player/web/controls/stage.css';
import './together.css';
import './crowd.css';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { parseEventDate } from '#event/rules/event-date.ts';
import { type RoomProblem, roomAt, roomFromAddress, roomLasts, roomNow } from '#event/rules/rooms.ts';
import { useSettings, useText } from '#platform/web/queries/copy.ts';
import { arriveAt } from '#platform/web/ui/arrive-at.ts';
import { ButtonLink } from '#platform/web/ui/button.tsx';
import { useNow } from '#platform/web/ui/use-now.ts';
import { paths } from '#subjects/rules/paths.ts';
import { ChooseRoom } from './choose-room.tsx';
import { Room } from './room.tsx';
import { useServerClock } from './use-server-clock.ts';

export function TogetherScreen() {
  const text = useText();
  const { key, search } = useLocation();
  const at = new URLSearchParams(search).get('at');
  const { settled } = useServerClock();
  useRoomArrival(key);
  const known = useNow() !== null && settled;
  return (
    <div className="page stack together">
      <h1 tabIndex={-1}>{text('together_title')}</h1>
      <p className="together-lead">{text('together_lead')}</p>
      {known ? (
        <AskedRoom key={at} at={at} />
      ) : (
        <p className="together-setting" role="status">
          {text('together_waiting_for_clock')}
        </p>
      )}
      <div className="stack together-more">
        <ChooseRoom />
        <ButtonLink look="bone" to={paths.auth}>
          {text('together_lesson')}
        </ButtonLink>
      </div>
    </div>
  );
}

/** Scrolls up to the room when a link at the foot of this page has opened it. */
function useRoomArrival(visit: string): void {
  const opened = useRef(visit);
  useEffect(() => {
    if (opened.current === visit) return;
    opened.current = visit;
    const heading = document.querySelector<HTMLElement>('.room h2');
    if (heading) arriveAt(heading);
  }, [visit]);
}

/**
 * The room that the address names, or what is wrong with that address. If it names none: the room in which the person
 * is already, else the official room while it is open, else the hourly room.
 */
function AskedRoom({ at }: { at: string | null }) {
  const navigate = useNavigate();
  const now = useNow() ?? 0;
  const { time, event } = useServerClock();
  const settings = useSettings();
  const lasts = roomLasts(settings);
  const official = event === undefined ? parseEventDate(settings.next_challenge_date) : event;
  const [held, hold] = useState<number | null>(null);
  const asked = at === null ? { start: held ?? roomNow(now, official, lasts) } : roomFromAddress(at, now);
  const start = 'start' in asked ? asked.start : null;
  // A person stays in a room whose doors have opened, even after its dance.
  const inside =
    start !== null && time !== null && !['closed', 'over'].includes(roomAt(start, now, lasts).phase);
  useEffect(() => {
    if (inside) hold(start);
  }, [inside, start]);

  if ('problem' in asked) return <RoomProblemNote problem={asked.problem} />;
  return (
    <Room
      key={asked.start}
      start={asked.start}
      official={official}
      onNext={() => (at === null ? hold(null) : void navigate(paths.together))}
    />
  );
}

function RoomProblemNote({ problem }: { problem: RoomProblem }) {
  const text = useText();
  return (
    <Card as="div" className="room-note" role="alert">
      <p>{text(`together_problem_${problem}`)}</p>
      <ButtonLink to={paths.together}>{text('together_to_next')}</ButtonLink>
    </Card>
  );
}

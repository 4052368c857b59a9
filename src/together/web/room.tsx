import { type RefObject, useEffect, useRef, useState } from 'react';
import { daysText } from '#course/web/days-text.ts';
import { wakeAtPresses } from '#dance/web/sound/audio-context.ts';
import type { Standing } from '#event/api/moment.ts';
import { countdown } from '#event/rules/countdown.ts';
import { eventText, localEventText } from '#event/rules/event-date.ts';
import { type RoomPhase, roomAt, roomLasts } from '#event/rules/rooms.ts';
import { momentLanguage } from '#platform/web/fixed-text.ts';
import { say } from '#platform/web/page-language.ts';
import { useSettings, useText } from '#platform/web/queries/copy.ts';
import { timeZone } from '#platform/web/queries/time-zone.ts';
import { ButtonLink } from '#platform/web/ui/button.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { useNow } from '#platform/web/ui/use-now.ts';
import type { MediumSource } from '#player/rules/medium-source.ts';
import type { PlayerSettings } from '#player/rules/settings.ts';
import { insteadTexts } from '#player/web/controls/instead.ts';
import { deviceMemory } from '#player/web/device-memory.ts';
import { useFull } from '#player/web/use-full.ts';
import { useWakeLock } from '#player/web/use-wake-lock.ts';
import { roomParts } from '#subjects/web/room-parts.ts';
import { useParts } from '#subjects/web/switched-on.ts';
import { roomPath } from '#together/rules/paths.ts';
import { CrowdMap } from './crowd-map.tsx';
import { JoinBar } from './join-bar.tsx';
import { RoomInvitation } from './room-invitation.tsx';
import { RoomOver } from './room-over.tsx';
import { type OtherDance, RoomStage } from './room-stage.tsx';
import { RoomTools, WholeButton } from './room-tools.tsx';
import { ClockLine, RoomWhen } from './room-when.tsx';
import { useCrowd } from './use-crowd.ts';
import { useDanceCredit } from './use-dance-credit.ts';
import { useRoomProbes } from './use-server-clock.ts';

const warmUpSteps = [
  'together_warm_up_1',
  'together_warm_up_2',
  'together_warm_up_3',
  'together_warm_up_4',
] as const;

/** The warm-up that people can do until the dance starts. */
function WarmUp() {
  const text = useText();
  return (
    <Card>
      <h3>{text('together_warm_up_title')}</h3>
      <ul className="stack tight points">
        {warmUpSteps.map((step) => (
          <li key={step}>{text(step)}</li>
        ))}
      </ul>
    </Card>
  );
}

type RoomProps = { start: number; official: number | null; onNext: () => void };

/** One room in all its phases: before its doors open, while people wait, while all dance, and after. */
export function Room({ start, official, onNext }: RoomProps) {
  const parts = useParts(roomParts);
  const text = useText();
  const event = useSettings();
  const lasts = roomLasts(event);
  const now = useNow() ?? start;
  const { phase, position } = roomAt(start, now, lasts);
  const open = phase === 'waiting' || phase === 'dancing';
  const [wasOfficial] = useState(start === official);
  const [missed] = useState(phase === 'over' ? start : null);
  const [joined, setJoined] = useState(false);
  const [source, setSource] = useState<MediumSource | null>(null);
  const [other, setOther] = useState<OtherDance | null>(null);
  const [settings, change] = useRoomSettings();
  const { sound } = settings;
  useEffect(() => wakeAtPresses(() => sound), [sound]);
  const container = useRef<HTMLElement>(null);
  const show = useRef<HTMLDivElement>(null);
  const { full, toggle: toggleFull } = useFull(container);
  const [standing, stand] = useState<Standing | null>(null);
  const { crowd, counted } = useCrowd({ start, lasts }, phase !== 'closed', standing);
  const counts = useDanceCredit(start, lasts);
  useRoomProbes(start);
  useWakeLock(open || full);
  useInView(show, joined || phase === 'dancing', phase);

  const hour = start % 3_600_000 === 0;
  const name = wasOfficial
    ? (event.challenge_name ?? text('together_official'))
    : text(hour ? 'together_hourly' : 'together_chosen');
  const left = countdown(start, now);
  return (
    <section ref={container} className="stack room" data-phase={phase} data-whole={full} aria-label={name}>
      <header>
        <h2>{name}</h2>
        <RoomWhen start={start} />
      </header>
      {wasOfficial && phase !== 'over' && <EventMoved from={start} to={official} />}
      {phase === 'over' ? (
        <RoomOver missed={missed} crowd={crowd} counts={counts} onNext={onNext} />
      ) : (
        <>
          <div ref={show} className="room-show" data-covers={source?.can.mayBeCovered ?? true}>
            {open && (
              <RoomStage
                start={start}
                lasts={lasts}
                joined={joined}
                settings={settings}
                onShow={(shown, instead) => {
                  setSource(shown);
                  setOther(instead);
                }}
              />
            )}
            {phase !== 'dancing' && (
              <p className="room-left" role="timer" aria-live="off" aria-label={text('together_left_title')}>
                {inDigits(left)}
              </p>
            )}
            <p className="only-read-aloud" role="status">
              {phase === 'dancing' ? text('together_dancing') : isSaid(-position) ? inDigits(left) : ''}
            </p>
          </div>
          <p className="room-note" role="status">
            {open &&
              other &&
              (other.instead
                ? text(insteadTexts[other.instead], { title: say(other.title) })
                : say(other.title))}
          </p>
          <p className="room-says">
            {text(
              phase === 'closed'
                ? 'together_closed'
                : open && position < 0
                  ? 'together_waiting'
                  : 'together_dancing',
            )}
          </p>
          {open && (
            <JoinBar
              joined={joined}
              sound={settings.sound}
              dancing={phase === 'dancing'}
              onJoin={() => setJoined(true)}
            />
          )}
          {open && !counted && <p className="room-hint">{text('together_second_tab')}</p>}
          {open ? (
            <RoomTools
              settings={settings}
              can={source?.can}
              whole={full}
              change={change}
              onWhole={toggleFull}
            />
          ) : (
            <div className="cluster room-tools">
              <WholeButton whole={full} onWhole={toggleFull} />
            </div>
          )}
        </>
      )}
      {phase !== 'over' &&
        parts.map(([subject, Part]) => <Part key={subject} start={start} onStand={stand} />)}
      {open && <CrowdMap crowd={crowd} dancing={phase === 'dancing'} />}
      {phase !== 'over' && phase !== 'dancing' && (
        <>
          <RoomInvitation start={start} name={name} />
          <WarmUp />
        </>
      )}
      <ClockLine />
    </section>
  );
}

/** Writes the time left as '9:05' or '1:02:03', with days in the page's language: '12d 1:02:03'. */
function inDigits({ days, hours, minutes, seconds }: ReturnType<typeof countdown>): string {
  const two = (value: number) => String(value).padStart(2, '0');
  const clock = hours + days > 0 ? `${hours}:${two(minutes)}:${two(seconds)}` : `${minutes}:${two(seconds)}`;
  return days > 0 ? `${daysText(days)} ${clock}` : clock;
}

/** Whether screen readers announce this second before the start. */
function isSaid(left: number): boolean {
  return [600, 300, 60, 30, 10].includes(Math.round(left));
}

/**
 * The note that the big dance was moved, for people who wait for it. Their room stays open, because a room
 * belongs to its own start.
 */
function EventMoved({ from, to }: { from: number; to: number | null }) {
  const text = useText();
  if (to === from) return null;
  return (
    <Card as="div" className="room-note" role="alert">
      {to === null ? (
        <p>{text('together_moved_away')}</p>
      ) : (
        <>
          <p>
            {text('together_moved', {
              time: localEventText(to, timeZone(), momentLanguage()) ?? eventText(to, momentLanguage()),
            })}
          </p>
          <ButtonLink to={roomPath(to)}>{text('together_moved_link')}</ButtonLink>
        </>
      )}
    </Card>
  );
}

/**
 * Scrolls the dancer into view once the person has joined or the dance has begun, also on the smallest screen. The
 * space bar, which starts and pauses players on other pages, must not scroll the dancer out of view.
 */
function useInView(show: RefObject<HTMLElement | null>, wanted: boolean, phase: RoomPhase): void {
  // The parts above the dancer disappear when the dance begins.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    if (wanted) show.current?.scrollIntoView({ block: 'nearest' });
  }, [show, wanted, phase]);
  useEffect(() => {
    if (!wanted) return;
    const keep = (event: KeyboardEvent) => {
      const control = event.target instanceof Element && event.target.closest('button, a, input');
      if (event.key === ' ' && !control) event.preventDefault();
    };
    document.addEventListener('keydown', keep);
    return () => document.removeEventListener('keydown', keep);
  }, [wanted]);
}

/**
 * The player's settings on this device, the same as in lessons, and the function that changes and keeps them.
 */
function useRoomSettings(): [PlayerSettings, (change: Partial<PlayerSettings>) => void] {
  const [memory] = useState(() => deviceMemory());
  const [settings, keep] = useState(() => memory.readSettings());
  return [
    settings,
    (change) => {
      keep({ ...settings, ...change });
      memory.saveSettings(change);
    },
  ];
}

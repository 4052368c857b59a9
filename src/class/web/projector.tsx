import { Maximize2, Minimize2, Pause, Play } from 'lucide-react';
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { classCopy } from '#class/content/class-copy.ts';
import type { ClassDance } from '#class/rules/class-dance.ts';
import { classStart } from '#class/rules/class-state.ts';
import { type ClassMoment, momentAtPlace } from '#class/rules/sent-place.ts';
import { shownCode } from '#platform/rules/spoken-code.ts';
import { leftToRight } from '#platform/web/left-to-right.ts';
import { pageBase } from '#platform/web/page-language.ts';
import { QrCode } from '#platform/web/qr/qr-code.tsx';
import { useText } from '#platform/web/queries/copy.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { chipClass } from '#platform/web/ui/chip.tsx';
import { ErrorState } from '#platform/web/ui/error-state.tsx';
import { sourceOf } from '#player/rules/player-state.ts';
import { PosterPicture } from '#player/web/controls/poster.tsx';
import { useFull } from '#player/web/use-full.ts';
import { useNewPlayer } from '#player/web/use-player.ts';
import { useSoundAllowed } from '#player/web/use-sound-allowed.ts';
import { useWakeLock } from '#player/web/use-wake-lock.ts';
import { paths } from '#subjects/rules/paths.ts';
import type { OwnScreen } from './class-link.ts';
import { ClassWords, useClassMoment } from './class-words.tsx';
import type { KeptClass } from './kept-class.ts';
import { classMemory, leadPlayer, openingOf, type PlayerLead } from './lead-player.ts';
import { InsteadLine, SegmentLine } from './segment-line.tsx';
import { useOwnScreen } from './use-own-screen.ts';
import { useOfPlayer, usePlaceToSend } from './use-place-to-send.ts';

/** The class's own settings, which the device does not keep. A class dances to the band, not to a recording. */
const unkept = { memory: classMemory, oneVolume: true, recording: () => null, toast: () => {} };

type ProjectorProps = {
  dance: ClassDance;
  /** The state before a reload, to which the screen returns; null without a reload. */
  kept: KeptClass | null;
};

/** Shows the screen at the projector: the dance, its words, and the code for the phones until a phone leads. */
export function Projector({ dance, kept }: ProjectorProps) {
  const text = useText(classCopy);
  const [first] = useState(kept?.state ?? classStart);
  const player = useNewPlayer({}, () => openingOf(dance, first, { stood: kept?.stood }), unkept);
  const source = useOfPlayer(player, () => sourceOf(player.getState()));
  const phase = useOfPlayer(player, () => player.getState().phase.name);
  const section = useRef<HTMLElement>(null);
  const { full, whole, fillOnce, cover, toggle } = useFilled(section);
  const task = useRef(first.task);
  const place = usePlaceToSend(dance, player, task);
  const segments = dance.segments.length;
  const own = useOwnScreen({ ...place, segments, kept, onKey: fillOnce });
  const { screen, reached, crowded, led, state, change } = own;
  task.current = state.task;
  const [codeShown, showCode] = useState(!led);
  // Once a phone leads, the code disappears until somebody asks for it again, so that only the dancers show.
  useEffect(() => {
    showCode(!led);
    if (led) cover();
  }, [led, cover]);
  useWakeLock(true);
  const soundAllowed = useSoundAllowed();
  const words = dance.segments.some(({ counts }) => counts);

  const lead = useRef<PlayerLead | null>(null);
  useEffect(() => {
    lead.current = leadPlayer(dance, player, change, first);
    return () => lead.current?.stop();
  }, [dance, player, change, first]);
  useEffect(() => lead.current?.apply(state), [state]);
  const host = useCallback((element: HTMLElement | null) => player.attach(element), [player]);
  const moment = useCallback(
    (): ClassMoment =>
      momentAtPlace(dance, { task: task.current, rate: 1, playing: false }, place.sentPlace()),
    [dance, place.sentPlace],
  );
  const play = () => {
    fillOnce();
    change({ playing: !state.playing, black: false });
  };

  return (
    <section
      ref={section}
      className="stack snug class-screen"
      data-whole={full}
      data-playing={state.playing}
      data-segment={state.segment}
      data-black={state.black}
      aria-label={text('class_title')}
    >
      <div
        className="class-picture stage"
        data-kind={source?.kind}
        data-alone={state.alone && source?.can.mayBeCovered === true}
        data-covered={source?.can.mayBeCovered !== false}
        data-words={words}
      >
        <div className="stage-host" ref={host} />
        {phase === 'poster' && source?.host && <PosterPicture host={source.host.name} onPlay={play} />}
        {words && <ScreenWords moment={moment} />}
        <StageEdge playing={state.playing} full={whole} onPlay={play} onFill={toggle} />
        {codeShown && screen && <ClassCode screen={screen} />}
        {phase === 'unplayable' && (
          <div className="stage-lost">
            <ErrorState onRetry={() => lead.current?.tryAgain()} />
          </div>
        )}
      </div>
      <InsteadLine dance={dance} state={state} />
      {!reached && (
        <p role="status">
          {crowded ? text('class_crowded') : `${text('class_no_server')} ${text('class_again')}`}
        </p>
      )}
      {state.playing && !soundAllowed && <p role="status">{text('together_silent')}</p>}
      <div className="cluster class-tools">
        <SegmentLine dance={dance} state={state} />
        <Button look="bone" size="small" onClick={() => showCode(!codeShown)}>
          {text(codeShown ? 'class_hide' : 'class_show')}
        </Button>
      </div>
    </section>
  );
}

/** Shows the words of the screen. They are a separate component, so that each count redraws only the words. */
function ScreenWords({ moment }: { moment: () => ClassMoment }) {
  return <ClassWords now={useClassMoment(moment)} />;
}

/** Shows the code of the screen, to be scanned or typed. */
function ClassCode({ screen: { code, origin } }: { screen: OwnScreen }) {
  const text = useText(classCopy);
  const page = `${origin ?? window.location.origin}${pageBase()}${paths.class}`;
  const address = `${page}#${code}`;
  return (
    <div className={chipClass('night', 'stack centered class-code')}>
      <QrCode address={address} label={address} />
      <p>{text('class_scan', { address: leftToRight(page.replace(/^https?:\/\//, '')) })}</p>
      <strong>{shownCode(code)}</strong>
    </div>
  );
}

type StageEdgeProps = { playing: boolean; full: boolean; onPlay: () => void; onFill: () => void };

/** Shows the buttons Play and full screen, on the edge of the picture. */
function StageEdge({ playing, full, onPlay, onFill }: StageEdgeProps) {
  const text = useText(classCopy);
  return (
    <div className="cluster tight class-edge">
      <Button size="large" onClick={onPlay}>
        {playing ? <Pause aria-hidden="true" /> : <Play aria-hidden="true" />}
        <span>{text(playing ? 'class_stop' : 'class_play')}</span>
      </Button>
      <Button look="night" size="large" onClick={onFill}>
        {full ? <Minimize2 aria-hidden="true" /> : <Maximize2 aria-hidden="true" />}
        <span>{text(full ? 'class_whole_leave' : 'class_whole')}</span>
      </Button>
    </div>
  );
}

/**
 * Fills the screen with `element` at the first press of any kind; before a press, a page can only cover its window.
 * `full` says whether `element` fills the screen or the window. `whole` says whether the next press of the toggle ends
 * the full screen; it is false while `element` fills only the window, because the next press then fills the screen.
 */
function useFilled(element: RefObject<HTMLElement | null>) {
  const { full, toggle: turn, fill } = useFull(element);
  const [whole, setWhole] = useState(false);
  const pressed = useRef(false);

  /** Fills the screen at the first press, and returns whether this press was the first. */
  const fillOnce = useCallback(() => {
    if (pressed.current) return false;
    pressed.current = true;
    setWhole(true);
    fill();
    return true;
  }, [fill]);
  const cover = useCallback(() => fill(true), [fill]);
  const toggle = () => {
    if (!fillOnce()) turn();
  };
  return { full, whole: full && whole, fillOnce, cover, toggle };
}

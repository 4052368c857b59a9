import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { classCopy } from '#class/content/class-copy.ts';
import { type ClassDance, momentTold, toldPlace, uncounted } from '#class/rules/class-dance.ts';
import { classStart } from '#class/rules/class-state.ts';
import { shownCode } from '#platform/rules/spoken-code.ts';
import { leftToRight } from '#platform/web/left-to-right.ts';
import { pageBase } from '#platform/web/page-language.ts';
import { QrCode } from '#platform/web/qr/qr-code.tsx';
import { useText } from '#platform/web/queries/copy.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { ErrorState } from '#platform/web/ui/error-state.tsx';
import { sourceOf } from '#player/rules/player-state.ts';
import { PosterPicture } from '#player/web/controls/poster.tsx';
import { deviceMemory } from '#player/web/device-memory.ts';
import type { PlayerStore } from '#player/web/player-store.ts';
import { useFull } from '#player/web/use-full.ts';
import { useNewPlayer } from '#player/web/use-player.ts';
import { useSoundAllowed } from '#player/web/use-sound-allowed.ts';
import { useWakeLock } from '#player/web/use-wake-lock.ts';
import { paths } from '#subjects/rules/paths.ts';
import { ClassWords } from './class-words.tsx';
import { leadPlayer, openingOf, type PlayerLead } from './lead-player.ts';
import { InsteadLine, SegmentLine } from './segment-line.tsx';
import { useOwnScreen } from './use-own-screen.ts';

/** The class's own settings, which the device does not keep; it dances to the band. */
const unkept = { memory: deviceMemory(null), recording: () => null, toast: () => {} };

/** The screen at the projector: the dance, its words, and the code for the phones until one leads. */
export function Projector({ dance }: { dance: ClassDance }) {
  const text = useText(classCopy);
  const copy = useText();
  const player = useNewPlayer({}, () => openingOf(dance, classStart), unkept);
  const place = useCallback(
    () => toldPlace(dance, sourceOf(player.getState()), player.position()),
    [dance, player],
  );
  const moment = useCallback(() => momentTold(dance, place()), [dance, place]);
  const source = useOfPlayer(player, () => sourceOf(player.getState()));
  const phase = useOfPlayer(player, () => player.getState().phase.name);
  const counted = useOfPlayer(player, () => place() !== uncounted);
  const segments = dance.segments.length;
  const { screen, reached, crowded, led, state, change } = useOwnScreen({ place, segments, counted });
  const container = useRef<HTMLElement>(null);
  const { full, toggle } = useFull(container);
  const [codeShown, showCode] = useState(true);
  // The code goes once a phone leads: nothing shall stand before the dancers, until somebody asks for the
  // code again.
  useEffect(() => showCode(!led), [led]);
  useWakeLock(true);
  const heard = useSoundAllowed();
  const words = dance.segments.some(({ counts }) => counts);

  const lead = useRef<PlayerLead | null>(null);
  useEffect(() => {
    lead.current = leadPlayer(dance, player, change);
    return () => lead.current?.stop();
  }, [dance, player, change]);
  useEffect(() => lead.current?.apply(state), [state]);
  const host = useCallback((element: HTMLElement | null) => player.attach(element), [player]);

  const page = `${screen?.origin ?? window.location.origin}${pageBase()}${paths.class}`;
  const address = screen && `${page}#${screen.code}`;
  return (
    <section
      ref={container}
      className="stack snug class-screen"
      data-whole={full}
      data-playing={state.playing}
      data-segment={state.segment}
      aria-label={text('class_title')}
    >
      <div
        className="class-picture stage"
        data-kind={source?.kind}
        data-covered={source?.can.mayBeCovered !== false}
        data-words={words}
      >
        <div className="stage-host" ref={host} />
        {phase === 'poster' && source?.host && (
          <PosterPicture host={source.host.name} onPlay={() => change({ playing: true })} />
        )}
        {words && <ClassWords moment={moment} />}
        {codeShown && screen && address && (
          <div className="stack centered class-code">
            <QrCode address={address} label={address} />
            <p>{text('class_scan', { address: leftToRight(page.replace(/^https?:\/\//, '')) })}</p>
            <strong>{shownCode(screen.code)}</strong>
          </div>
        )}
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
      {state.playing && !heard && <p role="status">{copy('together_silent')}</p>}
      <div className="cluster class-tools">
        <SegmentLine dance={dance} state={state} />
        <Button look="bone" size="small" onClick={() => change({ playing: !state.playing })}>
          {text(state.playing ? 'class_stop' : 'class_play')}
        </Button>
        <Button look="bone" size="small" onClick={() => showCode(!codeShown)}>
          {text(codeShown ? 'class_hide' : 'class_show')}
        </Button>
        <Button look="bone" size="small" onClick={toggle}>
          {text(full ? 'class_whole_leave' : 'class_whole')}
        </Button>
      </div>
    </section>
  );
}

/** The facts that are looked up anew with each change of the player. */
function useOfPlayer<Value>(player: PlayerStore, look: () => Value): Value {
  return useSyncExternalStore(player.subscribe, look, look);
}

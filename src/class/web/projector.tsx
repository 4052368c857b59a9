import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { classCopy } from '#class/content/class-copy.ts';
import { classStart, dayOfSegment } from '#class/rules/class-state.ts';
import { shownCode } from '#platform/rules/spoken-code.ts';
import { leftToRight } from '#platform/web/left-to-right.ts';
import { pageBase } from '#platform/web/page-language.ts';
import { QrCode } from '#platform/web/qr/qr-code.tsx';
import { useText } from '#platform/web/queries/copy.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { ErrorState } from '#platform/web/ui/error-state.tsx';
import { deviceMemory } from '#player/web/device-memory.ts';
import { useFull } from '#player/web/use-full.ts';
import { useNewPlayer } from '#player/web/use-player.ts';
import { useSoundAllowed } from '#player/web/use-sound-allowed.ts';
import { useWakeLock } from '#player/web/use-wake-lock.ts';
import { paths } from '#subjects/rules/paths.ts';
import { ClassWords } from './class-words.tsx';
import { leadPlayer, openingOf, type PlayerLead } from './lead-player.ts';
import { useOwnScreen } from './use-own-screen.ts';

/** The class's own settings, which the device does not keep; it dances to the band. */
const unkept = { memory: deviceMemory(null), recording: () => null, toast: () => {} };

/** The screen at the projector: the dance, its words, and the code for the phones until one leads. */
export function Projector() {
  const text = useText(classCopy);
  const copy = useText();
  const player = useNewPlayer({}, () => openingOf(classStart), unkept);
  const place = player.position;
  const { screen, reached, crowded, led, state, change } = useOwnScreen(place);
  const container = useRef<HTMLElement>(null);
  const { full, toggle } = useFull(container);
  const [codeShown, showCode] = useState(true);
  // The code goes once a phone leads: nothing shall stand before the dancers, until somebody asks for the
  // code again.
  useEffect(() => showCode(!led), [led]);
  useWakeLock(true);
  const heard = useSoundAllowed();

  const lead = useRef<PlayerLead | null>(null);
  useEffect(() => {
    lead.current = leadPlayer(player, change);
    return () => lead.current?.stop();
  }, [player, change]);
  useEffect(() => lead.current?.apply(state), [state]);
  const host = useCallback((element: HTMLElement | null) => player.attach(element), [player]);
  const lost = useSyncExternalStore(
    player.subscribe,
    () => player.getState().phase.name === 'unplayable',
    () => false,
  );

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
      <div className="class-picture stage" data-kind="dancer" data-words="true">
        <div className="stage-host" ref={host} />
        <ClassWords place={place} />
        {codeShown && screen && address && (
          <div className="stack centered class-code">
            <QrCode address={address} label={address} />
            <p>{text('class_scan', { address: leftToRight(page.replace(/^https?:\/\//, '')) })}</p>
            <strong>{shownCode(screen.code)}</strong>
          </div>
        )}
        {lost && (
          <div className="stage-lost">
            <ErrorState onRetry={() => lead.current?.tryAgain()} />
          </div>
        )}
      </div>
      {!reached && (
        <p role="status">
          {crowded ? text('class_crowded') : `${text('class_no_server')} ${text('class_again')}`}
        </p>
      )}
      {state.playing && !heard && <p role="status">{copy('together_silent')}</p>}
      <div className="cluster class-tools">
        <span>{text('class_segment', { number: state.segment, day: dayOfSegment(state.segment) })}</span>
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

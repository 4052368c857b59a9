import './stage-row.css';
import './player.css';
import './stage.css';
import './words.css';
import './hint.css';
import './words-room.css';
import './timeline.css';
import './tools.css';
import { Fragment, type ReactNode, useEffect, useRef, useState } from 'react';
import { useText } from '#platform/web/queries/copy.ts';
import { isActive, sourceOf } from '#player/rules/player-state.ts';
import type { PlayerStore } from '../player-store.ts';
import type { StageTool } from '../stage-tool.ts';
import { useFull } from '../use-full.ts';
import { PlayerContext, usePlayer, usePlayerState } from '../use-player.ts';
import { usePlayerKeys } from '../use-player-keys.ts';
import { useWakeLock } from '../use-wake-lock.ts';
import { LateHelpSheet } from './late-help-sheet.tsx';
import { MoreSheet } from './more-sheet.tsx';
import { NextWords } from './next-words.tsx';
import { PlayerStage } from './player-stage.tsx';
import { type Panel, StagePanel } from './stage-panel.tsx';
import { type NextStep, StageRow } from './stage-row.tsx';
import { Timeline } from './timeline.tsx';

type PracticePlayerProps = {
  player: PlayerStore;
  title: string;
  /**
   * Whether the page's keys and the device's media keys control this player. True on a page whose main part is
   * the player.
   */
  leads?: boolean;
  tools?: readonly StageTool[];
  /** The page's next step, which the row's first button starts. */
  next?: NextStep | null;
  /**
   * Returns the page's part of the sheet that the row's last button opens; `close` closes the sheet. Without
   * `more` there is no sheet.
   */
  more?: (close: () => void) => ReactNode;
};

/**
 * The stage and its controls: picture, timeline, one row of controls, and above the row the one panel that a
 * control has opened. The player is as high as the page around it says (`--player-size`), and never higher.
 */
export function PracticePlayer({ player, leads = true, ...rest }: PracticePlayerProps) {
  return (
    <PlayerContext value={player}>
      <Body leads={leads} {...rest} />
    </PlayerContext>
  );
}

function Body({ title, leads, tools = [], next = null, more }: Omit<PracticePlayerProps, 'player'>) {
  const text = useText();
  const container = useRef<HTMLElement>(null);
  const { full, toggle } = useFull(container);
  const [panel, setPanel] = useState<Panel | null>(null);
  const [words, setWords] = useState(true);
  const [sheet, setSheet] = useState(false);
  const pictured = tools.some(({ picture }) => picture);
  const [wasPictured, setWasPictured] = useState(pictured);
  // A phone has no room for a tool's picture and an open panel or sheet at the same time.
  if (pictured !== wasPictured) {
    setWasPictured(pictured);
    setSheet(false);
    if (pictured) setPanel(null);
  }
  const active = usePlayerState(isActive);
  useWakeLock(active);
  const buttons = tools.map(({ subject, button }) => <Fragment key={subject}>{button}</Fragment>);

  return (
    <div className="player-place">
      <section
        ref={container}
        className="player"
        aria-label={text('player_label')}
        data-active={active}
        data-full={full}
      >
        <div className="pictures">
          <PlayerStage words={words} onSide={() => setPanel('side')} />
          {tools.map(({ subject, picture }) => (
            <Fragment key={subject}>{picture}</Fragment>
          ))}
        </div>
        <Timeline />
        {next && !active && <NextWords words={next.words} aside={next.aside} />}
        <StageRow
          panel={panel}
          onPanel={setPanel}
          full={full}
          onFull={toggle}
          next={next}
          onMore={more === undefined ? null : () => setSheet(true)}
        >
          {buttons}
        </StageRow>
        {more !== undefined && (
          <MoreSheet
            open={sheet}
            onClose={() => setSheet(false)}
            full={full}
            onFull={() => {
              setSheet(false);
              toggle();
            }}
            buttons={buttons}
          >
            {more(() => setSheet(false))}
          </MoreSheet>
        )}
        {panel && <StagePanel panel={panel} onClose={() => setPanel(null)} />}
        {leads && <Lead title={title} onFull={toggle} onWords={() => setWords(!words)} />}
      </section>
    </div>
  );
}

type LeadProps = { title: string; onFull: () => void; onWords: () => void };

/** Lets keys, headsets and the lock screen control the player. */
function Lead({ title, onFull, onWords }: LeadProps) {
  const text = useText();
  const player = usePlayer();
  const [help, setHelp] = useState(false);
  const active = usePlayerState(isActive);
  useMediaSession(player, { title, artist: text('meta_site_name') }, active);
  usePlayerKeys(player, {
    fullscreen: onFull,
    help: () => setHelp(true),
    cues() {
      const captioned = sourceOf(player.getState())?.can.captions === true;
      if (captioned) player.send({ type: 'toggleSetting', setting: 'captions' });
      else onWords();
    },
  });
  return <LateHelpSheet open={help} onClose={() => setHelp(false)} />;
}

type Words = { title: string; artist: string };

/**
 * Connects media keys, headset buttons and the lock screen with the player, where the browser offers them to a
 * page.
 */
function useMediaSession(player: PlayerStore, { title, artist }: Words, plays: boolean): void {
  useEffect(() => {
    const session = navigator.mediaSession;
    if (!session) return;
    session.metadata = new MediaMetadata({ title, artist });
    session.playbackState = plays ? 'playing' : 'paused';
  }, [title, artist, plays]);

  useEffect(() => {
    const session = navigator.mediaSession;
    if (!session) return;
    const handlers: [MediaSessionAction, () => void][] = [
      ['play', () => player.send({ type: 'play' })],
      ['pause', () => player.send({ type: 'pause' })],
      ['seekbackward', () => player.send({ type: 'skip', by: -5 })],
      ['seekforward', () => player.send({ type: 'skip', by: 5 })],
      ['previoustrack', () => player.send({ type: 'restart' })],
    ];
    for (const [action, handler] of handlers) session.setActionHandler(action, handler);
    return () => {
      for (const [action] of handlers) session.setActionHandler(action, null);
      session.metadata = null;
      session.playbackState = 'none';
    };
  }, [player]);
}

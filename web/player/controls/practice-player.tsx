import './player.css';
import './stage.css';
import './notice.css';
import './timeline.css';
import './transport.css';
import './tools.css';
import { type ComponentType, useRef, useState } from 'react';
import { isActive, timelineIn } from '#rules/player/player-state.ts';
import { useReadCopy } from '#web/queries/copy.ts';
import { toggleFullscreen } from '../fullscreen.ts';
import type { PlayerStore } from '../player-store.ts';
import { useMediaSession } from '../use-media-session.ts';
import { PlayerContext, usePlayer, usePlayerState } from '../use-player.ts';
import { usePlayerKeys } from '../use-player-keys.ts';
import { useWakeLock } from '../use-wake-lock.ts';
import { Cues } from './cues.tsx';
import { LatePart } from './late-part.tsx';
import { PlayerNotice } from './player-notice.tsx';
import { PlayerStage } from './player-stage.tsx';
import { SpeedControl } from './speed-control.tsx';
import { Timeline } from './timeline.tsx';
import { Transport } from './transport.tsx';
import { ViewTools } from './view-tools.tsx';
import { WatchLink } from './watch-link.tsx';

type PracticePlayerProps = {
  player: PlayerStore;
  title: string;
};

/** The whole player: picture, what it is about to do, and every control beside or below the picture. */
export function PracticePlayer({ player, title }: PracticePlayerProps) {
  return (
    <PlayerContext value={player}>
      <PlayerBody title={title} />
    </PlayerContext>
  );
}

function PlayerBody({ title }: Omit<PracticePlayerProps, 'player'>) {
  const text = useReadCopy();
  const player = usePlayer();
  const container = useRef<HTMLElement>(null);
  const [help, setHelp] = useState(false);
  const [cues, setCues] = useState(true);
  const active = usePlayerState(isActive);
  const dances = usePlayerState((state) => timelineIn(state) === 'dance');
  useWakeLock(active);
  useMediaSession(player, { title, artist: text('meta_site_name') }, active);
  usePlayerKeys(player, {
    fullscreen: () => toggleFullscreen(container.current),
    help: () => setHelp(true),
    cues: () => setCues((shown) => !shown),
  });

  return (
    <section ref={container} className="player" aria-label={text('player_label')} data-active={active}>
      <div className="player-picture">
        <PlayerStage />
        <PlayerNotice />
        {dances && cues && <Cues />}
      </div>
      <div className="player-controls">
        <Timeline />
        <Transport />
        <SpeedControl />
        <ViewTools onFullscreen={() => toggleFullscreen(container.current)} onHelp={() => setHelp(true)} />
        <WatchLink />
        <div className="player-more">
          {dances && <Drawer title={text('player_cues')} load={loadCueSheet} />}
          <Drawer title={text('player_loop')} load={loadLoopTools} />
          <Drawer title={text('player_settings')} load={loadPracticeTools} />
        </div>
      </div>
      <LatePart load={loadHelpSheet} wanted={help} props={{ open: help, onClose: () => setHelp(false) }} />
    </section>
  );
}

/** Tools that most people never need: a third of the player. */
function Drawer({ title, load }: { title: string; load: () => Promise<ComponentType> }) {
  const [open, setOpen] = useState(false);
  return (
    <details className="player-tools" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{title}</summary>
      <LatePart load={load} wanted={open} props={{}} />
    </details>
  );
}

const loadCueSheet = async () => (await import('./drawers/cue-sheet.tsx')).CueSheet;
const loadLoopTools = async () => (await import('./drawers/loop-tools.tsx')).LoopTools;
const loadPracticeTools = async () => (await import('./drawers/practice-tools.tsx')).PracticeTools;
const loadHelpSheet = async () => (await import('./drawers/help-sheet.tsx')).HelpSheet;

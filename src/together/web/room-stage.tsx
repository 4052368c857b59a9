import { useEffect, useRef, useState } from 'react';
import { pageNow } from '#platform/web/page-clock.ts';
import { useText } from '#platform/web/queries/copy.ts';
import { type Instead, insteadOf } from '#player/rules/instead.ts';
import type { MediumSource } from '#player/rules/medium-source.ts';
import type { Unplayable } from '#player/rules/player-state.ts';
import type { PlayerSettings } from '#player/rules/settings.ts';
import { CalmStage } from '#player/web/controls/calm-stage.tsx';
import { danceInRoom, type RoomDance, type RoomDanceOptions } from './room-dance.ts';
import { RoomWords } from './room-words.tsx';
import { useRoomSources } from './use-room-sources.ts';

type RoomStageProps = {
  start: number;
  /** Length of the room's dance in seconds. */
  lasts: number;
  joined: boolean;
  settings: PlayerSettings;
  /**
   * Called with the source that is shown (null while there is none), and how it differs from the room's first medium.
   */
  onShow: (source: MediumSource | null, other: OtherDance | null) => void;
};

/**
 * The kind of medium that is shown instead of the room's first medium, and the dance's title where it is not the house
 * routine.
 */
export type OtherDance = { instead: Instead | null; title: string };

/** The second at which the dance begins in a medium. */
const fromOf = (sources: RoomDanceOptions['sources'] | null, shown: MediumSource) =>
  sources?.find(({ source }) => source === shown)?.from ?? 0;

/** The picture of a room. It starts by itself at the room's start, and nothing stops it before its end. */
export function RoomStage({ start, lasts, joined, settings, onShow }: RoomStageProps) {
  const text = useText();
  const host = useRef<HTMLDivElement>(null);
  const dance = useRef<RoomDance | null>(null);
  const { sources, page = null, title = '' } = useRoomSources(joined);
  const [shown, setShown] = useState<MediumSource | null>(null);
  const [lost, setLost] = useState<Unplayable | null>(null);
  const latest = useRef({ settings, text, onShow });
  latest.current = { settings, text, onShow };

  useEffect(() => {
    if (!host.current || !sources) return;
    const made = danceInRoom({
      host: host.current,
      sources,
      lasts,
      settings: latest.current.settings,
      place: () => (pageNow() - start) / 1000,
      text: (key, values) => latest.current.text(key, values),
      shows: (source) => {
        setShown(source);
        const instead = insteadOf(source, sources[0]?.source);
        const isOwn = source?.kind === 'dancer' && source.own !== null;
        latest.current.onShow(source, instead || isOwn ? { instead, title } : null);
      },
      onLost: setLost,
    });
    dance.current = made;
    const touched = () => made.touched();
    document.addEventListener('pointerup', touched, { passive: true });
    document.addEventListener('keydown', touched);
    return () => {
      document.removeEventListener('pointerup', touched);
      document.removeEventListener('keydown', touched);
      dance.current = null;
      setLost(null);
      made.destroy();
    };
  }, [sources, start, lasts, title]);
  useEffect(() => dance.current?.apply(settings), [settings]);
  const tryAgain = () => {
    setLost(null);
    dance.current?.tryAgain();
  };

  return (
    <div className="stage room-picture" data-kind={shown?.kind ?? 'none'}>
      <div className="stage-host" ref={host} />
      {shown?.kind === 'card' && <RoomWords source={shown} start={start - 1000 * fromOf(sources, shown)} />}
      {lost && <CalmStage why={lost} page={page} onRetry={tryAgain} />}
    </div>
  );
}

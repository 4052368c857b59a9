import { type PointerEvent, useCallback, useRef } from 'react';
import { isActive, sourceOf } from '#player/rules/player-state.ts';
import { showsCounts } from '#player/rules/shown-counts.ts';
import { hostPage } from '#player/rules/unplayable.ts';
import { usePlayer, usePlayerState } from '../use-player.ts';
import { CalmStage } from './calm-stage.tsx';
import { FirstSide } from './first-side.tsx';
import { Poster } from './poster.tsx';
import { StageNotice } from './stage-notice.tsx';
import { StageWords } from './stage-words.tsx';

/**
 * The picture, with words over it if the medium is our own. Nothing may cover a video service's frame: there the
 * words are below or beside the frame.
 */
export function PlayerStage({ words: wanted, onSide }: { words: boolean; onSide: () => void }) {
  const player = usePlayer();
  const source = usePlayerState(sourceOf);
  // The count card shows almost nothing but words, so words can't be switched off there.
  const words = wanted || source?.kind === 'card';
  const covered = source?.can.mayBeCovered !== false;
  const dances = source?.kind === 'dancer';
  const counts = showsCounts(source);
  const phase = usePlayerState((state) => state.phase.name);
  const host = useCallback((element: HTMLDivElement | null) => player.attach(element), [player]);

  return (
    <div
      className="stage"
      data-phase={phase}
      data-kind={source?.kind}
      data-covered={covered}
      data-words={counts && words}
    >
      <div className="stage-host" ref={host} />
      {phase === 'poster' && <Poster />}
      {covered && phase !== 'poster' && phase !== 'unplayable' && <StageTap />}
      <Lost />
      <StageNotice />
      {counts && words && <StageWords />}
      {dances && <FirstSide onChange={onSide} />}
    </div>
  );
}

/**
 * Says that no medium can be shown. The player does not try again by itself, because a medium that then plays
 * would come as a surprise.
 */
function Lost() {
  const player = usePlayer();
  const why = usePlayerState(({ phase }) => (phase.name === 'unplayable' ? phase.why : null));
  const page = usePlayerState(({ scene }) => hostPage(scene?.sources ?? []));
  if (!why) return null;
  return (
    <CalmStage why={why} page={page} onRetry={() => player.send({ type: 'play' })} onOnline={() => {}} />
  );
}

/** Least number of pixels that a finger moves in a swipe. */
const swipe = 48;

/**
 * The surface that takes taps and swipes. A tap plays or stops; a swipe to the left goes to the segment before, a
 * swipe to the right to the next. The page has buttons for all of this.
 */
function StageTap() {
  const player = usePlayer();
  const active = usePlayerState(isActive);
  const from = useRef({ x: 0, y: 0 });
  const swiped = useRef(false);

  function handleUp({ clientX, clientY }: PointerEvent) {
    const [right, down] = [clientX - from.current.x, clientY - from.current.y];
    swiped.current = Math.abs(right) > swipe && Math.abs(right) > 2 * Math.abs(down);
    if (swiped.current) player.send({ type: 'neighbour', direction: right < 0 ? -1 : 1 });
  }

  return (
    <button
      type="button"
      className="stage-tap"
      tabIndex={-1}
      aria-hidden="true"
      onPointerDown={({ clientX, clientY }) => {
        from.current = { x: clientX, y: clientY };
        swiped.current = false;
      }}
      onPointerUp={handleUp}
      onClick={() => !swiped.current && player.send({ type: active ? 'pause' : 'play' })}
    />
  );
}

import { sourceOf } from '#rules/player/player-state.ts';
import { type Side, shownSide, sides } from '#rules/player/side.ts';
import { useReadCopy } from '#web/queries/copy.ts';
import { usePlayer, usePlayerState } from '../../use-player.ts';
import { SidePicture } from './side-picture.tsx';

/** The sides that the medium has, each with the dancer seen from there, and what 'left' means. */
export function SidePanel({ asks = false }: { asks?: boolean }) {
  const text = useReadCopy();
  const player = usePlayer();
  const can = usePlayerState((state) => sourceOf(state)?.can);
  const extras = usePlayerState((state) => state.extras);
  if (!can) return null;
  const dances = can.timeline === 'dance';
  const shown = asks ? null : shownSide(extras, can);
  const name = (side: Side) => (side === 'day' && !dances ? 'filmed' : side);

  return (
    <fieldset className="side-panel">
      <legend className="side-legend">{text('player_side_ask')}</legend>
      <div className="side-cards">
        {sides
          .filter((side) => can.sides.includes(side))
          .map((side) => (
            <button
              key={side}
              type="button"
              className="side-card"
              aria-pressed={side === shown}
              onClick={() => player.send({ type: 'setExtras', extras: { side, sideChosen: true } })}
            >
              {dances && <SidePicture side={side} />}
              <strong>{text(`player_side_${name(side)}`)}</strong>
              <span>{text(`player_side_${name(side)}_text`)}</span>
            </button>
          ))}
      </div>
      <p className="side-note">{text(dances ? 'player_side_note' : 'player_side_film_note')}</p>
    </fieldset>
  );
}

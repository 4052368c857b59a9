import { Minus, Plus } from 'lucide-react';
import { useId } from 'react';
import { numberText } from '#platform/web/fill-text.ts';
import { useText } from '#platform/web/queries/copy.ts';
import { sourceOf } from '#player/rules/player-state.ts';
import { isListedRate, offeredRates } from '#player/rules/speed.ts';
import { usePlayer, usePlayerState } from '../use-player.ts';
import { Tool } from './tool.tsx';

/**
 * The four speeds of the course, and the present speed if it is another. In the row (`inRow`) they are shown only
 * where the row is wide enough.
 */
export function SpeedRates({ inRow = false }: { inRow?: boolean }) {
  const text = useText();
  const player = usePlayer();
  const name = useId();
  const rate = usePlayerState((state) => state.rate);
  return (
    <fieldset className={inRow ? 'speed-rates row-rates' : 'speed-rates'}>
      <legend className="only-read-aloud">{text('player_speed')}</legend>
      {offeredRates(rate).map((offered) => (
        <label key={offered} className="speed-rate">
          <input
            type="radio"
            name={name}
            value={offered}
            checked={offered === rate}
            onChange={() => isListedRate(offered) && player.send({ type: 'setRate', rate: offered })}
          />
          <span>{offered === 1 ? numberText(offered, 1) : numberText(offered)}</span>
        </label>
      ))}
    </fieldset>
  );
}

/**
 * Buttons that change the speed by five percentage points without saving it, shown where the medium plays such
 * speeds.
 */
export function FineSpeed() {
  const text = useText();
  const rate = usePlayerState((state) => state.rate);
  const fine = usePlayerState((state) => sourceOf(state)?.can.fineRates === true);
  if (!fine) return null;
  return (
    <fieldset className="cluster tight speed-fine" aria-label={text('player_fine_speed')}>
      <Tool event={{ type: 'fineRate', steps: -1 }} label={text('player_slower')}>
        <Minus />
      </Tool>
      <output aria-live="off">{numberText(rate, 0, 'percent')}</output>
      <Tool event={{ type: 'fineRate', steps: 1 }} label={text('player_faster')}>
        <Plus />
      </Tool>
    </fieldset>
  );
}

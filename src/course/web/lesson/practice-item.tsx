import { useRef } from 'react';
import type { Checklist } from '#course/content/course.ts';
import { useText } from '#platform/web/queries/copy.ts';
import { handFocusOn } from '#platform/web/ui/arrive-at.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { isActive } from '#player/rules/player-state.ts';
import { clockText } from '#player/web/controls/clock-text.ts';
import { usePlayer, usePlayerState } from '#player/web/use-player.ts';

type PracticeItemProps = {
  item: Checklist;
  /** The item's times are shown as the player's clock counts: from the start of the step. */
  stepStart: number;
  /** The text of the records of the item's phrases; null if the item contains no whole phrase. */
  record: string | null;
  checked: boolean;
  waiting: boolean;
  /** Whether the item's mark is the lesson's next step. */
  isNext: boolean;
  onToggle: () => void;
};

export function PracticeItem({
  item,
  stepStart,
  record,
  checked,
  waiting,
  isNext,
  onToggle,
}: PracticeItemProps) {
  const text = useText();
  const player = usePlayer();
  const play = useRef<HTMLButtonElement>(null);
  const looped = usePlayerState(
    ({ practice }) => practice?.loop.kind === 'item' && practice.loop.id === item.id,
  );
  // While the item is danced, the stage's button stops the loop, and the item needs no button for that.
  const active = usePlayerState(isActive);
  const from = clockText(item.start_time - stepStart);
  const to = clockText(item.end_time - stepStart);
  return (
    <li className="cluster practice-item" data-looped={looped} data-done={checked}>
      <label className="practice-check">
        <input
          type="checkbox"
          checked={checked}
          aria-current={isNext ? 'step' : undefined}
          onChange={onToggle}
        />
        <span>{item.item_text}</span>
      </label>
      <p className="practice-range">
        <bdi dir="ltr">{`${from} – ${to}`}</bdi>
        {waiting && <span className="practice-waiting">{` ${text('toast.savedOnThisDevice')}`}</span>}
      </p>
      {record !== null && <p className="practice-record">{record}</p>}
      <div className="cluster practice-buttons">
        <Button
          ref={play}
          look="bone"
          size="compact"
          aria-label={`${text('lesson_play_segment')}: ${item.item_text}`}
          onClick={() => player.send({ type: 'loopItem', id: item.id })}
        >
          {text('lesson_play_segment')}
        </Button>
        {looped && !active && (
          <Button
            ref={handFocusOn(() => play.current)}
            look="bone"
            size="compact"
            onClick={() => player.send({ type: 'stopLoop' })}
          >
            {text('lesson_stop_loop')}
          </Button>
        )}
      </div>
    </li>
  );
}

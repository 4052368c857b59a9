import './glory.css';
import { useEffect, useEffectEvent } from 'react';
import { StreakFlame } from '#course/web/streak-flame.tsx';
import { Picture as StompingZombie } from '#platform/web/art/pictures/stomping-zombie.svg';
import { useText } from '#platform/web/queries/copy.ts';
import { Card } from '#platform/web/ui/card.tsx';
import { limits } from '#subjects/rules/limits.ts';

type GloryProps = {
  /** Days of the streak, today among them. */
  streak: number;
  /** The order_num of the next lesson; null after the last. */
  next: number | null;
  onOver: () => void;
};

/**
 * The picture after a lesson was marked complete: a roaring zombie, the candle of the streak, and a line with
 * tomorrow's lesson. The picture is shown while the next lesson pulses. It covers a part of the page, but presses reach
 * the page below it.
 */
export function Glory({ streak, next, onOver }: GloryProps) {
  const text = useText();
  const over = useEffectEvent(onOver);
  useEffect(() => {
    const timer = setTimeout(over, limits.scrollPulseSeconds * 1000);
    return () => clearTimeout(timer);
  }, []);
  return (
    <Card as="div" size="small" className="glory" role="status">
      <StompingZombie className="glory-zombie" />
      <div className="glory-words">
        <StreakFlame days={Math.max(1, streak)} />
        {next !== null && <p className="card-title">{text('learn_tomorrow', { day: next })}</p>}
      </div>
    </Card>
  );
}

import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useRef } from 'react';
import { towardsEnd } from '#platform/web/page-language.ts';
import { useText } from '#platform/web/queries/copy.ts';
import { IconButton } from '#platform/web/ui/button.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { type ShownTrophy, TrophyView } from './trophy-view.tsx';

/** The trophies in a row, moved by swiping or with two buttons. */
export function TrophyScroller({ trophies }: { trophies: readonly ShownTrophy[] }) {
  const text = useText();
  const row = useRef<HTMLUListElement>(null);

  function move(direction: -1 | 1) {
    const list = row.current;
    const step = list?.firstElementChild?.getBoundingClientRect().width ?? 0;
    const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    list?.scrollBy({ left: direction * towardsEnd() * step, behavior: calm ? 'auto' : 'smooth' });
  }

  return (
    <div className="trophy-scroller">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard */}
      <ul ref={row} className="trophy-scroller-row" tabIndex={0} aria-label={text('trophies_list')}>
        {trophies.map((trophy) => (
          <li key={trophy.part}>
            <Card as={TrophyView} look="line" size="small" trophy={trophy} />
          </li>
        ))}
      </ul>
      <div className="cluster centered">
        <IconButton look="bone" label={text('trophies_previous')} onClick={() => move(-1)}>
          <ChevronLeft aria-hidden="true" />
        </IconButton>
        <IconButton look="bone" label={text('trophies_next')} onClick={() => move(1)}>
          <ChevronRight aria-hidden="true" />
        </IconButton>
      </div>
    </div>
  );
}

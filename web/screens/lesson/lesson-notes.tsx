import { notesParts } from '#rules/notes/notes-marker.ts';
import { timelineIn } from '#rules/player/player-state.ts';
import { wholeDrills } from '#rules/practice/drills.ts';
import { usePlayer, usePlayerState } from '#web/player/use-player.ts';
import { useReadCopy } from '#web/queries/copy.ts';
import { Button } from '#web/ui/button.tsx';
import { NotesHtml } from '#web/ui/notes-html.tsx';
import { WarmUpCard } from './warm-up-card.tsx';

/** A step's notes, with the warm-up card and the ranges to dance where their markers stand. */
export function LessonNotes({ html }: { html: string }) {
  return notesParts(html).map((part, index) => {
    // The parts of one text never move.
    const key = index;
    if ('html' in part) return <NotesHtml key={key} html={part.html} />;
    return 'days' in part ? <DanceDays key={key} days={part.days} /> : <WarmUpCard key={key} />;
  });
}

/** One press dances the days in one go; not there where other media show the lesson. */
function DanceDays({ days: [first, last] }: { days: readonly [number, number] }) {
  const text = useReadCopy();
  const player = usePlayer();
  const dances = usePlayerState((state) => timelineIn(state) === 'dance');
  if (!dances) return null;
  return (
    <Button
      look="bone"
      onClick={() => player.send({ type: 'drill', drills: wholeDrills(2 * first - 1, 2 * last, 'watched') })}
    >
      {text('dance_more_days', { first, last })}
    </Button>
  );
}

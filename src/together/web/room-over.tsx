import { useKnownProgress } from '#course/web/queries/progress.ts';
import type { Crowd } from '#event/rules/crowd.ts';
import { pageLanguage } from '#platform/web/page-language.ts';
import { useText } from '#platform/web/queries/copy.ts';
import { handFocusOn, takeFocus } from '#platform/web/ui/arrive-at.ts';
import { Button, ButtonLink } from '#platform/web/ui/button.tsx';
import { showToast } from '#platform/web/ui/toast.ts';
import { paths } from '#subjects/rules/paths.ts';
import { roomTime } from './room-when.tsx';

type RoomOverProps = {
  /**
   * The room's start, if its dance was over before this page was opened; null for a person who was there.
   */
  missed: number | null;
  crowd: Crowd | null;
  /** Whether the dance counts as a rehearsal, which the device reports to the server. */
  counts: boolean;
  onNext: () => void;
};

const toNextRoom = handFocusOn(() => document.querySelector('.room h2'));

/** The room after the dance: the number of dancers, as a figure to quote. */
export function RoomOver({ missed, crowd, counts, onNext }: RoomOverProps) {
  const text = useText();
  // The server accepts a rehearsal only after the first lessons. The page uses the progress that this device
  // knows: if it asked the server, everybody in a full room would ask at once.
  const rehearses = useKnownProgress()?.rehearsal.page_unlocked ?? false;
  const most = crowd?.most ?? 0;
  const number = text('together_over_most', { count: most.toLocaleString(pageLanguage()) });

  async function copy() {
    try {
      await navigator.clipboard.writeText(`${number} ${text('together_over_method')}`);
      showToast({ kind: 'success', text: text('together_copied') });
    } catch {
      // Without a clipboard the text can be marked on the page.
    }
  }

  return (
    <section ref={toNextRoom} className="stack room-over">
      <h2 ref={takeFocus} tabIndex={-1}>
        {text('together_over_title')}
      </h2>
      <p>
        {missed === null
          ? text('together_over_text')
          : text('together_over_missed', { time: roomTime(missed) })}
      </p>
      {counts && rehearses && <p>{text('together_over_counts')}</p>}
      {crowd && (most > 0 || missed === null) && (
        <p className="card-title room-over-number">{most > 0 ? number : text('together_over_most_few')}</p>
      )}
      {most > 0 && (
        <>
          <p className="room-over-method">{text('together_over_method')}</p>
          <Button look="quiet" onClick={() => void copy()}>
            {text('together_copy_number')}
          </Button>
        </>
      )}
      <div className="cluster">
        <Button onClick={onNext}>{text('together_to_next')}</Button>
        <ButtonLink look="bone" to={paths.learn}>
          {text('together_lesson')}
        </ButtonLink>
      </div>
    </section>
  );
}

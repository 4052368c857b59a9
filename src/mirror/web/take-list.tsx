import { useState } from 'react';
import { mirror } from '#mirror/content/mirror.ts';
import { takesLimit } from '#mirror/rules/kept-takes.ts';
import { numberText } from '#platform/web/fill-text.ts';
import { leftToRight } from '#platform/web/left-to-right.ts';
import { useText } from '#platform/web/queries/copy.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { Switch } from '#platform/web/ui/switch.tsx';
import { clockText } from '#player/web/controls/clock-text.ts';
import { toMirror } from './mirror-bar.tsx';
import { ShareTake } from './share-take.tsx';
import { fileOf, momentText, saveTake } from './take-file.ts';
import type { StoredTake } from './take-store.ts';

type TakeListProps = {
  open: boolean;
  onClose: () => void;
  takes: readonly StoredTake[];
  /** Whether the stage shows the dance of a take now, so that the take can be watched. */
  isHere: (take: StoredTake) => boolean;
  onWatch: (take: StoredTake) => void;
  onKeep: (take: StoredTake) => Promise<boolean>;
  onDelete: (takes: readonly StoredTake[]) => Promise<boolean>;
  /** Whether two questions must be answered before a take is shared. */
  asksTwice: boolean;
};

/** Shows the list of the person's takes on this device, with their buttons. */
export function TakeList({
  open,
  onClose,
  takes,
  isHere,
  onWatch,
  onKeep,
  onDelete,
  asksTwice,
}: TakeListProps) {
  const text = useText(mirror);
  const [sure, setSure] = useState(false);
  const [failed, setFailed] = useState(false);
  // Closing the list also closes its open question.
  if (!open && sure) setSure(false);
  const megabytes = (bytes: number) => numberText(Math.round(bytes / 1e5) / 10, 1);
  const showFailure = (done: Promise<boolean>) => void done.then((worked) => setFailed(!worked));
  const bytes = takes.reduce((sum, { film }) => sum + film.size, 0);

  return (
    <Dialog open={open} onClose={onClose} title={text('mirror_list_title')}>
      {takes.length === 0 ? (
        <p>{text('mirror_list_none')}</p>
      ) : (
        <p className="quiet">
          {text('mirror_list_size', { count: megabytes(bytes), total: takesLimit / 1e6 })}
        </p>
      )}
      <ul className="stack mirror-list">
        {takes.map((take) => (
          <li key={take.id} ref={toMirror} className="stack tight">
            <p className="spread">
              <strong>{momentText(take.recordedAt)}</strong>
              <span className="quiet">
                {text('mirror_list_part', {
                  time: leftToRight(`${clockText(take.segment.start)}–${clockText(take.segment.end)}`),
                  rate: take.rate,
                  count: megabytes(take.film.size),
                })}
              </span>
            </p>
            <div className="cluster tight">
              {isHere(take) ? (
                <Button look="night" size="compact" onClick={() => onWatch(take)}>
                  {text('mirror_list_watch')}
                </Button>
              ) : (
                <span className="quiet">{text('mirror_list_elsewhere')}</span>
              )}
              <Button look="night" size="compact" onClick={() => saveTake(take)}>
                {text('mirror_list_save')}
              </Button>
              <ShareTake file={fileOf(take)} asks={asksTwice ? 2 : 0} />
              <Button look="night" size="compact" onClick={() => showFailure(onDelete([take]))}>
                {text('mirror_list_delete')}
              </Button>
            </div>
            <Switch
              label={text('mirror_list_keep')}
              checked={take.kept}
              onChange={(kept) => showFailure(onKeep({ ...take, kept }))}
            />
          </li>
        ))}
      </ul>
      {failed && <p role="alert">{text('mirror_list_failed')}</p>}
      <div className="spread">
        <Button look="bone" size="small" onClick={onClose}>
          {text('mirror_close')}
        </Button>
        {takes.length > 0 && (
          <Button
            look="blood"
            size="small"
            onClick={() => {
              if (sure) showFailure(onDelete(takes));
              setSure(!sure);
            }}
          >
            {sure ? text('mirror_list_delete_sure', { count: takes.length }) : text('mirror_list_delete_all')}
          </Button>
        )}
      </div>
    </Dialog>
  );
}

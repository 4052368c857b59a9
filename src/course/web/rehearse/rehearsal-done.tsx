import { useEffect, useRef } from 'react';
import { useReadCopy } from '#platform/web/queries/copy.ts';
import { Button, ButtonLink } from '#platform/web/ui/button.tsx';
import { paths } from '#subjects/rules/paths.ts';

type RehearsalDoneProps = {
  /** False when the server could not be told yet. */
  saved: boolean;
  onSave: () => void;
  onAgain: () => void;
};

export function RehearsalDone({ saved, onSave, onAgain }: RehearsalDoneProps) {
  const text = useReadCopy();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="stack loose centered rehearse-door">
      <h2 ref={heading} tabIndex={-1}>
        {text('rehearse_done_title')}
      </h2>
      <p className="rehearse-lead">{text('rehearse_done_text')}</p>
      <div className="cluster centered">
        {!saved && (
          <Button look="bone" onClick={onSave}>
            {text('rehearse_save_again')}
          </Button>
        )}
        <Button onClick={onAgain}>{text('rehearse_again')}</Button>
        <ButtonLink look="bone" to={paths.learn}>
          {text('rehearse_back_to_learning')}
        </ButtonLink>
      </div>
    </div>
  );
}

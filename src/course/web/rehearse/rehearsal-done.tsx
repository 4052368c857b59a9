import { useText } from '#platform/web/queries/copy.ts';
import { takeFocus } from '#platform/web/ui/arrive-at.ts';
import { Button, ButtonLink } from '#platform/web/ui/button.tsx';
import { paths } from '#subjects/rules/paths.ts';

type RehearsalDoneProps = {
  /** Whether the rehearsal is saved; false when the server could not be told yet. */
  saved: boolean;
  onSave: () => void;
  onAgain: () => void;
};

export function RehearsalDone({ saved, onSave, onAgain }: RehearsalDoneProps) {
  const text = useText();
  return (
    <div className="stack loose centered rehearse-door">
      <h2 ref={takeFocus} tabIndex={-1}>
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

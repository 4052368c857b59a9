import { type ReactNode, useRef } from 'react';
import type { Draft } from '#platform/web/forms/use-draft.ts';
import { toFirstError } from '#platform/web/forms/use-field-errors.ts';
import { type Save, useSendAgain } from '#platform/web/forms/use-save.ts';
import { handFocusOn } from '#platform/web/ui/arrive-at.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { ErrorNote } from '#platform/web/ui/error-note.tsx';

type SaveBarProps = {
  draft: Pick<
    Draft<unknown, string>,
    'dirty' | 'version' | 'behind' | 'clashes' | 'discard' | 'insist' | 'giveWay'
  >;
  save: Save<string>;
  /** A problem that prevents saving, besides a refused save. */
  problem?: string | null | undefined;
  onSave: () => void;
  label?: string;
  /** A link to the next thing to do; shown once everything is saved. */
  next?: ReactNode;
};

/**
 * The bar with the buttons Save and Discard, and with a note about anything that prevents saving: a problem, or another
 * operator's change.
 */
export function SaveBar({ draft, save, problem, onSave, label = 'Save', next }: SaveBarProps) {
  const bar = useRef<HTMLDivElement>(null);
  // After a conflict the whole question gets the focus, so that a second press does not hit the button that
  // drops the edit.
  const handOn = handFocusOn(
    () =>
      bar.current?.querySelector('.studio-question, button:not([aria-disabled="true"]), [role="status"]') ??
      null,
  );
  // The message about one save must not stay for the next save.
  const afresh = (go: () => void) => () => {
    save.forget();
    go();
  };
  useSendAgain(draft, save, onSave);
  const clashes = [...new Set(draft.clashes)].filter(Boolean).map((name) => `${name}, `);
  const wrong = problem ?? (draft.dirty ? save.error?.message : null);
  if (draft.behind && !save.isPending)
    return (
      <div ref={bar} className="studio-save">
        <Card ref={handOn} as="div" look="notice" size="small" className="studio-question" role="alert">
          <p>
            <strong>This was changed elsewhere while you were editing:</strong>{' '}
            <span>
              {`${clashes.join('')}by somebody else, or by you in another place. Nothing of either is lost: yours still stands here, the other is stored.`}
            </span>
          </p>
          <div className="cluster">
            <Button look="bone" onClick={afresh(draft.giveWay)}>
              Show what is stored, drop mine
            </Button>
            <Button look="bone" onClick={afresh(draft.insist)}>
              Keep mine and go on
            </Button>
          </div>
        </Card>
      </div>
    );
  return (
    <div ref={bar} className="stack tight studio-save">
      <ErrorNote>{wrong}</ErrorNote>
      <div ref={handOn} className="cluster">
        {/* The button is not disabled, because a disabled button would lose the focus. */}
        <Button
          busy={save.isPending}
          busyLabel="Saving…"
          aria-disabled={!draft.dirty}
          onClick={() => {
            if (!draft.dirty) return;
            toFirstError(bar.current?.closest('form, section'));
            onSave();
          }}
        >
          {label}
        </Button>
        {draft.dirty && (
          <Button ref={handOn} look="quiet" onClick={afresh(draft.discard)}>
            Discard changes
          </Button>
        )}
        <span className="quiet" role="status">
          {draft.dirty ? 'Not saved yet' : 'Everything is saved'}
        </span>
        {!draft.dirty && next && <span>{next}</span>}
      </div>
    </div>
  );
}

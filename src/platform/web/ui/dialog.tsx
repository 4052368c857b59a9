import './dialog.css';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { dialogOpened } from './top-dialog.ts';

type DialogProps = {
  open: boolean;
  /** Called for Escape, the phone's Back, and a press beside the dialog; the owner sets `open`. */
  onClose: () => void;
  title: ReactNode;
  children: ReactNode;
  /** `side` slides in from the edge of the screen, `bottom` up from below. */
  place?: 'middle' | 'side' | 'bottom';
  className?: string;
};

/**
 * The browser's modal dialog, which keeps the focus inside, first on its title, and gives the focus back on closing.
 */
export function Dialog({ open, onClose, title, children, place = 'middle', className = '' }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  // Browsers report a close late. If the owner has opened the dialog again by then, the report must not close it.
  const owners = useRef(0);
  // A press that begins inside the dialog, such as to select typed text, and ends beside it must not close the dialog.
  const pressedBeside = useRef(false);

  useEffect(() => {
    const element = dialog.current;
    if (element === null) return;
    if (!open) {
      if (!element.open) return;
      owners.current += 1;
      element.close();
      return;
    }
    if (!element.open) element.showModal();
    // Firefox would focus the first button, which may be a button that deletes; other browsers focus the title.
    element.querySelector('h2')?.focus();
    return dialogOpened(element);
  }, [open]);

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard's way out is Escape, which the browser handles
    <dialog
      ref={dialog}
      className={`dialog dialog-${place} ${className}`}
      aria-labelledby={titleId}
      onClose={() => {
        if (owners.current > 0) owners.current -= 1;
        else onClose();
      }}
      onPointerDown={({ target, currentTarget }) => {
        pressedBeside.current = target === currentTarget;
      }}
      onClick={({ target, currentTarget }) => {
        if (pressedBeside.current && target === currentTarget) onClose();
      }}
    >
      {open && (
        <div className="stack dialog-body">
          <h2 id={titleId} tabIndex={-1}>
            {title}
          </h2>
          {children}
        </div>
      )}
    </dialog>
  );
}

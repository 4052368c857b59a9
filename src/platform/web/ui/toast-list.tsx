import { fixedText } from '#platform/web/fixed-text.ts';
import './toast-list.css';
import { type FocusEvent, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useLocation } from 'react-router';
import { type Toast, takeToasts } from './toast.ts';
import { ToastMessage } from './toast-message.tsx';
import { useTopDialog } from './top-dialog.ts';

type Listed = { id: number; toast: Toast };

const most = 3;

/** The three newest messages on the screen. */
export function ToastList() {
  const [listed, setListed] = useState<readonly Listed[]>([]);
  const { pathname } = useLocation();
  const [shownOn, setShownOn] = useState(pathname);
  // A new page removes all messages except the last message and messages that stay until they are dismissed.
  if (pathname !== shownOn) {
    setShownOn(pathname);
    setListed((before) => before.filter((each) => stays(each.toast) || each === before.at(-1)));
  }
  const lastId = useRef(0);
  useEffect(() => {
    const show = (toast: Toast) => {
      lastId.current += 1;
      const added = { id: lastId.current, toast };
      setListed((listed) => {
        const before = listed.filter((each) => !replaces(toast, each.toast));
        return [...before, added].filter(({ toast }, at) => at + most > before.length || stays(toast));
      });
    };
    // Waiting messages are added only now, because a screen reader announces only additions to an existing region.
    return takeToasts(show, (outdated) =>
      setListed((before) => before.filter(({ toast }) => !outdated(toast))),
    );
  }, []);
  const close = (id: number) => setListed((before) => before.filter((each) => each.id !== id));
  const dialog = useTopDialog();
  // Nothing may cover a dialog in the middle: until it closes, all messages but errors wait, with their time stopped.
  const covers = dialog?.classList.contains('dialog-middle');
  const shown = covers ? listed.filter(({ toast }) => toast.kind === 'error') : listed;
  const region = <Region listed={shown.slice(-most)} onClose={close} />;
  // While a dialog is open nothing outside of it can be reached.
  return createPortal(region, dialog ?? document.body);
}

function Region({ listed, onClose }: { listed: readonly Listed[]; onClose: (id: number) => void }) {
  const region = useRef<HTMLElement>(null);
  const focusedBefore = useRef<HTMLElement | null>(null);
  const [pointed, setPointed] = useState(false);
  const [focused, setFocused] = useState(false);
  const enter = ({ relatedTarget }: FocusEvent) => {
    if (!focused) focusedBefore.current = relatedTarget instanceof HTMLElement ? relatedTarget : null;
    setFocused(true);
  };
  /** Moves the focus out of a message that disappears: to the next message, or to the element that had it before. */
  const leave = (message: HTMLElement) => {
    const active = document.activeElement;
    if (!(active instanceof HTMLElement && message.contains(active))) return;
    const others = [...(region.current?.children ?? [])].filter((each) => each !== message);
    active.blur();
    (others.at(-1)?.querySelector('button') ?? focusedBefore.current)?.focus();
  };
  return (
    <section
      ref={region}
      className="stack tight toasts"
      aria-label={fixedText('fallback.notifications')}
      aria-live="polite"
      aria-relevant="additions"
      onPointerEnter={() => setPointed(true)}
      onPointerLeave={() => setPointed(false)}
      onFocus={enter}
      onBlur={({ currentTarget, relatedTarget }) => setFocused(currentTarget.contains(relatedTarget))}
    >
      {listed.map(({ id, toast }) => (
        <ToastMessage
          key={id}
          toast={toast}
          stays={stays(toast)}
          held={pointed || focused}
          onClose={(message) => {
            leave(message);
            onClose(id);
          }}
        />
      ))}
    </section>
  );
}

/**
 * Whether a message replaces an earlier one. A message that leaves by itself replaces an earlier message of its kind,
 * unless that one offers something. A message that stays replaces only a message with the same words: a person who
 * tries again without a network sees one message, not two.
 */
function replaces(toast: Toast, earlier: Toast): boolean {
  if (toast.kind !== earlier.kind || stays(toast) !== stays(earlier)) return false;
  if (toast.text === earlier.text) return true;
  return !stays(toast) && !earlier.action && !earlier.link;
}

function stays({ kind, stays = false }: Toast): boolean {
  return stays || kind === 'error';
}
